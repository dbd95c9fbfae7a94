import { isCtxError } from '@ctx/error';
import type { Hunk } from '@ctx/transcript';
import { describe, expect, it } from 'vitest';
import { createReadLedger, type ReadLedger } from '../../src/reads/read-ledger.js';

type Step = (ledger: ReadLedger) => unknown;

const path = 'src/cart.ts';
const readAll =
  (id: string): Step =>
  (ledger) =>
    ledger.read({ id, path });
const read =
  (id: string, from: number, to: number, total?: number): Step =>
  (ledger) =>
    ledger.read({ id, path, lines: { from, to, ...(total !== undefined && { total }) } });
const readContent =
  (id: string, blob: string): Step =>
  (ledger) =>
    ledger.read({ id, path, blob });
const edit =
  (...hunks: [from: number, removed: number, added: number][]): Step =>
  (ledger) =>
    ledger.mutate({ path, action: 'edit', hunks: hunks.map(hunkOf), by: 'edit' });
const change =
  (action: 'write' | 'edit' | 'delete'): Step =>
  (ledger) =>
    ledger.mutate({ path, action, by: action });

function hunkOf([from, removed, added]: [number, number, number]): Hunk {
  return { from, removed, added };
}

const rows: { title: string; steps: Step[]; states: Record<string, string> }[] = [
  // Edits
  {
    title: 'an edit of a line of a read makes it stale',
    steps: [read('a', 10, 20), edit([15, 1, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'an edit of its first line makes it stale',
    steps: [read('a', 10, 20), edit([8, 3, 3])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'an edit of its last line makes it stale',
    steps: [read('a', 10, 20), edit([20, 2, 0])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'an edit below leaves it true, where it stands',
    steps: [read('a', 10, 20), edit([21, 3, 1])],
    states: { a: 'current 10-20' },
  },
  {
    title: 'an edit above that adds lines moves it down',
    steps: [read('a', 10, 20), edit([9, 1, 5])],
    states: { a: 'current 14-24' },
  },
  {
    title: 'an edit above that removes lines moves it up',
    steps: [read('a', 10, 20), edit([1, 9, 2])],
    states: { a: 'current 3-13' },
  },
  {
    title: 'an edit above that keeps the number of lines leaves it where it stands',
    steps: [read('a', 10, 20), edit([1, 2, 2])],
    states: { a: 'current 10-20' },
  },
  {
    title: 'what is put in between its lines makes it stale',
    steps: [read('a', 10, 20), edit([11, 0, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'what is put in before its first line moves it',
    steps: [read('a', 10, 20), edit([10, 0, 2])],
    states: { a: 'current 12-22' },
  },
  {
    title: 'what is put in after its last line leaves it',
    steps: [read('a', 10, 20), edit([21, 0, 2])],
    states: { a: 'current 10-20' },
  },
  {
    title: 'several places of one edit are all of the old file',
    steps: [read('a', 10, 20), edit([2, 0, 4], [5, 2, 1], [21, 1, 0])],
    states: { a: 'current 13-23' },
  },
  {
    title: 'the places of one edit may be told in any order',
    steps: [read('a', 10, 20), edit([21, 1, 0], [5, 2, 1], [2, 0, 4])],
    states: { a: 'current 13-23' },
  },
  {
    title: 'one of several places of an edit is enough to make it stale',
    steps: [read('a', 10, 20), edit([1, 1, 1], [12, 1, 1], [30, 1, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'places that overlap each other are taken for what they reach',
    steps: [read('a', 70, 80), edit([1, 100, 100], [50, 10, 10])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'the lines are followed through any number of edits',
    steps: [read('a', 10, 20), edit([1, 0, 5]), edit([1, 0, 5]), edit([3, 7, 0]), edit([13, 1, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'an edit where the lines once stood leaves it true',
    steps: [read('a', 10, 20), edit([1, 0, 50]), edit([10, 11, 0])],
    states: { a: 'current 49-59' },
  },
  {
    title: 'an edit at a place without lines changes nothing',
    steps: [readAll('a'), edit([15, 0, 0])],
    states: { a: 'current' },
  },
  {
    title: 'an edit whose places are not told makes all stale, and what they showed is not lost',
    steps: [read('a', 10, 20), readAll('b'), read('c', 1, 2), change('edit')],
    states: { a: 'superseded by b', b: 'stale by edit', c: 'stale by edit' },
  },
  {
    title: 'an edit whose places are an empty list is one anywhere',
    steps: [read('a', 10, 20), edit()],
    states: { a: 'stale by edit' },
  },
  // Whole files
  {
    title: 'a read of the whole file is made stale by every edit',
    steps: [readAll('a'), edit([999, 0, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'a read of the whole file is made stale by lines put in before its first',
    steps: [readAll('a'), edit([1, 0, 1])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'a read of an empty file is one of the whole file',
    steps: [read('a', 1, 0, 0), edit([1, 0, 3])],
    states: { a: 'stale by edit' },
  },
  {
    title: 'a write makes all stale, and what they showed is gone',
    steps: [readAll('a'), read('b', 3, 4), change('write')],
    states: { a: 'stale, lost by write', b: 'stale, lost by write' },
  },
  {
    title: 'a delete makes all stale, and what they showed is gone',
    steps: [readAll('a'), read('b', 3, 4), change('delete')],
    states: { a: 'stale, lost by delete', b: 'stale, lost by delete' },
  },
  {
    title: 'a file that is deleted and written again starts fresh',
    steps: [read('a', 1, 9), change('delete'), change('write'), read('b', 1, 9), edit([20, 1, 1])],
    states: { a: 'stale, lost by delete', b: 'current 1-9' },
  },
  // Later reads
  {
    title: 'a later read of the same lines supersedes',
    steps: [read('a', 10, 20), read('b', 10, 20)],
    states: { a: 'superseded by b', b: 'current 10-20' },
  },
  {
    title: 'a later read of the whole file supersedes one of a part',
    steps: [read('a', 10, 20), readAll('b')],
    states: { a: 'superseded by b', b: 'current' },
  },
  {
    title: 'a later read of the whole file supersedes one of the whole file',
    steps: [readAll('a'), readAll('b')],
    states: { a: 'superseded by b', b: 'current' },
  },
  {
    title: 'a later read of a part does not supersede',
    steps: [read('a', 10, 20), read('b', 11, 20)],
    states: { a: 'current 10-20', b: 'current 11-20' },
  },
  {
    title: 'a part of the file does not stand for all of it',
    steps: [readAll('a'), read('b', 1, 9_000)],
    states: { a: 'current', b: 'current 1-9000' },
  },
  {
    title: 'lines to the end of the file stand for all of it, where the end is told',
    steps: [readAll('a'), read('b', 1, 120, 120)],
    states: { a: 'superseded by b', b: 'current 1-120' },
  },
  {
    title: 'any read may tell where the file ends',
    steps: [readAll('a'), read('b', 61, 120, 120), read('c', 1, 60)],
    states: { a: 'superseded by c' },
  },
  {
    title: 'a read of lines behind the end that was told shows that the file ends elsewhere',
    steps: [read('a', 1, 60, 120), read('c', 121, 130), readAll('b'), read('d', 1, 120)],
    states: { b: 'current', c: 'superseded by b' },
  },
  {
    title: 'several later reads supersede together',
    steps: [read('a', 10, 30), read('b', 1, 15), read('c', 25, 40), read('d', 16, 24)],
    states: { a: 'superseded by d', b: 'current 1-15' },
  },
  {
    title: 'several later reads supersede together when one of them has moved',
    steps: [read('a', 10, 20), read('b', 10, 15), edit([1, 0, 100]), read('c', 116, 120)],
    states: { a: 'superseded by c', b: 'current 110-115' },
  },
  {
    title: 'a line that none of several later reads shows keeps it',
    steps: [read('a', 10, 30), read('b', 1, 15), read('c', 17, 40)],
    states: { a: 'current 10-30' },
  },
  {
    title: 'a later read that is stale covers nothing',
    steps: [read('a', 10, 20), read('b', 15, 30), edit([25, 1, 1]), read('c', 10, 14)],
    states: { a: 'current 10-20', b: 'stale by edit' },
  },
  {
    title: 'what a stale read covered is covered again by the next',
    steps: [read('a', 10, 20), read('b', 15, 30), edit([25, 1, 1]), read('c', 10, 14), read('d', 15, 20)],
    states: { a: 'superseded by d' },
  },
  {
    title: 'what a stale read covered is covered by the newest of the others',
    steps: [read('a', 10, 20), read('b', 15, 25), read('c', 16, 40), edit([30, 1, 1]), read('d', 10, 14)],
    states: { a: 'superseded by d', b: 'current 15-25', c: 'stale by edit' },
  },
  {
    title: 'superseded ones stay so when what stands for them goes stale',
    steps: [read('a', 10, 20), read('b', 1, 30), edit([25, 1, 1])],
    states: { a: 'superseded by b', b: 'stale by edit' },
  },
  {
    title: 'superseded ones stay so when what they showed is changed',
    steps: [read('a', 10, 20), read('b', 1, 30), edit([15, 1, 1]), change('write')],
    states: { a: 'superseded by b', b: 'stale by edit' },
  },
  {
    title: 'stale ones stay so when they are read again',
    steps: [read('a', 10, 20), edit([15, 1, 1]), read('b', 10, 20)],
    states: { a: 'stale by edit', b: 'current 10-20' },
  },
  {
    title: 'a name that was used is not taken again',
    steps: [read('a', 10, 20), read('a', 1, 99), edit([50, 1, 1])],
    states: { a: 'current 10-20' },
  },
  {
    title: 'a read that shows no line covers nothing and is covered by nothing',
    steps: [read('a', 10, 20), read('b', 15, 14), edit([1, 0, 1]), read('c', 12, 18)],
    states: { a: 'current 11-21', b: 'current 16-15' },
  },
  // Changes outside
  {
    title: 'a read that shows another content tells that older ones are stale',
    steps: [readContent('a', 'x'), readContent('b', 'y')],
    states: { a: 'stale, lost', b: 'current' },
  },
  {
    title: 'a read that shows another content makes those stale too whose content was not told',
    steps: [read('a', 10, 20), readContent('b', 'x'), read('c', 1, 2), readContent('d', 'y')],
    states: { b: 'stale, lost', c: 'stale, lost', d: 'current' },
  },
  {
    title: 'a read that shows the same content supersedes like any other',
    steps: [readContent('a', 'x'), readContent('b', 'x')],
    states: { a: 'superseded by b' },
  },
  {
    title: 'after a change that we know of, another content is no news',
    steps: [read('a', 10, 20), readContent('b', 'x'), read('c', 10, 20), edit([30, 1, 1]), readContent('d', 'y')],
    states: { b: 'stale by edit', c: 'superseded by d' },
  },
];

describe('reads of a file', () => {
  for (const { title, steps, states } of rows) {
    it(title, () => {
      const ledger = createReadLedger();
      for (const step of steps) step(ledger);
      expect(Object.fromEntries(Object.keys(states).map((id) => [id, said(ledger, id)]))).toEqual(states);
    });
  }
});

function said(ledger: ReadLedger, id: string): string {
  const { state, by, contentLost, lines } = ledger.state(id) ?? { state: 'unknown', contentLost: false };
  const how = `${state}${contentLost ? ', lost' : ''}${by === undefined ? '' : ` by ${by}`}`;
  return lines ? `${how} ${lines.from}-${lines.to}` : how;
}

describe('a ledger', () => {
  it('tells each change once, with its cause', () => {
    const ledger = createReadLedger();
    expect(ledger.read({ id: 'a', path: 'a.ts', lines: { from: 1, to: 9 }, blob: 'x' })).toEqual([]);
    expect(ledger.read({ id: 'b', path: 'a.ts', blob: 'x' })).toEqual([
      { read: 'a', state: 'superseded', by: 'b', contentLost: false },
    ]);
    expect(ledger.read({ id: 'c', path: 'a.ts', blob: 'y' })).toEqual([
      { read: 'b', state: 'stale', contentLost: true },
    ]);
    expect(ledger.mutate({ path: 'a.ts', action: 'edit', by: 'e' })).toEqual([
      { read: 'c', state: 'stale', by: 'e', contentLost: false },
    ]);
    expect(ledger.mutate({ path: 'a.ts', action: 'delete', by: 'f' })).toEqual([]);
  });

  it('keeps files apart, by every letter of their paths', () => {
    const ledger = createReadLedger();
    const paths = ['/p/a.ts', '/p/A.ts', 'a.ts', '/p/p/a.ts', 'constructor', '__proto__'];
    for (const one of paths) ledger.read({ id: one, path: one });
    ledger.mutate({ path: '/p/a.ts', action: 'write' });
    ledger.mutate({ path: '__proto__', action: 'write' });
    expect(paths.filter((one) => ledger.state(one)?.state === 'stale')).toEqual(['/p/a.ts', '__proto__']);
  });

  it('knows nothing of what it was not told', () => {
    expect(createReadLedger().state('a')).toBeUndefined();
  });

  it('saves of what is settled no more than that', () => {
    const ledger = createReadLedger();
    ledger.read({ id: 'a', path: 'a.ts' });
    ledger.mutate({ path: 'a.ts', action: 'edit', hunks: [{ from: 1, removed: 1, added: 1 }], by: 'e' });
    ledger.read({ id: 'b', path: 'b.ts', lines: { from: 1, to: 9, total: 20 }, blob: 'x' });
    expect(JSON.parse(JSON.stringify(ledger))).toEqual({
      version: 1,
      files: [['b.ts', { blob: 'x', total: 20, reads: [['b', 1, 9]], owned: [[0, 1, 9]] }]],
      settled: [{ read: 'a', state: 'stale', by: 'e', contentLost: false }],
    });
  });

  it('that was saved knows which content was seen', () => {
    const ledger = createReadLedger();
    ledger.read({ id: 'a', path: 'a.ts', blob: 'x' });
    const restored = createReadLedger(JSON.parse(JSON.stringify(ledger)));
    restored.read({ id: 'b', path: 'a.ts', blob: 'y' });
    expect(restored.state('a')).toEqual({ state: 'stale', contentLost: true });
  });

  it('that was saved knows where a file ends', () => {
    const ledger = createReadLedger();
    ledger.read({ id: 'a', path: 'a.ts', lines: { from: 1, to: 9, total: 20 } });
    const restored = createReadLedger(JSON.parse(JSON.stringify(ledger)));
    restored.read({ id: 'b', path: 'a.ts' });
    restored.read({ id: 'c', path: 'a.ts', lines: { from: 1, to: 20 } });
    expect(restored.state('b')?.state).toBe('superseded');
  });

  it.each([null, 7, {}, { version: 2, files: [], settled: [] }, { version: 1, files: [] }])(
    'is not made from %j',
    (saved) => {
      const codeOf = (error: unknown): boolean => isCtxError(error, 'bad-state');
      expect(() => createReadLedger(saved)).toThrow(expect.toSatisfy(codeOf));
    },
  );
});
