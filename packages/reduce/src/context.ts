/** What a host says of the request that it prepares. Nothing of it is read from anywhere else. */
import type { OfferRecall } from '@ctx/transcript';
import type { CacheCosts } from './cache/choose-cuts.js';

export interface ReduceContext {
  /** Number of the request, which its answer will bear as `batch`. Without it, ages count messages. */
  readonly batch?: number;
  /** The time, in milliseconds since 1970. Without it, the cache counts as warm. */
  readonly now?: number;
  /** The model that the request goes to. */
  readonly model?: string;
  /** What the model's cache costs and how long it holds. @default read 0.1, write 1, 300 s */
  readonly cache?: Partial<CacheCosts> & { readonly ttlSeconds?: number };
  /** Requests that are expected after this one. @default a third of those made */
  readonly horizon?: number;
  /** A compaction is due or running: what is sent now will hardly be sent again. @default false */
  readonly compactionPending?: boolean;
  /**
   * Tokens that the conversation may have before results are set aside, as far as that pays: it can be over for a while.
   * @default no limit
   */
  readonly workingSetTokens?: number;
  /** Files that were found changed by other hands since the last request; relative to the state's `cwd`. */
  readonly changed?: readonly string[];
  /** A user message waits to be sent with this request or the next. @default false */
  readonly inputQueued?: boolean;
  /** How the reader of a shortened text recalls the rest. @default the words for a model with the `recall` tool */
  readonly offerRecall?: OfferRecall | undefined;
  /**
   * Keeps a text under an address, where the session does not keep it anyway; false when that failed: the text then stays
   * whole. Called once for each text that is about to be shortened.
   */
  readonly keep?: (original: Original) => boolean;
}

/** A text as it entered, and what it is recalled by. */
export interface Original {
  readonly address: string;
  readonly text: string;
  /** `id` of its result, and the call's. */
  readonly result: string;
  readonly callId: string;
}
