/** What a replay gives: plain data, the same for the table, the page and programs. */
import type { CutResult, PolicyScore } from './score-session.js';

export interface ReplayReport {
  readonly version: 1;
  /** The model whose prices and cache are counted, or `units`. */
  readonly pricing: string;
  /** Of every `cost`: US dollars, or `units`, the price of one plain input token. */
  readonly unit: 'units' | 'usd';
  readonly policies: readonly string[];
  readonly sessions: readonly SessionReport[];
  readonly totals: readonly PolicyTotal[];
}

export interface SessionReport {
  readonly session: string;
  readonly format: string;
  readonly requests: number;
  readonly toolResults: number;
  /** Tokens of what is not recorded: system prompt and tools. */
  readonly hiddenTokens: number;
  readonly scores: readonly ReportedScore[];
}

/** A score without the texts of its cuts: they are as large as the session itself. */
export interface ReportedScore extends Omit<PolicyScore, 'cutResults'> {
  readonly cutResults: readonly Omit<CutResult, 'edits'>[];
}

export interface PolicyTotal {
  readonly policy: string;
  readonly sessions: number;
  readonly requests: number;
  readonly tokens: number;
  readonly read: number;
  readonly written: number;
  readonly plain: number;
  readonly cost: number;
  /** Share of the cost of `none` that is saved, over all sessions; absent without that policy. */
  readonly saved?: number;
  /** Sessions that cost more than 0.5 % more than under `none`. */
  readonly dearer?: number;
  /** The dearest session's cost over that of `none`, less 1; below 0 where each got cheaper. */
  readonly worst?: number;
  readonly rewrites: number;
  readonly cuts: number;
  readonly fetchedAgain: number;
}
