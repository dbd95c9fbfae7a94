import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutLine, LONGEST_SHOWN, leftOutPattern } from '../src/cut-line.js';
import { findProblem } from '../src/find-problem.js';
import { runs } from './runs.js';

describe('cutLine', () => {
  test('leaves a line of 2,000 bytes as it is, and cuts one of 2,001', () => {
    expect(cutLine('x'.repeat(2_000), { findProblem })).toEqual({
      text: 'x'.repeat(2_000),
      bytes: 2_000,
      leftOutBytes: 0,
    });
    expect(cutLine('x'.repeat(2_001), { findProblem })).toMatchObject({ leftOutBytes: 2_001 - 700 - 560 });
  });

  test('keeps what reports a problem in the middle', () => {
    const line = `{"first":${'1,'.repeat(4_000)}"error: no such table: stock",${'2,'.repeat(4_000)}"last"}`;
    const { text, leftOutBytes } = cutLine(line, { findProblem });
    expect(text).toMatch(/^\{"first":.*"error: no such table: stock".*"last"\}$/);
    expect(
      text
        .split(new RegExp(leftOutPattern, 'g'))
        .filter((_, i) => i % 2 === 1)
        .map(Number),
    ).toSatisfy((marks: number[]) => marks.length === 2 && marks.reduce((sum, bytes) => sum + bytes) === leftOutBytes);
  });

  test('counts bytes of UTF-8, and splits no code point', () => {
    const { text, leftOutBytes } = cutLine('😀'.repeat(1_000), { findProblem });
    expect(text.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(text.replace(leftOutPattern, '')) + leftOutBytes).toBe(4_000);
  });

  test('counts what a huge line lost when it was read, wherever that was', () => {
    const lost = '\ud8005000\udc00';
    expect(cutLine(`a${lost}b`, { findProblem })).toEqual({
      text: 'a[… 5000 bytes …]b',
      bytes: 22,
      leftOutBytes: 5_000,
    });
    for (const at of [0, 10, 697, 700, 701, 1_500, 2_430, 2_439, 2_441, 2_999]) {
      const { text, leftOutBytes } = cutLine('x'.repeat(at) + lost + 'x'.repeat(3_000 - at), { findProblem });
      const marks = [...text.matchAll(new RegExp(leftOutPattern, 'g'))].map(([, bytes]) => Number(bytes));
      expect(marks.reduce((sum, bytes) => sum + bytes)).toBe(leftOutBytes);
      expect(leftOutBytes + text.replaceAll(new RegExp(leftOutPattern, 'g'), '').length).toBe(8_000);
    }
  });

  test('never shows more than 2,000 bytes', () => {
    const unit = fc.constantFrom('x', 'é', '漢', '😀', ' error: ', '\ud83d', '\ude00');
    fc.assert(
      fc.property(fc.array(fc.tuple(unit, fc.integer({ min: 1, max: 900 })), { maxLength: 6 }), (parts) => {
        const line = parts.map(([text, times]) => text.repeat(times)).join('');
        const shown = cutLine(line, { findProblem });
        expect(shown.bytes).toBe(Buffer.byteLength(shown.text));
        expect(shown.bytes).toBeLessThanOrEqual(LONGEST_SHOWN);
      }),
      runs,
    );
  });
});
