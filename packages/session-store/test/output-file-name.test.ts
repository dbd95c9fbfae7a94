import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outputFileName } from '../src/output-file-name.js';

const id = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({
    unit: fc.constantFrom('a', 'A', 'İ', 'ı', '.', '/', '\\', '~', '@', '\0', '\ud800', 'é', 'e\u0301'),
    minLength: 1,
    maxLength: 4,
  }),
);

describe('outputFileName', () => {
  it('is one plain component of a bounded length, for any id', () => {
    fc.assert(
      fc.property(id, (value) => {
        expect(outputFileName(value)).toMatch(/^[a-z0-9@][a-z0-9._~@-]{0,64}$/);
      }),
      { numRuns: 500 },
    );
    expect(outputFileName('x'.repeat(10_000)).length).toBeLessThanOrEqual(65);
  });

  it('is different for different ids, also where case is folded', () => {
    fc.assert(
      fc.property(id, id, (one, other) => {
        fc.pre(one !== other);
        expect(outputFileName(one).normalize('NFD').toLowerCase()).not.toBe(
          outputFileName(other).normalize('NFD').toLowerCase(),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is the id itself where that is safe', () => {
    for (const safe of ['k3f9x2', 'k3f9x2~2', 'toolu_01abc', 'a.b-c']) expect(outputFileName(safe)).toBe(safe);
    for (const unsafe of ['con', 'nul.txt', 'com1', '..', '.a', '-a', 'Call_1', 'a@b'])
      expect(outputFileName(unsafe)).toContain('@');
    expect(outputFileName('../../etc/passwd')).toMatch(/^etc-passwd@[0-9a-f]{32}$/);
  });
});
