import { expect, test } from 'vitest';
import { createRawKeeper } from '../src/raw-keeper.js';

function keep(count: number, capBytes: number) {
  const keeper = createRawKeeper({ capBytes });
  for (let no = 1; no <= count; no += 1) keeper.add({ text: 'nine byte', no, bytes: 9 });
  const { head, tail, whole } = keeper.take();
  return { head: head.map(({ no }) => no), tail: tail.map(({ no }) => no), whole, bytes: keeper.bytes };
}

test('what is within the cap is held whole', () => {
  expect(keep(3, 30)).toEqual({ head: [1, 2, 3], tail: [], whole: true, bytes: 30 });
});

test('a last line without a line end may fill the cap', () => {
  expect(keep(3, 29).whole).toBe(true);
  expect(keep(3, 28).whole).toBe(false);
});

test('over the cap the first lines and the last ones are held, a cap of each', () => {
  expect(keep(100, 30)).toEqual({ head: [1, 2, 3], tail: [98, 99, 100], whole: false, bytes: 1_000 });
});

test('of a very long output no more is held', () => {
  const { head, tail, bytes } = keep(100_000, 30);
  expect({ head, tail, bytes }).toEqual({ head: [1, 2, 3], tail: [99_998, 99_999, 100_000], bytes: 1_000_000 });
});

test('a long line counts with the bytes that are shown of it', () => {
  const keeper = createRawKeeper({ capBytes: 4_096 });
  for (const [i, bytes] of [9, 60_000, 9].entries()) keeper.add({ text: 'x'.repeat(bytes), no: i + 1, bytes });
  const { head, tail, whole } = keeper.take();
  expect({ head: head.map(({ no }) => no), tail, whole }).toEqual({ head: [1, 2, 3], tail: [], whole: false });
});
