import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compilePattern } from '../src/compile-pattern.js';
import { findMatches } from '../src/find-matches.js';
import { lineNumbers } from '../src/line-numbers.js';
import { plainText } from '../src/plain-text.js';
import { showMatches } from '../src/show-matches.js';
import { temporaryStore } from './temporary-store.js';

function openLines(count: number) {
  const store = temporaryStore();
  const info = store.put('slow', Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n'));
  const fd = openSync(join(store.dir, 'slow.txt'), 'r');
  onTestFinished(() => closeSync(fd));
  return { fd, output: { info }, numbers: lineNumbers({ info }) };
}

describe('a search that has no time left', () => {
  it('stops at a line and finds every match when it goes on from there', () => {
    const { fd } = openLines(1_000);
    const found: number[] = [];
    let searches = 0;
    for (let first: number | undefined = 1; first !== undefined; searches += 1) {
      const part = findMatches(fd, {
        pattern: compilePattern('7$'),
        gapPlace: undefined,
        first,
        maxPlaces: 100,
        maxMs: -1,
      });
      found.push(...part.places);
      first = part.stoppedAt;
    }
    expect(found).toEqual(Array.from({ length: 100 }, (_, index) => index * 10 + 7));
    expect(searches).toBeGreaterThan(5);
  });

  it('says in the answer how far it came and where to go on', () => {
    const request = { ...openLines(1_000), offset: 1, limit: 50, maxBytes: 16_384, colour: false, maxMs: -1 };
    const result = showMatches(request.fd, { ...request, pattern: compilePattern('60$'), source: '60$' });
    expect(result).toMatchObject({ matches: 1, from: 58, to: 62, next: 64 });
    expect(result.text).toMatch(
      /^slow: 1 lines from 1 to 63 match "60\$"\n[\s\S]*\n\[not searched further: offset 64\]\n$/,
    );
  });
});

describe('a search of many lines at once', () => {
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.constant('nothing to see') },
    fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\r', '\t', '\u001b[31m', '\u001b[0m', 'é', '\u2028'),
      maxLength: 12,
    }),
  );
  const patterns = [
    'a',
    '^a',
    'a$',
    '^$',
    '\\Aa',
    'a\\z',
    '(?i)A',
    '(?-m)^b',
    '(?s)a.b',
    '[^b]a',
    '\\ba',
    'a\\B',
    '\\s+$',
    'é',
    'a|b',
  ];

  it('finds the very lines that match each by itself', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 40 }),
        fc.constantFrom(...patterns),
        fc.boolean(),
        (lines, source, end) => {
          const text = Buffer.from(lines.join('\n') + (end ? '\n' : ''));
          const pattern = compilePattern(source);
          const found = findMatches(text, { pattern, gapPlace: undefined, first: 1, maxPlaces: 100, maxMs: 10_000 });
          const each = text.toString().split('\n');
          if (each.at(-1) === '') each.pop();
          const expected = each.flatMap((one, index) => (pattern.test(plainText(one)) ? [index + 1] : []));
          expect(found.places).toEqual(expected);
        },
      ),
      { numRuns: Number(process.env.FC_RUNS ?? 500) },
    );
  });

  it('is the same where lines are longer than what is read at once', () => {
    const lines = ['a', 'x'.repeat(200_000), 'a', 'y'.repeat(65_536), `${'z'.repeat(70_000)}a`, 'a'];
    const text = Buffer.from(lines.join('\n'));
    const request = { gapPlace: undefined, first: 1, maxPlaces: 100, maxMs: 10_000 };
    expect(findMatches(text, { ...request, pattern: compilePattern('a$') }).places).toEqual([1, 3, 5, 6]);
  });
});
