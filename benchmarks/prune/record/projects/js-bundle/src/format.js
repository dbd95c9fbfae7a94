export function formatPrice(cents, currency = { symbol: '£' }) {
  return `${currency.symbol}${(cents / 100).toFixed(2)}`;
}
