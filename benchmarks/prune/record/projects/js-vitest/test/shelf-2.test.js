import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 2', async () => {
  console.log('shelf 2: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 2]]), 'tea', 1)).resolves.toBe(1);
});
