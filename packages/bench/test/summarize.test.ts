import { expect, test } from 'vitest';
import type { CaseScore } from '../src/bench-report.js';
import { summarize } from '../src/summarize.js';

const score: CaseScore = {
  corpus: 'logs',
  case: 'one',
  kind: 'build',
  strategy: 'tail',
  budgetBytes: 1000,
  must: { count: 1, of: 2 },
  named: 0,
  missed: ['a'],
  noise: { count: 1, of: 4 },
  bytesIn: 5000,
  bytesOut: 1000,
  limitBytes: 1000,
  withinLimit: true,
  identical: false,
};

test('noise counts only in logs larger than the budget', () => {
  const small = { ...score, bytesIn: 900, noise: { count: 4, of: 4 } };
  expect(summarize([score, small])[0]?.noise).toEqual({ count: 1, of: 4 });
});

test('only content up to the cap must be shown as it was', () => {
  const content = { ...score, kind: 'content', bytesIn: 2000, identical: true };
  const scores = [content, { ...content, bytesIn: 2001 }, { ...score, bytesIn: 800 }, { ...content, identical: false }];
  expect(summarize(scores)[0]?.contentIdentical).toEqual({ count: 1, of: 2 });
});

test('a case without lines that must be shown is neither whole nor lost', () => {
  const empty = { ...score, must: { count: 0, of: 0 } };
  expect(summarize([score, empty])[0]).toMatchObject({
    cases: 2,
    whole: { count: 0, of: 1 },
    lost: { count: 0, of: 1 },
  });
});

test('corpora, kinds, strategies and budgets are added up apart', () => {
  const scores = [score, { ...score, kind: 'lint' }, { ...score, strategy: 'head' }, { ...score, budgetBytes: 2000 }];
  const rows = summarize(scores).map(({ strategy, budgetBytes, kind, cases }) => [strategy, budgetBytes, kind, cases]);
  expect(rows).toEqual([
    ['tail', 1000, undefined, 2],
    ['tail', 1000, 'build', 1],
    ['tail', 1000, 'lint', 1],
    ['head', 1000, undefined, 1],
    ['head', 1000, 'build', 1],
    ['tail', 2000, undefined, 1],
    ['tail', 2000, 'build', 1],
  ]);
});
