import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAround, cutBytes } from '../src/cut-text.js';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀'), maxLength: 60 });
const size = (value: string) => Buffer.byteLength(value);

describe('cutBytes', () => {
  it('gives the longest start that fits, without half a character', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 200 }), (value, maxBytes) => {
        const cut = cutBytes(value, maxBytes);
        expect(value.startsWith(cut)).toBe(true);
        expect(size(cut)).toBeLessThanOrEqual(maxBytes);
        expect(Buffer.from(cut).toString()).toBe(cut);
        const [nextCharacter] = value.slice(cut.length);
        if (nextCharacter !== undefined) expect(size(cut + nextCharacter)).toBeGreaterThan(maxBytes);
      }),
    );
  });
});

describe('cutAround', () => {
  it('keeps the place it is given, within the bytes it is given', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 24, max: 150 }), (before, after, maxBytes) => {
        const cut = cutAround(`${before}!${after}`, before.length, maxBytes);
        expect(cut).toContain('!');
        expect(size(cut)).toBeLessThanOrEqual(maxBytes);
        expect(Buffer.from(cut).toString()).toBe(cut);
        const [kept, ...marks] = [cut.replaceAll('…', ''), ...cut.matchAll(/…/g)];
        expect(`${before}!${after}`).toContain(kept);
        expect(marks.length > 0).toBe(kept !== `${before}!${after}`);
      }),
    );
  });
});
