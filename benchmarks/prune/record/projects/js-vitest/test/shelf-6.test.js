import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 6', async () => {
  console.log('shelf 6: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 6]]), 'tea', 1)).resolves.toBe(5);
});
