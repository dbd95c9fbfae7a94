import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileNeedles } from '../src/needles.js';

const fold = (text: string): string => text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' ');

function foundIn(texts: readonly string[], line: string): number[] {
  const found = new Int32Array(texts.length);
  const count = compileNeedles(texts.map(fold)).search(line, found);
  return [...found.subarray(0, count)].sort((a, b) => a - b);
}

const expected = (texts: readonly string[], line: string): number[] =>
  texts.flatMap((text, index) => (fold(line).includes(fold(text)) ? [index] : []));

// Shorter texts are never looked for.
const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 3, maxLength: 5 });
// Few letters, so that texts overlap, contain each other and repeat.
const letter = fc.constantFrom('a', 'b', 'B', ':', '1', '7', ' ');
const few = fc.string({ unit: letter, minLength: 3, maxLength: 6 });

describe('compileNeedles', () => {
  test('finds what a search for each text alone would find, each once', () => {
    for (const [text, line] of [
      [ascii, fc.string({ unit: 'grapheme' })],
      [few, fc.string({ unit: letter })],
    ] as const) {
      const holds = fc.property(fc.array(text, { maxLength: 8 }), line, (texts, searched) => {
        const found = foundIn(texts, searched);
        expect(found).toEqual(expect.arrayContaining(expected(texts, searched)));
        // Before and behind a line blanks may be seen; who asks tests the line itself.
        expect(expected(texts, ` ${searched}   `)).toEqual(expect.arrayContaining(found));
      });
      fc.assert(holds, { numRuns: 500 });
    }
  });

  test('one line leaves nothing behind for the next', () => {
    const needles = compileNeedles(['abc', 'def']);
    const found = new Int32Array(2);
    expect(needles.search('xab', found)).toBe(0);
    expect(needles.search('c def', found)).toBe(1);
    expect(needles.search('abcabc', found)).toBe(1);
    expect(needles.search('abcabc', found)).toBe(1);
  });

  test('takes any digit for a digit and either case for a letter', () => {
    expect(foundIn(['c:1', 'fail'], 'a.c:9 FAILED')).toEqual([0, 1]);
  });

  test('characters outside ASCII part what stands around them', () => {
    expect(foundIn(['abc'], 'aébc')).toEqual([]);
    expect(foundIn(['abc'], 'éabc')).toEqual([0]);
  });
});
