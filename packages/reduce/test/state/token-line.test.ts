import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTokenLine } from '../../src/state/token-line.js';
import { runs } from '../runs.js';

const step = fc.oneof(
  fc.record({ push: fc.nat(1_000) }),
  fc.record({ at: fc.nat(200), add: fc.integer({ min: -500, max: 500 }) }),
);

it('sums as an array does, whatever was pushed and changed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const line = createTokenLine();
      const plain: number[] = [];
      for (const one of steps) {
        if ('push' in one) {
          line.push(one.push);
          plain.push(one.push);
        } else if (plain.length > 0) {
          const at = one.at % plain.length;
          line.add(at, one.add);
          plain[at] = (plain[at] as number) + one.add;
        }
      }
      for (let index = 0; index <= plain.length; index += 1) {
        expect(line.before(index)).toBe(plain.slice(0, index).reduce((sum, tokens) => sum + tokens, 0));
      }
      expect(line.total).toBe(line.before(plain.length));
    }),
    runs,
  );
});
