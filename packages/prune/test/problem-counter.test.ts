import { builtin, createLang } from '@ctx/lang';
import { expect, test } from 'vitest';
import { prune } from '../src/index.js';
import { createProblemCounter } from '../src/problem-counter.js';

const lang = createLang(builtin);

/** For each line how many problems of its kind came before its own. */
function alike(...lines: string[]): number[] {
  const problemOf = createProblemCounter();
  return lines.map((line) => problemOf(line, lang.classify(line)).alike);
}

test('messages that begin with the same words are of one kind, whatever files and numbers these name', () => {
  expect(alike('error: item 3 is gone', 'error: item 4 is sold')).toEqual([0, 1]);
  expect(alike('FAILED test/cart.py::adds - sum', 'FAILED test/till.py::opens - sum')).toEqual([0, 1]);
  expect(alike('error: cannot open the till', 'error: expected a price')).toEqual([0, 0]);
});

test('frames of different files are of different kinds', () => {
  expect(alike('  File "shop/cart.py", line 3, in add', '  File "shop/till.py", line 9, in open')).toEqual([0, 0]);
});

test('hundreds of failures in a summary leave room for those of another kind', () => {
  const preamble = Array.from({ length: 40 }, (_, i) => `collecting part ${i} of the shop`);
  const names = Array.from({ length: 300 }, (_, i) =>
    [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
  );
  const failed = names.map((name) => `FAILED test/cart.py::test_${name}`);
  const broken = names.map((name) => `ERROR test/till.py::test_${name}`);
  const { text } = prune([...preamble, ...failed, ...broken].join('\n'), { budgetBytes: 4_096 });
  expect(text).toContain(`${failed[0]}\n`);
  expect(text).toContain(`${failed[1]}\n`);
  expect(text).toContain(`${broken[0]}\n`);
});
