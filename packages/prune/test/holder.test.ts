import { builtin, createLang } from '@ctx/lang';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHolder } from '../src/holder.js';
import type { Item, LineItem } from '../src/item.js';
import { runs } from './runs.js';

const lang = createLang(builtin);
const error = lang.classify('a.c:3:5: error: no');
const plain = lang.classify('a line like any other');

const line = (no: number, isError: boolean): LineItem => ({
  kind: 'line',
  no,
  text: isError ? `a.c:${no}:5: error: no` : `plain ${no}`,
  leftOutBytes: 0,
  cost: 20,
  facts: isError ? error : plain,
  said: undefined,
});

const isError = (item: Item): boolean => item.kind === 'line' && item.facts.class === 'error';

/** What is held of lines that take 120 bytes each to hold, some of which are errors; thinning keeps the errors' first ten. */
function hold(errors: readonly boolean[], { poolBytes = 24_000, recentBytes = 1_000 } = {}): readonly Item[] {
  const holder = createHolder({
    poolBytes,
    recentBytes,
    matters: isError,
    thin: (items) => {
      const first = items.filter(isError).slice(0, 10);
      return Uint8Array.from(items, (item) => (first.includes(item) ? 1 : 0));
    },
  });
  errors.forEach((is, i) => {
    holder.add(line(i + 1, is));
  });
  return holder.take();
}

const numbers = (items: readonly Item[]): number[] => items.flatMap((item) => (item.kind === 'line' ? [item.no] : []));

describe('what is held', () => {
  test('is everything, as long as there is room', () => {
    expect(numbers(hold(Array(200).fill(false)))).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  });

  test('are then the last lines, and those near one that matters, as far as they were still there', () => {
    const held = numbers(
      hold(
        Array.from({ length: 2_000 }, (_, i) => i === 999),
        { poolBytes: 30_000 },
      ),
    );
    expect(held).toEqual(expect.arrayContaining([950, 1_000, 1_096, 1_951, 2_000]));
    expect(held).not.toContain(949);
    expect(held).not.toContain(1_097);
  });

  test('stands for every line, in order, within the bound', () => {
    const many = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), { minLength: 1, maxLength: 12 })
      .map((groups) => groups.flatMap(([count, is]) => Array<boolean>(count).fill(is)));
    fc.assert(
      fc.property(many, (errors) => {
        const items = hold(errors);
        let next = 1;
        for (const item of items) {
          expect(item.kind === 'line' ? item.no : (item as Exclude<Item, LineItem>).from).toBe(next);
          next = item.kind === 'line' ? item.no + 1 : (item as Exclude<Item, LineItem>).to + 1;
          if (item.kind === 'gap') expect(item.lines).toBe(item.to - item.from + 1);
        }
        expect(next).toBe(errors.length + 1);
        expect(numbers(items).length * 20).toBeLessThanOrEqual(4_000 + 1_000 + 20);
      }),
      { numRuns: runs.numRuns / 4 },
    );
  });
});
