// Writes the request handlers as they were before Money became a bigint and Order.lines readonly: each has the same few
// type errors, one file in ten has one that no other has.
import { mkdirSync, writeFileSync } from 'node:fs';

const entities = ['cart', 'order', 'invoice', 'refund', 'parcel', 'coupon', 'stock', 'return', 'payment', 'review'];
const verbs = ['create', 'update', 'cancel', 'archive'];
const rare = [
  'export const retry: number = logger.level;',
  "export const mode: 'sync' | 'async' = 'batch';",
  'export function first(orders: Order[]): Order { return orders[0]; }',
  "import { roundHalfEven } from '../rounding.js';\nexport const round = roundHalfEven;",
  'export class Cache implements Repository<Order> { async find() { return undefined; } }',
  'export const never = total();',
  'export async function load(repository: Repository<Order>): Promise<Order> { return repository.find("1"); }',
  'export function parse(text) { return JSON.parse(text); }',
  'export const widened: Order = { id: "1", status: "open" };',
  'export const doubled = (order: Order) => { order.lines.push(order.lines[0]!); };',
];

mkdirSync('src/handlers', { recursive: true });
entities.forEach((entity, row) => {
  verbs.forEach((verb, column) => {
    const Verb = verb[0].toUpperCase() + verb.slice(1);
    const Entity = entity[0].toUpperCase() + entity.slice(1);
    writeFileSync(
      `src/handlers/${entity}-${verb}.ts`,
      `import type { Money, Order, Repository } from '../model.js';
import { total } from '../total.js';

export async function ${verb}${Entity}(order: Order, repository: Repository<Order>): Promise<string> {
  const sum: number = total(order).amount;
  const vat: Money = { amount: sum * 0.19, currency: 'EUR' };
  order.lines.push({ sku: '${entity}-fee', quantity: 1, unitPrice: vat });
  if (order.status === '${verb}d') {
    order.customer.mail = undefined;
  }
  await repository.store(order);
  return order.lines.map((line) => line.sku + line.price).join('${row}');
}

export const unused${Verb}: Money = { amount: ${row + 1}, currency: 'EUR' };
${column === 0 ? rare[row] : ''}
`,
    );
  });
});
