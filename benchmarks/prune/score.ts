/**
 * Scores the pruner and the simple strategies on corpora, and prints the table:
 *
 *     npx tsx --tsconfig benchmarks/tsconfig.json benchmarks/prune/score.ts --corpus benchmarks/prune/cases
 *
 * --corpus, --budget and --strategy may be given several times. --misses lists, before the table, each case with the lines
 * that are not shown. Ends with 1 on wrong usage, and with --strict when a case or a label is broken.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchReport, benchPrune, loadTokenCounter, renderHtml, renderMisses, renderTable } from '@ctx/bench';

try {
  await main();
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions();
  const report = await benchPrune({
    corpora: options.corpus,
    ...(options.budget && { budgets: options.budget.map(Number) }),
    ...(options.strategy && { strategies: options.strategy }),
    ...(options.tokens && { countTokens: await loadTokenCounter() }),
    ...(options.time && { now: () => performance.now() }),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (options.html !== undefined) writeFileSync(options.html, renderHtml(report));
  console.log(options.json ? JSON.stringify(report, null, 1) : renderText(report, options.misses));
  if (options.strict && report.problems.length > 0) process.exitCode = 1;
}

function readOptions() {
  return parseArgs({
    options: {
      corpus: { type: 'string', multiple: true, default: [join(import.meta.dirname, 'cases')] },
      budget: { type: 'string', multiple: true },
      strategy: { type: 'string', multiple: true },
      tokens: { type: 'boolean', default: false },
      time: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      html: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  }).values;
}

function renderText(report: BenchReport, withMisses: boolean): string {
  const misses = withMisses ? renderMisses(report) : '';
  return misses === '' ? renderTable(report) : `${misses}\n\n${renderTable(report)}`;
}

function showProgress(done: number, total: number, path: string): void {
  process.stderr.write(`\r\x1b[K${done}/${total} ${path.slice(-60)}`);
}

function isUsageError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'CtxError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}
