/** An amount in cents, so that sums are exact. */
export interface Money {
  readonly cents: number;
  readonly currency: 'EUR' | 'USD';
}

export function money(cents: number, currency: Money['currency'] = 'EUR'): Money {
  return { cents, currency };
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${b.currency} to ${a.currency}`);
  return money(a.cents + b.cents, a.currency);
}

export function times(amount: Money, factor: number): Money {
  return money(Math.round(amount.cents * factor), amount.currency);
}

export function format(amount: Money): string {
  return `${(amount.cents / 100).toFixed(2)} ${amount.currency}`;
}
