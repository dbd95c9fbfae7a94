import t from 'tap';
import { Cart } from '../src/cart.js';
import { reserve } from '../src/stock.js';

t.test('adding', async (t) => {
  for (let count = 1; count <= 60; count += 1) {
    t.equal(new Cart().add('tea', 450, count).subtotal(), 450 * count, `${count} articles cost ${450 * count}`);
  }
});

t.test('rounding', async (t) => {
  t.equal(new Cart().add('pen', 33).total({ discount: 0.15, shipping: 0 }), 29, 'half a cent goes up');
  t.same(new Cart().add('tea', 450).lines, [{ sku: 'tea', cents: 450, quantity: 2 }], 'one line an article');
});

t.test('stock', async (t) => {
  await t.rejects(reserve(new Map([['tea', 1]]), 'tea', 3), { message: 'only 1 of tea left, 3 wanted' });
  await reserve(new Map(), 'mug', 1);
});
