/** An amount in the smallest unit of its currency. */
export interface Money {
  amount: bigint;
  currency: 'EUR' | 'USD' | 'GBP';
}

export interface OrderLine {
  sku: string;
  quantity: number;
  unitPrice: Money;
}

export interface Order {
  id: string;
  customer: { id: string; email?: string };
  lines: readonly OrderLine[];
  status: 'open' | 'paid' | 'shipped';
  placedAt: Date;
}

export interface Repository<T extends { id: string }> {
  find(id: string): Promise<T | undefined>;
  save(entity: T): Promise<void>;
}
