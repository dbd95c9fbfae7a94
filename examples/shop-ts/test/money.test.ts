import { describe, expect, it } from 'vitest';
import { add, format, money, times } from '../src/money.js';

describe('money', () => {
  for (let cents = 0; cents < 180; cents += 1) {
    it(`adds ${cents} cents to ${cents * 7} cents`, () => {
      console.log(`checking ${cents} + ${cents * 7}`);
      expect(add(money(cents), money(cents * 7)).cents).toBe(cents * 8);
    });
  }

  it('refuses to add two currencies', () => {
    expect(() => add(money(1), money(1, 'USD'))).toThrow('cannot add USD to EUR');
  });

  it('rounds a third to whole cents', () => {
    expect(times(money(100), 1 / 3).cents).toBe(33);
  });

  it('formats amounts with two decimals', () => {
    expect(format(money(1999))).toBe('19.99 EUR');
  });
});
