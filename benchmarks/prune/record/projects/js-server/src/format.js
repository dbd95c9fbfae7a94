/** Writes cents as people read them. */
export function formatPrice(cents, locale = 'en-GB', currency = 'GBP') {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

export function receipt(cart, { locale, currency } = {}) {
  const rows = cart.lines.map(({ sku, cents, quantity }) => ({
    article: sku,
    quantity,
    each: formatPrice(cents, locale, currency),
    sum: formatPrice(cents * quantity, locale, currency),
  }));
  return { rows, total: formatPrice(cart.total(), locale, currency) };
}
