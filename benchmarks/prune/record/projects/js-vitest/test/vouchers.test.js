import { expect, it } from 'vitest';
import { redeem } from '../src/vouchers.js';

it('redeems a voucher once', () => {
  expect(redeem('SPRING')).toBe(true);
  expect(redeem('SPRING')).toBe(false);
});
