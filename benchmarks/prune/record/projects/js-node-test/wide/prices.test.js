import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cart } from '../src/cart.js';
import { reserve } from '../src/stock.js';

for (let cents = 1; cents <= 900; cents += 1) {
  test(`three articles of ${cents} cents cost ${cents * 3}`, async () => {
    const total = new Cart().add('tea', cents, 3).total({ shipping: 0, discount: cents === 421 ? 0.15 : 0 });
    assert.equal(total, cents * 3);
    if (cents === 666) await reserve(new Map([['tea', 1]]), 'tea', 3);
  });
}
