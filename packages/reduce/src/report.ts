/** What one call of `reduce` did and left, as plain data. Tokens are estimates scaled by what the provider counted. */
import type { Cold } from './cache/coldness.js';

export interface ReductionReport {
  /** Texts that are shown shorter from this request on. */
  readonly applied: readonly AppliedCut[];
  /** Texts that a rule would shorten, but not at this price. */
  readonly deferred: readonly DeferredCut[];
  /** Why the cache holds nothing of this prompt, so that every cut was free; absent when it does. */
  readonly cold?: Cold;
  /** What the cuts inside the part that was sent before cost and gain; absent when there are none. */
  readonly rewrite?: Rewrite;
  /** Requests that were expected after this one. */
  readonly horizon: number;
  /** Why small savings were left alone: the work is done. */
  readonly grace?: true;
  /** Tokens of the conversation as it is sent now, without system prompt and tools. */
  readonly tokens: number;
  /** And as it would be if nothing had ever been shortened. */
  readonly tokensWhole: number;
  /** How many texts are whole, by the row of the table that keeps them. */
  readonly kept: Readonly<Record<string, number>>;
}

export interface AppliedCut {
  /** `id` of the result. */
  readonly result: string;
  readonly callId: string;
  readonly rule: string;
  readonly savedTokens: number;
  /** It lies in the part that was sent before. */
  readonly sent: boolean;
}

export interface DeferredCut {
  readonly result: string;
  readonly rule: string;
  readonly savedTokens: number;
  /** Tokens that would be written anew if it were the first cut. */
  readonly rewrittenTokens: number;
}

export interface Rewrite {
  /** `id` of the first result that changes. */
  readonly from: string;
  readonly savedTokens: number;
  readonly rewrittenTokens: number;
  /** What is gained over the expected requests, in plain input tokens. */
  readonly gainedTokens: number;
}
