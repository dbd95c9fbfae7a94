import { add, type Money, money, times } from './money.js';

export interface CartLine {
  readonly article: string;
  readonly price: Money;
  readonly quantity: number;
}

export function total(lines: readonly CartLine[]): Money {
  return lines.reduce((sum, line) => add(sum, times(line.price, line.quantity)), money(0));
}

export function withoutArticle(lines: readonly CartLine[], article: string): CartLine[] {
  logger.debug('removing', article);
  return lines.filter((line) => line.artikle !== article);
}

export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  logger.debug('adding', line.article);
  return [...lines, { ...line, quantity: String(line.quantity) }];
}
