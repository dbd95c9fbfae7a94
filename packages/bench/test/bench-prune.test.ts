import { cpSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchPrune } from '../src/bench-prune.js';

const cases = join(import.meta.dirname, 'fixtures/cases');
const labelled = join(import.meta.dirname, 'fixtures/labelled');
const simple = ['none', 'head-tail', 'tail', 'head', 'grep'];

test('each strategy is scored with each budget on each case', async () => {
  const report = await benchPrune({ corpora: [cases, labelled], budgets: [512, 1024], strategies: simple });
  expect(report.cases).toHaveLength(5 * 2 * simple.length);
  expect(report.corpora).toEqual([
    { name: 'cases', cases: 3 },
    { name: 'labelled', cases: 2 },
  ]);
  expect(report.problems).toEqual([]);
});

test('the tail of a log keeps its end and loses its middle', async () => {
  const report = await benchPrune({ corpora: [cases], budgets: [512], strategies: ['tail'] });
  expect(report.summaries.find(({ kind }) => kind === undefined)).toMatchObject({
    cases: 3,
    must: { count: 6, of: 7 },
    whole: { count: 2, of: 3 },
    lost: { count: 0, of: 3 },
    contentIdentical: { count: 1, of: 1 },
    withinLimit: { count: 3, of: 3 },
  });
  expect(report.cases.find(({ kind }) => kind === 'compile-error')?.missed).toEqual([
    "src/part_21.c:7:3: error: 'total' undeclared",
  ]);
});

test('a labelled log of which nothing is shown counts as lost', async () => {
  const report = await benchPrune({ corpora: [labelled], budgets: [512], strategies: ['tail', 'none'] });
  const [tail, none] = report.summaries.filter(({ kind }) => kind === undefined);
  expect(tail).toMatchObject({ whole: { count: 1, of: 2 }, lost: { count: 1, of: 2 } });
  expect(none).toMatchObject({ whole: { count: 2, of: 2 }, withinLimit: { count: 0, of: 2 } });
});

test('the pruner is checked by verify, held to its limits, and leaves content as it was', async () => {
  const report = await benchPrune({ corpora: [cases], budgets: [1024], strategies: ['ctx'] });
  expect(report.summaries.find(({ kind }) => kind === undefined)).toMatchObject({
    findings: 0,
    withinLimit: { count: 3, of: 3 },
    contentIdentical: { count: 1, of: 1 },
    must: { count: 7, of: 7 },
  });
});

test('the same corpora give the same report, without times and tokens unless asked', async () => {
  const options = { corpora: [cases, labelled], budgets: [512] };
  const report = await benchPrune(options);
  expect(await benchPrune(options)).toEqual(report);
  expect(report.cases[0]).not.toHaveProperty('ms');
  expect(report.cases[0]).not.toHaveProperty('tokensIn');
});

test('times and tokens come from the functions given', async () => {
  let clock = 0;
  const options = { corpora: [labelled], budgets: [512], strategies: ['tail'] };
  const { cases: scores, summaries } = await benchPrune({
    ...options,
    now: () => clock++,
    countTokens: (text) => text.length,
  });
  expect(scores[0]).toMatchObject({ ms: 1, tokensIn: scores[0]?.bytesIn, tokensOut: scores[0]?.bytesOut });
  expect(summaries[0]?.msPerMegabyte).toBeCloseTo(2 / ((summaries[0]?.bytesIn ?? 0) / 1e6));
});

test('a command is a strategy: the log on its input, the budget in its environment', async () => {
  const command = 'cmd: tail -c "$BUDGET_BYTES"';
  const report = await benchPrune({ corpora: [cases], budgets: [512], strategies: [command] });
  expect(report.strategies).toEqual([command]);
  expect(report.cases.map(({ bytesOut }) => bytesOut)).toEqual(
    report.cases.map(({ bytesIn }) => Math.min(512, bytesIn)),
  );
});

test('a command that ends with its own code for nothing found shows nothing', async () => {
  const report = await benchPrune({ corpora: [labelled], strategies: ['cmd: grep nowhere-to-be-found'] });
  expect(report.cases.every(({ bytesOut }) => bytesOut === 0)).toBe(true);
});

test('a command that cannot be run is an error that names it', async () => {
  const run = benchPrune({ corpora: [labelled], strategies: ['cmd: no-such-command-anywhere'] });
  await expect(run).rejects.toMatchObject({ code: 'command-failed', message: /"no-such-command-anywhere"/ });
});

test('a broken case is skipped and named, and a label that is not in its log does not count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ctx-bench-'));
  try {
    cpSync(cases, folder, { recursive: true });
    unlinkSync(join(folder, 'diff-of-two-files/meta.json'));
    const truth = { must: ['1..41', 'never printed'], noise: [] };
    writeFileSync(join(folder, 'failing-test-at-the-end/must.json'), JSON.stringify(truth));
    const report = await benchPrune({ corpora: [folder], strategies: ['none'], budgets: [512] });
    expect(report.corpora[0]?.cases).toBe(2);
    expect(report.problems).toEqual([
      { path: join(folder, 'diff-of-two-files/meta.json'), reason: 'is missing' },
      {
        path: join(folder, 'failing-test-at-the-end'),
        reason: '"never printed" must be shown, but stands in no line of the log',
      },
    ]);
    expect(report.cases.find(({ kind }) => kind === 'failing-test')?.must).toEqual({ count: 1, of: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('wrong options are refused before anything is read', async () => {
  await expect(benchPrune({ corpora: [], budgets: [100] })).rejects.toMatchObject({ code: 'invalid-budget' });
  await expect(benchPrune({ corpora: [], strategies: ['tial'] })).rejects.toMatchObject({ code: 'unknown-strategy' });
});

test('progress is told before each case, and a signal stops between cases', async () => {
  const seen: number[] = [];
  const controller = new AbortController();
  const onProgress = (done: number, total: number) => {
    seen.push(done, total);
    if (done === 1) controller.abort();
  };
  const run = benchPrune({ corpora: [cases], strategies: ['none'], onProgress, signal: controller.signal });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toEqual([0, 3, 1, 3]);
});
