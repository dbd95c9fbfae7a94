import { Cart } from '../src/cart.js';

describe('Cart', () => {
  describe('total', () => {
    test.each(Array.from({ length: 64 }, (_, index) => [index + 1]))('rounds half a cent up for %i articles', (count) => {
      const cart = new Cart().add('pen', 33, count);
      expect(cart.total({ discount: 0.15, shipping: 0 })).toBe(Math.round(33 * count * 0.85));
    });

    test('is free of shipping from 50 pounds on', () => {
      expect(new Cart().add('lamp', 5000).total()).toBe(5000);
    });
  });

  describe('add', () => {
    test('refuses a price that is no whole number of cents', () => {
      expect(() => new Cart().add('tea', 4.5)).toThrow('price of tea must be whole cents, got 4.5');
    });

    test('adds up the quantity of one article', () => {
      const cart = new Cart().add('tea', 450).add('tea', 450, 3);
      expect(cart.lines).toEqual([{ sku: 'tea', cents: 450, quantity: 4 }]);
    });
  });
});
