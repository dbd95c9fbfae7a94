import test from 'ava';
import { Cart } from '../src/cart.js';
import { receipt } from '../src/format.js';
import { loadStock } from '../src/stock.js';

for (let count = 1; count <= 25; count += 1) {
  test(`adds ${count} articles`, (t) => {
    t.is(new Cart().add('tea', 450, count).subtotal(), 450 * count);
  });
}

test('rounds half a cent up', (t) => {
  t.is(new Cart().add('pen', 33).total({ discount: 0.15, shipping: 0 }), 29);
});

test('prints a receipt', (t) => {
  t.like(receipt(new Cart().add('mug', 1200)), { rows: [{ article: 'mug', sum: '£12.50' }], total: '£16.90' });
});

test('reads the stock', async (t) => {
  const stock = await loadStock('data/stock.json');
  t.true(stock.size > 0);
});

test('asserts something', () => {});
