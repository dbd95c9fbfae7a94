import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compilePattern } from '../src/compile-pattern.js';
import { findMatches } from '../src/find-matches.js';
import { lineNumbers } from '../src/line-numbers.js';
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
    const { fd, numbers } = openLines(1_000);
    const found: number[] = [];
    let searches = 0;
    for (let first: number | undefined = 1; first !== undefined; searches += 1) {
      const part = findMatches(fd, { pattern: compilePattern('7$'), numbers, first, maxPlaces: 100, maxMs: -1 });
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
