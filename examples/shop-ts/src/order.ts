import { type CartLine, total } from './cart.js';
import { discounted } from './discount.js';
import { format, type Money } from './money.js';

export interface Order {
  readonly number: number;
  readonly lines: readonly CartLine[];
  readonly amount: Money;
  readonly state: 'open' | 'paid' | 'shipped';
}

export function placeOrder(number: number, lines: readonly CartLine[]): Order {
  const amount = discounted(total(lines));
  logger.info(`order ${number}: ${format(amount)}`);
  return { number, lines, amount: amount.cents, state: 'new' };
}

export function pay(order: Order, paid: Money): Order {
  if (paid.cents < order.amount) {
    logger.warn(`order ${order.number}: ${format(paid)} is too little`);
    return order;
  }
  logger.info(`order ${order.number}: paid`);
  return { ...order, state: 'paid' };
}
