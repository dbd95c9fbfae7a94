import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteLength, cutToBytes, cutToLastBytes, isAscii } from '../src/utf8.js';
import { runs } from './runs.js';

/** Any text, halves of pairs included. */
const anyText = fc.string({
  unit: fc.oneof(fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }), fc.constantFrom('\ud83d', '\ude00')),
});

describe('byteLength', () => {
  test('is what Node counts, for lone surrogates too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(byteLength(text)).toBe(Buffer.byteLength(text));
      }),
      runs,
    );
  });

  test.each([
    ['', 0],
    ['a', 1],
    ['é', 2],
    ['漢', 3],
    ['😀', 4],
    ['\ud83d', 3],
    ['\ude00\ud83d', 6],
  ])('of %j is %i', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes);
  });
});

describe('cutToBytes and cutToLastBytes', () => {
  test('give the longest beginning and ending that fit and split no code point', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 40 }), (text, maxBytes) => {
        const points = [...text];
        const starts = points.map((_, i) => points.slice(0, i).join('')).concat(text);
        const ends = points.map((_, i) => points.slice(i).join('')).concat('');
        const fits = (part: string): boolean => Buffer.byteLength(part) <= maxBytes;
        expect(cutToBytes(text, maxBytes)).toBe(starts.filter(fits).at(-1));
        expect(cutToLastBytes(text, maxBytes)).toBe(ends.find(fits));
      }),
      runs,
    );
  });
});

test('isAscii knows the last character of ASCII and the first behind it', () => {
  expect(isAscii('\u0000\n~\u007f')).toBe(true);
  expect(isAscii('a\u0080')).toBe(false);
});
