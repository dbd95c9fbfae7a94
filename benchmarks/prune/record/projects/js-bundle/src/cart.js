export class Cart {
  lines = [];

  add(sku, cents) {
    this.lines.push({ sku, cents });
  }

  total() {
    return this.lines.reduce((sum, line) => sum + line.cents, 0);
  }
}
