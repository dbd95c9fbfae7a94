import { describe, expect, it, vi } from 'vitest';
import { Cart } from '../src/cart.js';
import { receipt } from '../src/format.js';
import { loadStock } from '../src/stock.js';

describe('Cart', () => {
  it('is empty at first', () => {
    expect(new Cart().lines).toEqual([]);
  });

  it('fails when a price is negative', () => {
    expect(() => new Cart().add('tea', -1)).toThrow(RangeError);
  });

  it('rounds half a cent up', () => {
    expect(new Cart().add('pen', 33).total({ discount: 0.15, shipping: 0 })).toBe(28.5);
  });

  it('prints a receipt', () => {
    const cart = new Cart().add('tea', 450, 2).add('mug', 1200);
    expect(receipt(cart, { locale: 'de-DE', currency: 'EUR' })).toMatchObject({ rows: [{ article: 'tea', sum: '9,00 €' }, { article: 'mug' }], total: '21,00 €' });
  });

  it('tells its listeners about every change', () => {
    const listener = vi.fn();
    const cart = new Cart();
    cart.onChange?.(listener);
    cart.add('tea', 450).add('mug', 1200);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.skip('applies vouchers', () => {});
});

describe('stock', () => {
  it('is read from a file', async () => {
    const stock = await loadStock('data/stock.json');
    expect(stock.size).toBe(4);
  });
});
