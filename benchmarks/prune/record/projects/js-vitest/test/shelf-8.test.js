import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 8', async () => {
  console.log('shelf 8: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 8]]), 'tea', 1)).resolves.toBe(7);
});
