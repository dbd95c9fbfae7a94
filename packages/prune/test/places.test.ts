import { builtin, createLang } from '@ctx/lang';
import { describe, expect, test } from 'vitest';
import type { Item } from '../src/item.js';
import { findPlaces } from '../src/places.js';

const lang = createLang(builtin);

const items = (...lines: string[]): Item[] =>
  lines.map((text, i) => ({
    kind: 'line',
    no: i + 1,
    text,
    leftOutBytes: 0,
    cost: text.length + 1,
    facts: lang.classify(text),
    said: undefined,
  }));

/** The marks as `index: text`, of lines that are one message, the first `shown` of which are kept. */
function marks(lines: readonly string[], shown: number, budgetBytes = 20_000): { marks: string[]; named: number[] } {
  const kept = Uint8Array.from(lines, (_, i) => (i < shown ? 1 : 0));
  const group = new Int32Array(lines.length);
  const places = findPlaces(items(...lines), { kept, group, lang, budgetBytes });
  return { marks: [...places.after].map(([i, mark]) => `${i}: ${mark.text}`), named: [...places.named] };
}

const errors = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `src/a${i % 3}.ts(${i + 1},7): error TS2304: Cannot find name 'logger'.`);

describe('the mark of further places', () => {
  test('stands below the last line that is shown, and names a file once for places beside each other', () => {
    const lines = [
      ...errors(2),
      ...['10', '20'].map((no) => `src/a2.ts(${no},1): error TS2304: Cannot find name 'logger'.`),
      "src/b.ts(1,1): error TS2304: Cannot find name 'logger'.",
    ];
    expect(marks(lines, 2)).toEqual({
      marks: [`1: [… "Cannot find name 'logger'." at 3 more places: src/a2.ts:10, :20, src/b.ts:1]`],
      named: [2, 3, 4],
    });
  });

  test('says that it names only some, and holds 240 bytes, or a fortieth of the budget', () => {
    const {
      marks: [mark = ''],
      named,
    } = marks(errors(60), 5, 6_000);
    expect(mark).toMatch(/^4: \[… ".*" at 55 more places: src\/a2\.ts:6, .*, …\]$/);
    expect(Buffer.byteLength(mark)).toBeLessThanOrEqual(240);
    expect(named.length).toBeLessThan(55);
  });

  test('is not made for fewer than three places, nor where no line is shown', () => {
    expect(marks(errors(4), 2).marks).toEqual([]);
    expect(marks(errors(9), 0).marks).toEqual([]);
  });

  test('is not made where not even one name fits', () => {
    expect(marks(errors(60), 5, 600).marks).toEqual([]);
  });
});
