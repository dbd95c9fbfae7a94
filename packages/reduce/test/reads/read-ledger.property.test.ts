import type { Hunk, LineRange } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReadLedger, type ReadChange, type ReadLedger } from '../../src/reads/read-ledger.js';
import { NaiveFile } from './naive-ledger.js';

/** Places are fractions of the file as it is then. */
const place = fc.nat({ max: 99 }).map((hundredths) => hundredths / 100);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('read' as const), from: place, size: place, total: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read-all' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      at: place,
      hunks: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 3 })), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit-somewhere' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('write' as const, 'delete' as const), lines: fc.nat({ max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change-outside' as const), lines: fc.nat({ max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const) }) },
);
const steps = fc.array(step, { maxLength: 40 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Takes one step with both; gives the ledger to go on with and the changes that it told. */
function take(one: Step, id: string, file: NaiveFile, ledger: ReadLedger): [ReadLedger, readonly ReadChange[]] {
  const path = 'a.ts';
  switch (one.do) {
    case 'save':
      return [createReadLedger(JSON.parse(JSON.stringify(ledger))), []];
    case 'read-all':
      file.read(id, undefined);
      return [ledger, ledger.read({ id, path, blob: file.blob })];
    case 'read': {
      if (file.length === 0) return [ledger, []];
      const lines = rangeOf(one, file.length);
      file.read(id, lines);
      return [ledger, ledger.read({ id, path, lines, blob: file.blob })];
    }
    case 'change-outside': {
      // What other hands do shows where the content before it was seen since our last change.
      file.read(`${id}, before`, undefined);
      const seen = ledger.read({ id: `${id}, before`, path, blob: file.blob });
      file.write(one.lines);
      file.read(id, undefined);
      return [ledger, [...seen, ...ledger.read({ id, path, blob: file.blob })]];
    }
    case 'edit': {
      const hunks = hunksOf(one, file.length);
      if (hunks.length === 0) return [ledger, []];
      file.edit(hunks, id);
      return [ledger, ledger.mutate({ path, action: 'edit', hunks, by: id })];
    }
    case 'edit-somewhere':
      file.editSomewhere(id);
      return [ledger, ledger.mutate({ path, action: 'edit', by: id })];
    default:
      file.write(one.lines, id);
      return [ledger, ledger.mutate({ path, action: one.do, by: id })];
  }
}

function rangeOf({ from, size, total }: { from: number; size: number; total: boolean }, length: number): LineRange {
  const first = 1 + Math.floor(from * length);
  const to = first + Math.floor(size * (length - first + 1));
  return { from: first, to, ...(total && { total: length }) };
}

/** Hunks one below the other; the first fraction says where they begin, each skips some lines, removes and adds some. */
function hunksOf({ at, hunks }: { at: number; hunks: [number, number, number][] }, length: number): Hunk[] {
  let line = 1 + Math.floor(at * (length + 1));
  return hunks.flatMap(([skip, removed, added]) => {
    const from = line + skip;
    line = from + removed;
    return line <= length + 1 ? { from, removed, added } : [];
  });
}

describe('a ledger of reads', () => {
  it('says of each read what looking at the file says', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), steps, (length, taken) => {
        const file = new NaiveFile();
        file.write(length, 'start');
        let ledger = createReadLedger();
        for (const [index, one] of taken.entries()) {
          const before = file.states() as { id: string; state: string }[];
          const [next, changes] = take(one, `r${index}`, file, ledger);
          ledger = next;
          const states = file.states() as { id: string; state: string }[];
          expect(states.map(({ id }) => ({ id, ...ledger.state(id) }))).toEqual(states);
          const changed = before.filter(({ state }, at) => states[at]?.state !== state).map(({ id }) => id);
          if (one.do === 'change-outside') changed.push(`r${index}, before`);
          expect(changes.map(({ read }) => read).sort()).toEqual(changed.sort());
        }
      }),
      { numRuns: 1_500 },
    );
  });
});
