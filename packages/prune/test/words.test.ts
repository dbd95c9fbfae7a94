import { describe, expect, test } from 'vitest';
import { countWords, foldText, gapText, plural, sizeWords } from '../src/words.js';

describe('countWords', () => {
  const counts = new Map([
    ['plain', 7],
    ['pass', 40],
    ['error', 1],
    ['warning', 2],
    ['repeated', 3],
  ] as const);

  test('lists the gravest first', () => {
    expect(countWords(counts)).toBe('1 error line, 2 warnings, 40 passed checks, 3 repeated lines, 7 other lines');
  });

  test('sums up what is beyond the number that is asked for', () => {
    expect(countWords(counts, 3)).toBe('1 error line, 40 passed checks, 12 other lines');
  });
});

describe('marks', () => {
  test('of a gap say how many lines, and what they were', () => {
    expect(gapText(3, new Map([['plain', 3]]))).toBe('[… 3 lines …]');
    expect(gapText(1, new Map([['plain', 1]]))).toBe('[… 1 line …]');
    expect(gapText(5, new Map([['install', 5]]))).toBe('[… 5 install lines …]');
  });

  test('of a fold say how often more it came', () => {
    expect(foldText({ period: 1, times: 10, lines: 8 })).toBe('[… the same line 8 more times …]');
    expect(foldText({ period: 3, times: 10, lines: 24 })).toBe('[… the same 3 lines 8 more times (24 lines) …]');
  });
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [1_024, '1.0 KB'],
  [118_000, '115 KB'],
  [5_033_165, '4.8 MB'],
])('%i bytes are written as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('a size just below a thousand KB is rounded up to the next unit', () => {
  expect(sizeWords(1_023_999)).toBe('1.0 MB');
});

test('one is singular', () => {
  expect([plural(0, 'line'), plural(1, 'line'), plural(2, 'line')]).toEqual(['0 lines', '1 line', '2 lines']);
});
