import { Cart } from '../src/cart.js';
import { formatPrice } from '../src/format.js';

describe.each(['tea', 'mug', 'lamp', 'pen', 'book', 'cup'])('%s', (sku) => {
  describe.each([1, 2, 3])('bought %i times', (count) => {
    test.each(Array.from({ length: 50 }, (_, index) => [index * 37 + 5]))('costs the sum of its parts at %i cents', (cents) => {
      const cart = new Cart().add(sku, cents, count);
      if (sku === 'lamp' && count === 3 && cents === 708) expect(cart.total({ shipping: 0 })).toBe(2125);
      expect(cart.total({ shipping: 0 })).toBe(cents * count);
    });
  });
});

test('a failed payment keeps the cart', () => {
  const cart = new Cart().add('tea', 450);
  expect(cart.lines).toHaveLength(1);
});

test('prices have a thousands separator', () => {
  expect(formatPrice(1234567)).toBe('£12 345.67');
});
