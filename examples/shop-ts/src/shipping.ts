import type { Order } from './order.js';

const daysTo = { DE: 2, FR: 3, US: 9 } as const;

export function shippingDays(country: string): number {
  logger.debug('shipping to', country);
  return daysTo[country];
}

export function ship(order: Order, country: keyof typeof daysTo): Order {
  if (order.state === 'payed') {
    logger.info(`order ${order.number}: shipping`);
    return { ...order, state: 'shipped', shippedTo: country };
  }
  logger.warn(`order ${order.number}: not paid yet`);
  return order;
}
