/** A shopping cart: lines of an article, its price in cents and a quantity. */
export class Cart {
  #lines = new Map();

  add(sku, cents, quantity = 1) {
    if (!Number.isInteger(cents) || cents < 0) throw new RangeError(`price of ${sku} must be whole cents, got ${cents}`);
    const line = this.#lines.get(sku) ?? { sku, cents, quantity: 0 };
    line.quantity += quantity;
    this.#lines.set(sku, line);
    return this;
  }

  get lines() {
    return [...this.#lines.values()];
  }

  subtotal() {
    return this.lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  }

  total({ discount = 0, shipping = 490 } = {}) {
    const reduced = this.subtotal() * (1 - discount);
    return Math.floor(reduced) + (reduced > 5000 ? 0 : shipping);
  }
}
