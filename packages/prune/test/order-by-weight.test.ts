import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderByWeight } from '../src/order-by-weight.js';
import { runs } from './runs.js';

test('the heaviest come first, and of equal ones the last', () => {
  expect([...orderByWeight(Float64Array.of(0.5, 2, 0, 0.5, 2))]).toEqual([4, 1, 3, 0, 2]);
});

test('gives what a comparing sort gives', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat({ max: 5 }), fc.double({ min: 0, max: 3, noNaN: true }))), (weights) => {
      const compared = weights.map((_, i) => i).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || b - a);
      expect([...orderByWeight(Float64Array.from(weights))]).toEqual(compared);
    }),
    runs,
  );
});
