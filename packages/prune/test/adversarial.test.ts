import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { prune, verify } from '../src/index.js';

/**
 * Outputs made of what a pattern or a scan could stumble over, a megabyte each: as one line, and as lines of 2,000
 * characters. Each takes well below a second on a machine that does nothing else.
 */
const mostMilliseconds = 3_000;
const size = 1_000_000;

const weak: Readonly<Record<string, string>> = {
  'open brackets': '(',
  colons: ':',
  slashes: '/',
  backslashes: '\\',
  dots: '.',
  spaces: ' ',
  tabs: '\t',
  'square brackets': '[',
  'escape characters': '\u001b',
  'commands never ended': '\u001b]',
  'sequences never ended': '\u001b[',
  'parameters never ended': '\u001b[1;',
  'cursor moves': '\u001b[1A',
  'carriage returns': '\r',
  backspaces: 'a\b',
  digits: '7',
  places: 'a:1:',
  percents: '%',
  'equals signs': '=',
  dashes: '-',
  quotes: '"',
  apostrophes: "'",
  emoji: '😀',
  'combining marks': '\u0301',
  'halves of pairs': '\ud83d',
  times: '10:00:00 ',
  durations: '1 s',
  errors: 'error ',
  dates: '2026-01-01T',
  'words of hex': 'deadbeef',
  'file names': 'a.c ',
};

const cases = Object.entries(weak).flatMap(([name, unit]) => {
  const line = unit.repeat(Math.ceil(2_000 / unit.length));
  return [
    { name: `one line of ${name}`, output: unit.repeat(size / unit.length) },
    { name: `lines of ${name}`, output: `${line}\n`.repeat(size / line.length) },
    {
      name: `numbered lines of ${name}`,
      output: Array.from({ length: size / line.length }, (_, i) => `${line} ${i}\n`).join(''),
    },
  ];
});

describe('a megabyte made to hurt is pruned in time', () => {
  test.each(cases)('$name', ({ output }) => {
    const from = performance.now();
    const result = prune(output, { budgetBytes: 4_096 });
    expect(performance.now() - from).toBeLessThan(mostMilliseconds);
    expect(verify(output, result)).toEqual([]);
  });
});

test.each([1_000, 30_000])('%i short lines that are all different take time in proportion', (count) => {
  const output = Array.from({ length: count }, (_, i) => `${(i * 7_919) % 100_003} ${(i * 104_729) % 99_991}\n`).join(
    '',
  );
  const from = performance.now();
  prune(output, { budgetBytes: 512 });
  expect(performance.now() - from).toBeLessThan(mostMilliseconds);
});
