import type { Money, Order } from './model.js';

/** Sums an order's lines; an empty order costs nothing in euros. */
export function total(order: Order): Money {
  const currency = order.lines[0]?.unitPrice.currency ?? 'EUR';
  const amount = order.lines.reduce((sum, line) => sum + line.unitPrice.amount * BigInt(line.quantity), 0n);
  return { amount, currency };
}

export function describe(order: Order): string {
  const { amount, currency } = total(order);
  return `${order.id}: ${order.lines.length} lines, ${amount} ${currency.toLowerCase()}, ${order.customer.email.trim()}`;
}
