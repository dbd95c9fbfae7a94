import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormIndex } from '../src/form-index.js';
import { builtin } from '../src/index.js';
import { createReachPacker } from '../src/pack-reach.js';
import { type Pattern, readReach } from '../src/pattern-reach.js';
import { fixtureLines } from './fixture-lines.js';

const lines = fixtureLines();
const forms: readonly Pattern[] = builtin.flatMap(({ tools }) => tools.flatMap((tool) => tool.forms));
const group = (patterns: readonly Pattern[]) => ({
  pattern: (order: number) => patterns[order] as Pattern,
  reaches: patterns.map((pattern) => packer.pack(readReach(pattern) ?? { low: 0, high: 0 })),
});
const packer = createReachPacker();
const index = createFormIndex(group([]), group(forms), packer.tables());

/** What the index stands for: the first of all forms that matches, each of them tried. */
function firstOf(line: string): Pattern | undefined {
  return forms.find(({ match, not }) => match.test(line) && !(not?.test(line) ?? false));
}

/** Gives whether there is such a form. */
function expectSame(line: string): boolean {
  index.scan(line);
  const found = index.findForm(line);
  const first = firstOf(line);
  if (found !== first) expect({ line, found, first }).toBeUndefined();
  return found !== undefined;
}

describe('createFormIndex', () => {
  test('finds in each line of the fixtures what trying every form finds', { timeout: 60_000 }, () => {
    expect(lines.filter(expectSame).length).toBeGreaterThan(lines.length / 2);
  });

  test('does so in lines that are cut, joined and changed', { timeout: 60_000 }, () => {
    const line = fc.constantFrom(...lines);
    const insert = fc.constantFrom('', ' ', '  ', '\t', ':', '1', 'x', 'E', '✓', '[', ') ', ' error ', '- ');
    const changed = fc.tuple(line, line, insert, fc.nat(), fc.nat()).map(([start, end, middle, to, from]) => {
      const head = start.slice(0, to % (start.length + 1));
      return `${head}${middle}${end.slice(from % (end.length + 1))}`;
    });
    fc.assert(
      fc.property(changed, (text) => void expectSame(text)),
      { numRuns: 2_000 },
    );
  });

  test('finds a form at the end of the line that was scanned, as behind a prefix', () => {
    for (const line of lines.filter((_, at) => at % 10 === 0)) {
      index.scan(`2024-05-01T10:00:00Z ${line}`);
      expect(index.findForm(line)).toBe(firstOf(line));
    }
  });

  test('the groups do not see each other', () => {
    const a = { match: /^boom/ };
    const b = { match: /^bo/ };
    const both = createFormIndex(group([a]), group([b]), packer.tables());
    both.scan('boom');
    expect(both.findPrefix('boom')).toBe(a);
    expect(both.findForm('boom')).toBe(b);
  });

  test('a form that no line could lead to has no reach', () => {
    expect(readReach({ match: /\w+\s\d+/ })).toBeUndefined();
    expect(readReach({ match: /\w+\s\d+/, has: ' 1' })).toBeUndefined();
    expect(readReach({ match: /\w+ ok \d+/ })).toMatchObject({ texts: [' ok 0'] });
    expect(readReach({ match: /^\w+\s\d+ of/, has: [' 1 of'] })).toBeDefined();
  });
});
