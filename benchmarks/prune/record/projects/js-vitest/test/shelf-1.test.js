import { expect, it } from 'vitest';
import { reserve } from '../src/stock.js';

it('reserves from shelf 1', async () => {
  console.log('shelf 1: error budget not used, 0 errors so far');
  await expect(reserve(new Map([['tea', 1]]), 'tea', 1)).resolves.toBe(0);
});
