import { isCtxError } from '@ctx/error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  builtin,
  createLang,
  type Language,
  type LineForm,
  type PackedLang,
  packLang,
  unpackLang,
} from '../src/index.js';
import { fixtureLines } from './fixture-lines.js';
import { linesOf } from './lines-of.js';

const language = (id: string, forms: readonly LineForm[], rest: Partial<Language> = {}): Language => ({
  id,
  name: id,
  tools: [{ id: 'tool', source: 'recorded', forms }],
  ...rest,
});

const everything = createLang(builtin);

describe('createLang', () => {
  test('reads every language of the package', () => {
    expect(everything.languages.map(({ id }) => id)).toEqual(builtin.map(({ id }) => id));
  });

  test('the languages of the package have ids of their own, and the shared words stand last', () => {
    const ids = builtin.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.at(-1)).toBe('generic');
    for (const { id } of builtin) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test('refuses a form that no line could lead to, and says what to do', () => {
    const unreachable = language('mine', [{ class: 'error', match: /\w+\s\d+/ }]);
    const thrown = catchError(() => createLang([unreachable]));
    expect(isCtxError(thrown, 'unreachable-form')).toBe(true);
    expect(String(thrown)).toContain('mine/tool');
    expect(String(thrown)).toContain('"has"');
  });

  test('refuses two languages of one id', () => {
    const thrown = catchError(() => createLang([language('twice', []), language('twice', [])]));
    expect(isCtxError(thrown, 'duplicate-language')).toBe(true);
  });

  test('what is said of a line depends on no line that was read before', () => {
    const lang = createLang(builtin);
    const error = '2024-05-01T10:00:04Z src/a.c:3:5: error: no such member';
    const pass = 'ok 2 adds an item';
    expect(lang.classify('')).toEqual(everything.classify(''));
    for (let round = 0; round < 2; round += 1) {
      expect(lang.classify(error).class).toBe('error');
      expect(lang.locate(pass)).toBeUndefined();
      expect(lang.prefixLength(error)).toBe('2024-05-01T10:00:04Z '.length);
      expect(lang.classify(pass).class).toBe('pass');
      expect(lang.locate(error)).toMatchObject({ file: 'src/a.c', line: 3 });
      expect(lang.prefixLength(pass)).toBe(0);
    }
  });

  test('takes a language of the caller beside its own', () => {
    const mine = language('mine', [{ class: 'error', match: /^KABOOM (?<file>\S+) @(?<line>\d+): (?<message>.*)$/ }]);
    const lang = createLang([...builtin, mine]);
    expect(lang.classify('KABOOM src/a.x @12: no fuel')).toMatchObject({
      class: 'error',
      tool: 'mine/tool',
      located: true,
    });
    expect(lang.locate('KABOOM src/a.x @12: no fuel')).toEqual({
      file: 'src/a.x',
      line: 12,
      message: 'no fuel',
      class: 'error',
      tool: 'mine/tool',
    });
  });
});

describe('packLang', () => {
  test('gives what reads lines the same once it was stored and read again', () => {
    const stored = unpackLang(JSON.parse(JSON.stringify(packLang(builtin))) as PackedLang);
    for (const line of fixtureLines()) {
      expect(stored.classify(line)).toEqual(everything.classify(line));
      expect(stored.locate(line)).toEqual(everything.locate(line));
    }
    expect(stored.languages).toEqual(everything.languages);
  });
});

describe('how a form is found', () => {
  test('every line that a form of the package matches leads to it', { timeout: 120_000 }, () => {
    const forms = builtin.flatMap(({ tools }) => tools.flatMap((tool) => tool.forms));
    let checked = 0;
    for (const form of forms) {
      const lines = linesOf(form.match);
      if (lines === undefined) continue;
      checked += 1;
      const lang = createLang([language('alone', [form])]);
      const holds = fc.property(lines, (line) => {
        if (/^[ \t]*[^\S \t]/.test(line) || !form.match.test(line) || form.not?.test(line)) return;
        // `has` may narrow what the pattern allows.
        if (form.has !== undefined && ![form.has].flat().some((text) => fold(line).includes(fold(text)))) return;
        expect({ form, line, tool: lang.classify(line).tool }).toMatchObject({ tool: 'alone/tool' });
      });
      fc.assert(holds, { numRuns: 5 });
    }
    expect(checked).toBeGreaterThan(500);
  });
});

describe('which form wins', () => {
  const anchored: LineForm = { class: 'note', match: /^boom: / };
  const worded: LineForm = { class: 'warning', match: /\bboom\b/, has: 'boom' };

  test('one that begins the line wins over one found by its words', () => {
    const lang = createLang([language('words', [worded]), language('starts', [anchored])]);
    expect(lang.classify('boom: here').tool).toBe('starts/tool');
    expect(lang.classify('a boom').tool).toBe('words/tool');
  });

  test("any tool's form wins over a word that all tools share", () => {
    const shared = language('generic', [{ class: 'error', match: /^boom/ }]);
    const lang = createLang([shared, language('words', [worded])]);
    expect(lang.classify('boom here')).toMatchObject({ class: 'warning', specific: true });
    expect(lang.classify('boomerang')).toMatchObject({ class: 'error', specific: false });
  });

  test('of equals the first given wins', () => {
    const first = language('first', [worded]);
    const second = language('second', [{ ...worded, class: 'error' }]);
    expect(createLang([first, second]).classify('a boom').tool).toBe('first/tool');
    expect(createLang([second, first]).classify('a boom').tool).toBe('second/tool');
  });

  test('a form steps back where its exception matches', () => {
    const lang = createLang([language('words', [{ ...worded, not: /sonic boom/ }])]);
    expect(lang.classify('a sonic boom').class).toBe('plain');
  });
});

describe('classify', () => {
  const lang = createLang([
    language('mine', [{ class: 'located', match: /^(?<file>\w+\.x):(?<line>\d+) (?<severity>\w+)/, has: '.x:1' }]),
  ]);

  test('lets the severity word decide, and keeps the class where the word is unknown', () => {
    expect(lang.classify('a.x:1 error')).toMatchObject({ class: 'error', severity: 'error' });
    expect(lang.classify('a.x:1 warning')).toMatchObject({ class: 'warning', severity: 'warning' });
    expect(lang.classify('a.x:1 remarkable')).toMatchObject({ class: 'located', severity: undefined });
  });

  test('gives one object for all lines of one form and severity', () => {
    expect(lang.classify('a.x:1 error')).toBe(lang.classify('b.x:2 error'));
  });

  test('knows nothing of an empty line', () => {
    expect(everything.classify('')).toMatchObject({ class: 'plain', tool: undefined });
  });

  test('does not look behind the first 2,000 characters', () => {
    const worded = createLang([language('words', [{ class: 'error', match: /boom/, has: 'boom' }])]);
    expect(worded.classify(`${' '.repeat(1_990)}boom`).class).toBe('error');
    expect(worded.classify(`${' '.repeat(2_000)}boom`).class).toBe('plain');
  });

  test.each([
    '0 errors',
    'src/error_handler.py',
    'npm test -- --no-fail-fast',
    'Compiling error-chain v0.12.4',
    'abc1234 fix error handling of the parser',
  ])('finds no error in %j', (line) => {
    expect(['error', 'failure', 'assertion']).not.toContain(everything.classify(line).class);
  });
});

describe('locate', () => {
  test('takes the file from the context where the line has only numbers', () => {
    const lang = createLang([
      language('rows', [{ class: 'located', match: /^\s+(?<line>\d+):(?<column>\d+) (?<message>.*)$/ }]),
    ]);
    expect(lang.locate('  3:5 unused')).toBeUndefined();
    expect(lang.locate('  3:5 unused', { file: 'a.js' })).toMatchObject({ file: 'a.js', line: 3, column: 5 });
  });
});

describe('prefixLength', () => {
  const lang = everything;

  test.each([
    ['2024-05-01T10:00:00.1234567Z ', 'npm ERR! code E404'],
    ['build\tRun tests\t2024-05-01T10:00:00.1234567Z ', 'npm ERR! code E404'],
    ['2024-05-22T12:43:46.962646Z 00O ', '$ npm test'],
    ['[2024-05-01T10:00:00.123Z] ', '+ make test'],
    ['[10:00:00] ', 'Starting build'],
    ['May  1 10:00:00 web-1 app[412]: ', 'listening'],
    ['#12 3.456 ', 'E: Unable to locate package libfoo'],
    ['web-1  | ', 'Traceback (most recent call last):'],
    ['2024-05-01T10:00:00Z web-1  | ', 'panic: boom'],
    ['[task 2024-05-01T10:00:00.123Z] 10:00:00     INFO - PID 412 | ', 'Assertion failure: ok'],
  ])('takes off %j', (prefix, rest) => {
    expect(lang.prefixLength(prefix + rest)).toBe(prefix.length);
    expect(lang.classify(prefix + rest)).toBe(lang.classify(rest));
  });

  test.each(['src/a.ts:3:5 - error TS2304', '12:30 error', 'May be wrong', '2024-05-01 was a Wednesday', ''])(
    'leaves %j whole',
    (line) => {
      expect(lang.prefixLength(line)).toBe(0);
    },
  );
});

const fold = (text: string): string => text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' ');

function catchError(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
