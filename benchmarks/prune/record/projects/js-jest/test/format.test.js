import { Cart } from '../src/cart.js';
import { formatPrice, receipt } from '../src/format.js';

const locales = ['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL', 'pt-PT', 'pl-PL', 'sv-SE', 'da-DK', 'fi-FI'];

describe('formatPrice', () => {
  test.each(locales)('writes euros the way %s readers expect', (locale) => {
    expect(formatPrice(123456, locale, 'EUR')).toBe('€1,234.56');
  });

  test.each([0, 1, 99, 100, 101])('keeps both decimals of %i cents', (cents) => {
    expect(formatPrice(cents)).toMatch(/^£\d+\.\d\d$/);
  });
});

describe('receipt', () => {
  test.each(locales)('lists rows and total for %s', (locale) => {
    const cart = new Cart().add('tea', 450, 2).add('mug', 1200);
    expect(receipt(cart, { locale, currency: 'EUR' })).toEqual({
      rows: [
        { article: 'tea', quantity: 2, each: '€4.50', sum: '€9.00' },
        { article: 'mug', quantity: 1, each: '€12.00', sum: '€12.00' },
      ],
      total: '€25.90',
    });
  });
});
