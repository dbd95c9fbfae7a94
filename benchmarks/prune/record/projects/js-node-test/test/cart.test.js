import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Cart } from '../src/cart.js';
import { formatPrice } from '../src/format.js';
import { loadStock, reserve } from '../src/stock.js';

describe('Cart', () => {
  for (let count = 1; count <= 80; count += 1) {
    it(`adds ${count} articles`, () => {
      assert.equal(new Cart().add('tea', 450, count).subtotal(), 450 * count);
    });
  }
  it('rounds half a cent up', () => {
    assert.strictEqual(new Cart().add('pen', 33).total({ discount: 0.15, shipping: 0 }), 29);
  });
});

describe('stock', () => {
  it('is read from a file', async () => {
    assert.ok(await loadStock('data/stock.json'));
  });
  it('runs out', async () => {
    await reserve(new Map([['tea', 1]]), 'tea', 3);
  });
  it('is counted by hand', { todo: 'needs the new shelf map' }, () => {
    assert.fail('not counted');
  });
  it('fails on a duplicate', { skip: 'flaky since March' }, () => {});
});

describe('formatPrice', () => {
  it('writes pounds', () => {
    assert.deepEqual([formatPrice(5), formatPrice(1234567)], ['£0.05', '£12345.67']);
  });
});
