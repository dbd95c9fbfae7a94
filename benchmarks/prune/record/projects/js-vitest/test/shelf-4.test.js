import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 4', async () => {
  console.log('shelf 4: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 4]]), 'tea', 1)).resolves.toBe(3);
});
