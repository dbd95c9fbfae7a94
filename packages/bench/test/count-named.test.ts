import { expect, test } from 'vitest';
import { countNamed } from '../src/count-named.js';

const log = [
  "src/cart.ts:6:2 - error: no 'log'",
  "src/cart.ts(61,2): error: no 'log'",
  "lib/b.ts:9:1 - error: no 'log'",
  'error[E0425]: cannot find value',
  '  --> src/main.rs:40:9',
].join('\n');

test('a place is named by its file and its whole line number', () => {
  expect(countNamed(["src/cart.ts:6:2 - error: no 'log'"], log, 'at 1 more place: src/cart.ts:6')).toBe(1);
  expect(countNamed(["src/cart.ts:6:2 - error: no 'log'"], log, 'at 1 more place: src/cart.ts:61')).toBe(0);
  expect(countNamed(['src/cart.ts(61,2)'], log, 'at 1 more place: src/cart.ts:61')).toBe(1);
});

test('a line without a file is in the file before it', () => {
  const missed = ['src/cart.ts:6:2', 'src/cart.ts(61,2)', 'lib/b.ts:9:1'];
  expect(countNamed(missed, log, 'at 3 more places: src/cart.ts:6, :61, :9')).toBe(2);
});

test('a file may be named by the end of its path, but not by the end of its name', () => {
  expect(countNamed(['src/cart.ts:6:2'], log, 'at 1 more place: cart.ts:6')).toBe(1);
  expect(countNamed(['src/cart.ts:6:2'], log, 'at 1 more place: art.ts:6')).toBe(0);
});

test('a message whose place stands on the next line is named by that place', () => {
  expect(countNamed(['error[E0425]: cannot find value'], log, 'at 1 more place: src/main.rs:40')).toBe(1);
});

test('a line of megabytes is no trouble', () => {
  const huge = `${'x'.repeat(2_000_000)} needle`;
  const start = performance.now();
  expect(countNamed(['needle'], huge, 'at 1 more place: a.ts:1')).toBe(0);
  expect(performance.now() - start).toBeLessThan(500);
});
