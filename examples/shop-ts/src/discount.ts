import { type Money, times } from './money.js';

export interface Discount {
  readonly percent: number;
  /** Least amount, in cents, that the discount is given for. */
  readonly from: number;
}

const discounts: readonly Discount[] = [
  { percent: 5, from: 50_00 },
  { percent: 10, from: 100_00 },
  { percent: 15, from: 250_00 },
];

/** The best discount that an amount has earned. */
export function discountFor(amount: Money): Discount | undefined {
  return discounts.findLast((discount) => amount.cents > discount.from);
}

export function discounted(amount: Money): Money {
  const discount = discountFor(amount);
  return discount ? times(amount, 1 - discount.percent / 100) : amount;
}
