/** The result of a benchmark as plain data, in which every number of the table and of the page stands. */
import type { CaseProblem } from './broken-case.js';
import type { Score, Share } from './score-case.js';

export interface BenchReport {
  readonly version: 1;
  readonly budgets: readonly number[];
  readonly strategies: readonly string[];
  /** Each corpus in the order given, with the number of cases that were scored. */
  readonly corpora: readonly CorpusCount[];
  readonly summaries: readonly Summary[];
  readonly cases: readonly CaseScore[];
  /** Cases that were skipped, and labels that stand in no line of their log and do not count. */
  readonly problems: readonly CaseProblem[];
}

export interface CorpusCount {
  readonly name: string;
  readonly cases: number;
}

/** The score of one strategy on one case with one budget. */
export interface CaseScore extends Score {
  readonly corpus: string;
  readonly case: string;
  readonly kind: string;
  readonly strategy: string;
  readonly budgetBytes: number;
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  /** Time that the strategy took, in milliseconds. */
  readonly ms?: number;
}

/** The scores of one strategy with one budget on a corpus, or on the cases of one kind in it. */
export interface Summary {
  readonly corpus: string;
  /** Absent: all kinds. */
  readonly kind?: string;
  readonly strategy: string;
  readonly budgetBytes: number;
  readonly cases: number;
  /** Lines that must be shown: those kept, of all. */
  readonly must: Share;
  /** Of the lines not kept, how many have their place named in a fold. */
  readonly named: number;
  /** Cases of which every line that must be shown is kept, of the cases that have any. */
  readonly whole: Share;
  /** Cases of which no such line is kept, of the same. */
  readonly lost: Share;
  /** Lines that only cost, in logs larger than the budget: those shown, of all. */
  readonly noise: Share;
  /** Cases of kind `content` up to the cap that are shown byte by byte, of all of those. */
  readonly contentIdentical: Share;
  /** Cases within their limit. */
  readonly withinLimit: Share;
  /** Untrue things that were found; absent where the strategy cannot be checked. */
  readonly findings?: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  readonly msPerMegabyte?: number;
}
