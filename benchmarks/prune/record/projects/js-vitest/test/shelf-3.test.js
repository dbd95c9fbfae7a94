import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 3', async () => {
  console.log('shelf 3: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 3]]), 'tea', 1)).resolves.toBe(2);
});
