import { describe, expect, it } from 'vitest';
import { hasDiagnostics } from '../../src/detect/has-diagnostics.js';
import { isConfirmation } from '../../src/detect/is-confirmation.js';
import { isDiff } from '../../src/detect/is-diff.js';
import { isHighRisk } from '../../src/detect/is-high-risk.js';
import { isJson } from '../../src/detect/is-json.js';
import { isLog } from '../../src/detect/is-log.js';
import { isNdjson } from '../../src/detect/is-ndjson.js';
import { isNumberedSource } from '../../src/detect/is-numbered-source.js';
import { isPathList } from '../../src/detect/is-path-list.js';
import { isRecords } from '../../src/detect/is-records.js';
import { isSearch } from '../../src/detect/is-search.js';
import { isSkill } from '../../src/detect/is-skill.js';
import { withQuotedLines } from '../../src/render/with-quoted-lines.js';
import { subjectOf } from '../subject-of.js';
import { renderings } from './all-renderings.js';

/** Texts of a size that make a reader who looks again and again take the square of it. */
const texts: readonly (readonly [name: string, of: (size: number) => string])[] = [
  ['one line', (size) => 'a'.repeat(size)],
  ['dots', (size) => '.'.repeat(size)],
  ['slashes and colons', (size) => '/a:'.repeat(size / 3)],
  ['line ends', (size) => '\n'.repeat(size)],
  ['returns', (size) => 'a\r'.repeat(size / 2)],
  ['blanks', (size) => ' '.repeat(size)],
  ['escapes', (size) => '\u001b['.repeat(size / 2)],
  ['links without an end', (size) => '\u001b]8;;'.repeat(size / 5)],
  ['brackets', (size) => '['.repeat(size)],
  ['brackets that close', (size) => '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['objects in objects', (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
  ['quotes', (size) => `{"a":"${'\\"'.repeat(size / 2)}"}`],
  ['records', (size) => '{"a":"b"}\n'.repeat(size / 10)],
  [
    'paths of their own',
    (size) => Array.from({ length: size / 20 }, (_, at) => `src/file${at}.ts:${at}: x`).join('\n'),
  ],
  ['files of a diff', (size) => 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n'.repeat(size / 60)],
  ['a name of a diff', (size) => `diff --git a/${' b/'.repeat(size / 3)}\u2028`],
  ['frames', (size) => '  at f (a.js:1:2)\n'.repeat(size / 18)],
  ['errors', (size) => Array.from({ length: size / 30 }, (_, at) => `error: number ${'x'.repeat(at % 9)}`).join('\n')],
  ['fences', (size) => '```\n'.repeat(size / 4)],
  ['pairs', (size) => '😀'.repeat(size / 2)],
  ['an agent’s own lines', (size) => 'Exit: 1\n'.repeat(size / 8)],
];
const detectors = [hasDiagnostics, isConfirmation, isDiff, isHighRisk, isJson, isLog, isNdjson, isNumberedSource]
  .concat([isPathList, isRecords, isSearch, isSkill])
  .map((detector) => ({ name: detector.name || 'remembered', run: detector }));
const quote = {
  name: 'withQuotedLines',
  run: (subject: Parameters<typeof isDiff>[0]) => withQuotedLines('[a]', subject, ['zz', 'b/']),
};
const all = [...detectors, ...renderings.map(({ name, render }) => ({ name, run: render })), quote];
const kinds = ['shell', 'search', 'edit', 'skill'] as const;
const SIZE = 1_000_000;
/** Far over what a linear reader takes on any machine, far below what a quadratic one takes. */
const MOST_MS = 4_000;

describe.each(texts)('a megabyte of %s', (_, of) => {
  it('is read in linear time by every detector and rendering', () => {
    const text = of(SIZE);
    for (const { name, run } of all) {
      for (const kind of kinds) {
        const subject = subjectOf({ kind, text, command: 'rg -n x' });
        const start = process.cpuUsage().user;
        run(subject);
        expect((process.cpuUsage().user - start) / 1_000, `${name} of ${kind}`).toBeLessThan(MOST_MS);
        if (process.env.COSTS)
          console.log('COST', ((process.cpuUsage().user - start) / 1_000).toFixed(0), name, kind, _);
      }
    }
  });
});
