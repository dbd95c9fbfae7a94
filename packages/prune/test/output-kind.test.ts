import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prune } from '../src/index.js';

const kindOf = (text: string): string => prune(text).report.kind;
const lines = (...all: string[]): string => `${all.join('\n')}\n`;

describe('content', () => {
  test.each<[string, string]>([
    ['no output', ''],
    [
      'prose that tells of errors',
      lines('The handler returns an error when no item is left.', 'It never fails otherwise.'),
    ],
    [
      'code that raises errors',
      lines('def total(items):', '    if not items:', '        raise ValueError("error: empty")', '    return 3'),
    ],
    [
      'a diff that adds the word',
      lines('diff --git a/a.c b/a.c', '--- a/a.c', '+++ b/a.c', '@@ -1,2 +1,2 @@', '-  ok();', '+  error: fail();'),
    ],
    ['commits about errors', lines('3f2a91c fix error in cart', '91be00d failed logins are counted', 'a0b1c2d first')],
    ['JSON with errors in it', lines('{', '  "errors": [', '    "E1: failed"', '  ],', '  "level": "error"', '}')],
    ['a listing of files named for errors', lines('src/error.ts', 'src/errors/fatal-error.ts', 'test/fail.test.ts')],
    [
      'the options of a program',
      lines(
        'Options:',
        ...Array.from({ length: 12 }, (_, i) => `  --keep-${i}   Keep going after an error.`),
        '          Cannot be undone.',
      ),
    ],
    ['a table of a program', lines('item   left', 'apple  12', 'pear   3')],
  ])('is %s', (_, text) => {
    expect(kindOf(text)).toBe('content');
  });
});

describe('search results', () => {
  test.each<[string, string]>([
    ['of grep -n', lines('src/a.ts:3:const error = 1;', 'src/b.ts:12:throw error;')],
    ['with context', lines('src/a.ts-2-let x;', 'src/a.ts:3:error(x);', '--', 'src/b.ts:9:error(y);', 'src/b.ts-10-}')],
    ['of Windows paths', lines('C:\\app\\src\\a.ts:3:error', 'C:\\app\\src\\b.ts:4:error')],
  ])('are those %s', (_, text) => {
    expect(kindOf(text)).toBe('search');
  });
});

describe('something to sort', () => {
  test.each<[string, string]>([
    ['a compiler’s message', lines('src/a.c:3:5: error: expected expression')],
    ['an error of a tool in its own form', lines('npm ERR! code ERESOLVE')],
    ['warnings alone', lines('src/a.c:3:5: warning: unused variable')],
    [
      'passing tests',
      lines('test stock::takes ... ok', 'test stock::gives ... ok', 'test result: ok. 2 passed; 0 failed'),
    ],
    ['progress', lines('Downloading 3%', 'Downloading 50%', 'Downloading 100%')],
    [
      'linter messages, which look like search results',
      lines('a.py:1:1: F401 unused', 'b.py:2:1: E999 SyntaxError', 'c.py:9:80: E501 long'),
    ],
    [
      'a log whose lines begin with times',
      lines('2026-03-01T10:00:00Z ERROR no connection', '2026-03-01T10:00:01Z INFO retry'),
    ],
  ])('is %s', (_, text) => {
    expect(kindOf(text)).toBe('sorted');
  });
});

/** Recorded outputs, by what they are. */
const cases = join(import.meta.dirname, '../../../benchmarks/prune/cases');
const recorded = readdirSync(cases).map((name) => ({
  name,
  kind: (JSON.parse(readFileSync(join(cases, name, 'meta.json'), 'utf8')) as { kind: string }).kind,
}));

test.each(recorded.filter(({ kind }) => kind === 'compile-error' || kind === 'failing-test'))(
  'the recorded output $name, a $kind, has something to sort',
  ({ name }) => {
    expect(kindOf(readFileSync(join(cases, name, 'output.txt'), 'utf8'))).toBe('sorted');
  },
);
