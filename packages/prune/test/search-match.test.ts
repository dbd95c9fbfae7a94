import { describe, expect, test } from 'vitest';
import { parseMatch } from '../src/search-match.js';

describe('a search result', () => {
  test.each([
    ['src/cart.ts:12:const total = 3;', 'src/cart.ts', true],
    ['src/cart.ts:12:', 'src/cart.ts', true],
    ['src/cart.ts-11-// context', 'src/cart.ts', false],
    ['logs/2026-05-01/app.log:7:10:04:59 started', 'logs/2026-05-01/app.log', true],
    ['logs/2026-05-01/app.log-8-10:05:00 idle', 'logs/2026-05-01/app.log', false],
    ['C:\\shop\\cart.ts:3:x', 'C:\\shop\\cart.ts', true],
    ['src/größe.py:3:x = 1', 'src/größe.py', true],
    ['a-1-b.txt:3:text-4-more', 'a-1-b.txt', true],
    ['src/a.ts:5:    indented', 'src/a.ts', true],
  ])('%j is in %j', (line, file, isMatch) => {
    expect(parseMatch(line)).toEqual({ file, isMatch });
  });

  test.each([
    '2026-05-01T10:04:59 started',
    '10:04:59 started',
    '12:text:with:colons',
    'src/cart.c:3:5: error: expected expression',
    'app.py:3: error: incompatible types',
    'Makefile:12: recipe failed',
    'http://example.com:80:x',
    '',
  ])('%j is none', (line) => {
    expect(parseMatch(line)).toBeUndefined();
  });
});
