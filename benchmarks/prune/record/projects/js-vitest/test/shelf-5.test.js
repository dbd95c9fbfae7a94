import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 5', async () => {
  console.log('shelf 5: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 5]]), 'tea', 1)).resolves.toBe(4);
});
