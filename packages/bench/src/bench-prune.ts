/**
 * Scores strategies of shortening on corpora of real logs. Everything but the times is a function of the corpora: the same
 * files give the same report, so two reports can be compared line by line.
 */
import { isCtxError } from '@ctx/error';
import type { BenchCase, CaseEntry } from './bench-case.js';
import type { BenchReport, CaseScore, CorpusCount } from './bench-report.js';
import type { CaseProblem } from './broken-case.js';
import { readCorpora } from './corpus.js';
import { type Limits, limitsOf } from './limits.js';
import { normalize } from './normalize.js';
import { scoreCase, type Truth } from './score-case.js';
import { findStrategy, strategyNames } from './strategies.js';
import type { Log, Strategy } from './strategy.js';
import { summarize } from './summarize.js';

export interface BenchOptions {
  /** Folders of corpora. */
  readonly corpora: readonly string[];
  /** Budgets in bytes to score with, each with twice as much for content. At least 512. @default [24_576, 8192] */
  readonly budgets?: readonly number[];
  /** Names of builtin strategies, or `cmd: COMMAND`. @default all builtin ones */
  readonly strategies?: readonly string[];
  /** Counts the tokens of a text, as `loadTokenCounter` gives. @default none: the report has no tokens */
  readonly countTokens?: (text: string) => number;
  /** A clock in milliseconds. @default none: the report has no times, and is the same for every run */
  readonly now?: () => number;
  /** Called before each case with the number of those done. */
  readonly onProgress?: (done: number, total: number, path: string) => void;
  /** Stops before the next case. */
  readonly signal?: AbortSignal;
}

/**
 * Scores each strategy with each budget on each case. A case that cannot be read is skipped and named in `problems`.
 *
 * @throws {CtxError} 'corpus-not-found', 'corpus-empty', 'invalid-budget', 'unknown-strategy', 'command-failed'.
 */
export async function benchPrune(options: BenchOptions): Promise<BenchReport> {
  const limits = (options.budgets ?? [24_576, 8192]).map(limitsOf);
  const strategies = (options.strategies ?? strategyNames).map(findStrategy);
  const corpora = readCorpora(options.corpora);
  const total = corpora.reduce((sum, { entries }) => sum + entries.length, 0);
  const cases: CaseScore[] = [];
  const counts: CorpusCount[] = [];
  const problems: CaseProblem[] = [];
  let done = 0;
  for (const { name, entries } of corpora) {
    let scored = 0;
    for (const entry of entries) {
      options.signal?.throwIfAborted();
      options.onProgress?.(done++, total, entry.path);
      const loaded = load(entry, problems);
      if (!loaded) continue;
      const { log, truth } = prepare(loaded, entry.path, problems);
      for (const score of await scoreAll(log, truth, strategies, limits, options)) {
        cases.push({ corpus: name, case: entry.id, kind: truth.kind, ...score });
      }
      scored++;
    }
    counts.push({ name, cases: scored });
  }
  return {
    version: 1,
    budgets: limits.map(({ budgetBytes }) => budgetBytes),
    strategies: strategies.map(({ name }) => name),
    corpora: counts,
    summaries: summarize(cases),
    cases,
    problems,
  };
}

function load(entry: CaseEntry, problems: CaseProblem[]): BenchCase | undefined {
  try {
    return entry.load();
  } catch (error) {
    if (!isCtxError(error, 'broken-case')) throw error;
    problems.push({ path: String(error.details.path), reason: String(error.details.reason) });
    return undefined;
  }
}

/** A label that stands in no line of its own log says nothing about a strategy: it is named and does not count. */
function prepare(loaded: BenchCase, path: string, problems: CaseProblem[]): { log: Log; truth: Truth } {
  const bytes = loaded.output;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const normalized = normalize(text);
  const must = loaded.must.map(normalize).filter((label) => {
    if (normalized.includes(label)) return true;
    problems.push({ path, reason: `${JSON.stringify(label)} must be shown, but stands in no line of the log` });
    return false;
  });
  return { log: { bytes, text }, truth: { kind: loaded.kind, normalized, must, noise: loaded.noise.map(normalize) } };
}

type UnnamedScore = Omit<CaseScore, 'corpus' | 'case' | 'kind'>;

async function scoreAll(
  log: Log,
  truth: Truth,
  strategies: readonly Strategy[],
  allLimits: readonly Limits[],
  { now, countTokens }: BenchOptions,
): Promise<UnnamedScore[]> {
  const scores: UnnamedScore[] = [];
  const tokensIn = countTokens?.(log.text);
  for (const limits of allLimits) {
    for (const { name, show } of strategies) {
      const start = now?.();
      const shown = await show(log, limits);
      const time = now && start !== undefined ? { ms: now() - start } : {};
      const tokens = countTokens && tokensIn !== undefined ? { tokensIn, tokensOut: countTokens(shown.text) } : {};
      scores.push({
        strategy: name,
        budgetBytes: limits.budgetBytes,
        ...scoreCase(log, truth, shown, limits),
        ...tokens,
        ...time,
      });
    }
  }
  return scores;
}
