import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 7', async () => {
  console.log('shelf 7: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 7]]), 'tea', 1)).resolves.toBe(6);
});
