import { describe, expect, it } from 'vitest';
import { discounted, discountFor } from '../src/discount.js';
import { money } from '../src/money.js';

describe('discount', () => {
  for (let euros = 101; euros < 250; euros += 1) {
    it(`gives ten percent on ${euros} euros`, () => {
      console.log(`discount on ${euros}:`, discountFor(money(euros * 100)));
      expect(discounted(money(euros * 100)).cents).toBe(euros * 90);
    });
  }

  it('gives nothing on a small amount', () => {
    expect(discounted(money(10_00)).cents).toBe(10_00);
  });

  it('gives ten percent on exactly 100 euros', () => {
    expect(discounted(money(100_00)).cents).toBe(90_00);
  });

  it('gives fifteen percent on exactly 250 euros', () => {
    expect(discounted(money(250_00)).cents).toBe(212_50);
  });
});
