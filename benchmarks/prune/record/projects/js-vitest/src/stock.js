import { readFile } from 'node:fs/promises';

export class StockError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'StockError';
  }
}

/** Reads how many of each article there are; a file that cannot be read keeps its reason as the cause. */
export async function loadStock(file) {
  try {
    const rows = JSON.parse(await readFile(file, 'utf8'));
    return new Map(rows.map(({ sku, left }) => [sku, left]));
  } catch (cause) {
    throw new StockError(`stock file ${file} cannot be used`, { cause });
  }
}

export async function reserve(stock, sku, quantity) {
  const left = stock.get(sku) ?? 0;
  if (left < quantity) throw new StockError(`only ${left} of ${sku} left, ${quantity} wanted`);
  stock.set(sku, left - quantity);
  return stock.get(sku);
}
