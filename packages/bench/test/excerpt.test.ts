import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grep, head, headTail, tail } from '../src/excerpt.js';

const text = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 30 })
  .map((lines) => lines.join('\n'));
const budget = fc.integer({ min: 64, max: 400 });

test.each([
  ['head', head],
  ['tail', tail],
  ['head-tail', headTail],
  ['grep', grep],
] as const)('%s never shows more than the budget, and all of what fits', (_, cut) => {
  fc.assert(
    fc.property(text, budget, (log, maxBytes) => {
      const shown = cut(log, maxBytes);
      expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(maxBytes);
      if (Buffer.byteLength(log) <= maxBytes) expect(shown).toBe(log);
      if (!log.includes('\ufffd')) expect(shown).not.toContain('\ufffd');
    }),
  );
});

test('head and tail show whole lines', () => {
  const log = 'first line\nsecond line\nthird line\n';
  expect(head(log, 25)).toBe('first line\nsecond line\n');
  expect(tail(log, 25)).toBe('second line\nthird line\n');
  expect(tail(log, 23)).toBe('second line\nthird line\n');
  expect(tail(log, 22)).toBe('third line\n');
});

test('a line longer than the budget is cut between characters', () => {
  expect(head('ééééé', 5)).toBe('éé');
  expect(tail('ééééé', 5)).toBe('éé');
});

test('head-tail spends the bytes that the head leaves over on the tail', () => {
  const log = Array.from({ length: 100 }, (_, index) => `line ${index}\n`).join('');
  const shown = headTail(log, 100);
  const shownLines = [0, 1, 2, 3, 4, 92, 93, 94, 95, 96, 97, 98, 99];
  expect(shown).toBe(shownLines.map((index) => `line ${index}\n`).join(''));
});

test('grep shows two lines around a match, none twice, and a mark between groups', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  lines[10] = 'an error';
  lines[12] = 'failed';
  lines[30] = 'panic';
  const log = `${lines.join('\n')}\n`;
  expect(grep(log, Buffer.byteLength(log) - 1).split('\n')).toEqual([
    'line 8',
    'line 9',
    'an error',
    'line 11',
    'failed',
    'line 13',
    'line 14',
    '--',
    'line 28',
    'line 29',
    'panic',
    'line 31',
    'line 32',
    '',
  ]);
});
