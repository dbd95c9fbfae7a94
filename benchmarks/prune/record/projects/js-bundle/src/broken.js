import { formatPrice } from './format.js';

const rates = { GBP: 1, EUR: 1.17, EUR: 1.18 };

export function convert(cents, currency) {
  if (typeof cents === 'nubmer') return formatPrice(cents * rates[currency);
  return -0 === cents;
}
