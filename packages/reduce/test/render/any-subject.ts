/** Subjects of any kind, with texts of the forms that renderings look for, and of none. */
import fc from 'fast-check';
import type { Subject } from '../../src/subject.js';
import { subjectOf } from '../subject-of.js';

const nasty = fc.constantFrom(
  '\u001b[31mred\u001b[0m',
  '\u001b]8;;http://a\u0007link\u001b]8;;\u0007',
  '[bash npm test: log with 2 failure lines; shortened from 8 lines, 90 bytes]',
  '[all of it: recall id "x"]',
  'a\rb\rc\r',
  '\u202eabc\u2028def',
  '\ud83d',
  '😀'.repeat(120),
  '漢字'.repeat(200),
  '\u0000\u0007\u009b31m',
  '`'.repeat(5),
  ' \t ',
  '',
);
const shaped = fc.constantFrom(
  'src/a.ts:12:  const x = 1;',
  'src/deep/er/b.ts:3: TODO',
  '12:34:56 INFO started',
  'diff --git a/a.ts b/a.ts',
  '--- a/a.ts',
  '+++ b/a.ts',
  '@@ -1,3 +1,4 @@ f()',
  '@@@ -1,2 -1,2 +1,3 @@@',
  '+added',
  '-removed',
  ' same',
  '*** Update File: a.ts',
  '*** End Patch',
  '{"type":"a","n":12345678901234567890}',
  '{"type":"b","text":"x"}',
  '     1\tone',
  '     2\ttwo',
  'src/a.c:12:5: error: expected',
  'src/a.c:13:5: warning: unused',
  ' FAIL  src/a.test.ts > adds',
  'AssertionError: expected 1 to be 2',
  '    at f (src/a.ts:3:4)',
  ' Tests  1 failed | 3 passed (4)',
  'src/a.ts',
  'C:\\src\\b.ts',
  '# Heading',
  '```',
  '<path>/skills/a/SKILL.md</path>',
);
const line = fc.oneof(shaped, shaped, nasty, fc.string({ unit: 'binary', maxLength: 60 }));
const lines = fc.array(fc.tuple(line, fc.constantFrom(1, 1, 1, 2, 40)), { maxLength: 40 }).map((all) => {
  return all.flatMap(([text, times]) => Array<string>(times).fill(text)).join('\n');
});

export const anySubject: fc.Arbitrary<Subject> = fc
  .record(
    {
      text: fc.oneof(
        { weight: 6, arbitrary: lines },
        { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
      ),
      kind: fc.constantFrom('shell', 'read', 'edit', 'search', 'list', 'fetch', 'skill', 'other'),
      status: fc.constantFrom('success', 'error', 'cancelled', 'unknown'),
      exitCode: fc.constantFrom(0, 1),
      tool: fc.oneof(fc.constantFrom('', 'bash', 'Read'), nasty, fc.string({ unit: 'binary' })),
      command: fc.oneof(fc.constantFrom('git log', 'rg -n x src', 'npm test'), nasty, fc.string({ unit: 'binary' })),
      pattern: fc.oneof(nasty, fc.string({ unit: 'binary' })),
      paths: fc.array(fc.string({ unit: 'binary' }), { maxLength: 2 }),
      lines: fc.record({ from: fc.nat(), to: fc.nat(), total: fc.nat() }),
    },
    { requiredKeys: ['text', 'kind', 'status'] },
  )
  .map(({ lines: range, ...told }) =>
    subjectOf({ ...told, ...(range && { files: [{ action: 'read' as const, path: 'a.ts', lines: range }] }) }),
  );
