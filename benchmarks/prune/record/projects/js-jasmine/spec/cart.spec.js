import { Cart } from '../src/cart.js';
import { formatPrice } from '../src/format.js';
import { loadStock } from '../src/stock.js';

describe('Cart', () => {
  for (let count = 1; count <= 40; count += 1) {
    it(`adds ${count} articles`, () => {
      expect(new Cart().add('tea', 450, count).subtotal()).toBe(450 * count);
    });
  }

  it('rounds half a cent up', () => {
    expect(new Cart().add('pen', 33).total({ discount: 0.15, shipping: 0 })).toBe(29);
  });

  it('keeps one line an article', () => {
    expect(new Cart().add('tea', 450).add('tea', 450).lines).toEqual([{ sku: 'tea', cents: 450, quantity: 1 }]);
  });
});

describe('stock', () => {
  it('is read from a file', async () => {
    await expectAsync(loadStock('data/stock.json')).toBeResolved();
  });

  xit('is counted nightly', () => {});
});

describe('formatPrice', () => {
  it('writes pounds', () => {
    expect(formatPrice(1234567)).toBe('£12345.67');
  });
});
