import { type Fault, lines, many, recorded } from './fault.js';

const wide = (i: number, text: string): string =>
  `src/part-${i % 12}/stock.ts:${i + 1}:${' '.repeat(60)}const ${text}${i} = take();`;

/** Search results, and content that is an answer and not a log. */
export const searchAndContent: readonly Fault[] = [
  {
    name: 'the match was cut off and files beyond a number were hidden',
    output: lines(many(300, (i) => wide(i, 'theMatchedName'))),
    kind: 'search',
    options: { budgetBytes: 4_096 },
    keeps: many(12, (i) => `src/part-${i}/stock.ts:${i + 1}:${' '.repeat(60)}const theMatchedName${i} = take();\n`),
  },
  {
    name: 'the results of one file, `line:text`, were read as `file:line`',
    output: lines('12:  host: localhost:5432', '40:text:with:colons:', '41-context', '99:trailing:'),
    isUntouched: true,
  },
  {
    name: 'nothing was left of matches alone',
    output: lines(many(30, (i) => `theMatchedName${i}`)),
    isUntouched: true,
  },
  {
    name: 'results came in a form that nobody can read',
    output: lines(many(200, (i) => wide(i, 'name'))),
    kind: 'search',
    options: { budgetBytes: 4_096 },
    keeps: ['src/part-0/stock.ts:1:', 'src/part-11/stock.ts:12:'],
    neverSays: [/matches in \d+F/],
  },
  {
    name: 'a date in a path was read as the line number',
    output: lines(
      many(
        120,
        (i) => `logs/2026-05-${10 + (i % 20)}/app.log:${i + 1}:10:04:59 started worker number ${i} of the shop`,
      ),
    ),
    kind: 'search',
    options: { budgetBytes: 4_096 },
    keeps: many(20, (i) => `logs/2026-05-${10 + i}/app.log:${i + 1}:10:04:59 started worker number ${i} of the shop\n`),
  },
  {
    name: 'a drive letter was read as the file',
    output: lines(many(100, (i) => `C:\\shop\\part${i % 5}.ts:${i + 1}:const the = names + ${i};`)),
    kind: 'search',
    keeps: many(5, (i) => `C:\\shop\\part${i}.ts:${i + 1}:const the = names + ${i};\n`),
  },
  {
    name: 'the number of one match stood before the text of another',
    output: lines(many(200, (i) => `src/a.ts:${i * 3 + 1}:text of line ${i * 3 + 1} and some more`)),
    kind: 'search',
    neverSays: [/src\/a\.ts:(\d+):text of line (?!\1\b)/],
  },
  {
    name: 'one huge line passed through',
    output: `{"items":[${many(40_000, (i) => `{"id":${i}}`).join(',')}]}`,
    keeps: ['{"items":[{"id":0}', '{"id":39999}]}'],
  },
  {
    name: 'a diff was cut below what the agent can take',
    output: recorded('git-diff'),
    kind: 'content',
    options: {},
    isUntouched: true,
  },
  {
    name: 'the lines of a diff were indented',
    output: lines(
      'diff --git a/a.c b/a.c',
      '--- a/a.c',
      '+++ b/a.c',
      '@@ -1,3 +1,3 @@',
      ' int main(void) {',
      '-  error();',
      '+  ok();',
      ' }',
    ),
    kind: 'content',
    isUntouched: true,
  },
  {
    name: 'columns of a listing were rearranged',
    output: recorded('ls-la'),
    kind: 'content',
    options: {},
    isUntouched: true,
  },
  {
    name: 'the text of two commands ran into one line',
    output: 'first without a line end\nsecond\n',
    isUntouched: true,
  },
  {
    name: 'a status was cut at so many files, so the wrong ones were committed',
    output: recorded('git-status'),
    kind: 'content',
    options: {},
    isUntouched: true,
  },
];
