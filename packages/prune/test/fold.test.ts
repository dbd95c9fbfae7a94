import { describe, expect, test } from 'vitest';
import { createFolder } from '../src/fold.js';

/** The lines as they come out; a fold as `period x times: from-to (lines)`. */
function fold(lines: readonly string[]): string[] {
  const out: string[] = [];
  const folder = createFolder({
    onLine: ({ text }) => out.push(text),
    onFold: ({ period, times, from, to, lines: count }) => out.push(`<${period} x ${times}: ${from}-${to} (${count})>`),
  });
  for (const [i, text] of lines.entries()) folder.push({ text, no: i + 1 });
  folder.end();
  return out;
}

const times = (count: number, ...block: string[]): string[] => Array.from({ length: count }, () => block).flat();
const waiting = 'waiting for the database to accept connections on port 5432';

describe('a run of one line', () => {
  test('becomes its first, its last and a count', () => {
    expect(fold([...times(10, waiting), 'ready'])).toEqual([waiting, '<1 x 10: 2-9 (8)>', waiting, 'ready']);
  });

  test('may differ in times, and shows the first and the last as they are', () => {
    const ticks = Array.from({ length: 20 }, (_, i) => `10:00:${10 + i} ${waiting} (${i}s)`);
    expect(fold(ticks)).toEqual([ticks[0], '<1 x 20: 2-19 (18)>', ticks[19]]);
  });

  test('that differs in anything else is none', () => {
    const tests = Array.from({ length: 20 }, (_, i) => `test number ${i} of the whole long suite ... ok`);
    expect(fold(tests)).toEqual(tests);
  });

  test('of which the mark would be longer than what it hides stays', () => {
    expect(fold(times(3, waiting))).toEqual(times(3, waiting));
    expect(fold(times(12, 'ok'))).toEqual(times(12, 'ok'));
  });

  test('of blank lines stays', () => {
    expect(fold(times(200, ''))).toEqual(times(200, ''));
  });
});

describe('a run of a block', () => {
  const block = [
    'GET /stock 200 from the first worker',
    'cache miss for /stock',
    '',
    'sent in one piece to the client',
  ];

  test.each([2, 3, 4, 8])('of %i lines becomes its first, its last and a count', (period) => {
    const lines = [...block, ...block.map((line) => `second ${line}`)].slice(0, period);
    const middle = `<${period} x 9: ${period + 1}-${8 * period} (${7 * period})>`;
    expect(fold(['start', ...times(9, ...lines), 'end'])).toEqual([
      'start',
      ...lines,
      middle.replace(`${period + 1}-${8 * period}`, `${period + 2}-${8 * period + 1}`),
      ...lines,
      'end',
    ]);
  });

  test('of nine lines is none', () => {
    const nine = Array.from({ length: 9 }, (_, i) => `step ${'abcdefghi'[i]} of the long deployment to the cluster`);
    expect(fold(times(5, ...nine))).toEqual(times(5, ...nine));
  });

  test('that breaks off keeps the lines of the broken block', () => {
    const lines = [...times(6, ...block), block[0] ?? '', 'crash'];
    expect(fold(lines).slice(-6)).toEqual([...block, block[0], 'crash']);
  });

  test('is found though others came before and come behind', () => {
    const lines = [...times(9, waiting), ...times(9, ...block), ...times(9, waiting)];
    expect(fold(lines).filter((line) => line.startsWith('<'))).toEqual([
      '<1 x 9: 2-8 (7)>',
      '<4 x 9: 14-41 (28)>',
      '<1 x 9: 47-53 (7)>',
    ]);
  });
});

test('lines and folds together stand for every line, in order', () => {
  const words = ['alpha alpha alpha alpha', 'beta beta beta beta beta', 'gamma gamma gamma gamma'];
  const lines = Array.from({ length: 3_000 }, (_, i) => words[((i * i) % 7) % 3] ?? '');
  const stoodFor = fold(lines).reduce((sum, line) => sum + Number(/\((\d+)\)>$/.exec(line)?.[1] ?? 1), 0);
  expect(stoodFor).toBe(3_000);
});
