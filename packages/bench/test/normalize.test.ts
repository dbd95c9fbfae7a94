import { expect, test } from 'vitest';
import { normalize, splitLines } from '../src/normalize.js';

test('escape sequences go and white space is folded', () => {
  expect(normalize('\x1b[31merror:\x1b[0m\t  no\u00a0 such  file  \n  next')).toBe('error: no such file\nnext');
});

test('a carriage return is a line break, alone or before a line end', () => {
  expect(normalize('10 %\r50 %\r\ndone')).toBe('10 %\n50 %\ndone');
});

test('empty lines stay, so that nothing joins across them', () => {
  expect(normalize('a\n   \nb')).toBe('a\n\nb');
});

test('a line end at the very end starts no further line', () => {
  expect(splitLines('a\nb\n')).toEqual(['a', 'b']);
  expect(splitLines('')).toEqual([]);
});
