/** `ctx bench`: a thin call of @ctx/bench, which loads only here. */
import { writeFileSync } from 'node:fs';
import { parseArguments } from '../arguments.js';
import { parseBytes } from '../bytes.js';
import { cliError } from '../cli-error.js';
import { reasonOf } from '../outcome.js';
import { print } from '../print.js';
import { benchTable } from '../tables/bench.js';

const ERASE = '\r\x1b[K';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values } = parseArguments(benchTable, argv);
  if (values.corpus.length === 0) throw cliError('usage', 'bench needs a corpus: `ctx bench prune --corpus DIR`');
  const budgets = values.budget.map(readBudget);
  const { benchPrune, renderHtml, renderTable } = await loadBench();
  const report = await benchPrune({
    corpora: values.corpus,
    ...(budgets.length > 0 && { budgets }),
    ...(values.strategy.length > 0 && { strategies: values.strategy }),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  });
  if (process.stderr.isTTY) process.stderr.write(ERASE);
  if (values.html !== undefined) writePage(values.html, renderHtml(report));
  await print(values.json ? `${JSON.stringify(report)}\n` : `${renderTable(report)}\n`);
  return 0;
}

async function loadBench() {
  try {
    return await import('@ctx/bench');
  } catch (error) {
    throw cliError('unavailable', `@ctx/bench cannot be loaded: ${reasonOf(error)}`, error);
  }
}

function showProgress(done: number, total: number, path: string): void {
  process.stderr.write(`${ERASE}${done}/${total} ${path}`.slice(0, process.stderr.columns));
}

function readBudget(text: string): number {
  const bytes = parseBytes(text);
  if (bytes !== undefined) return bytes;
  throw cliError('usage', `--budget is "${text}", but must be a size such as 8k, 24KiB or 24576`);
}

function writePage(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw cliError('unavailable', `cannot write "${file}": ${reasonOf(error)}`, error);
  }
}
