/**
 * What is known of a model: its limits, how its provider caches prompts, what tokens cost. A field that is absent is not
 * known; nothing here is guessed.
 */
export interface ModelInfo {
  /** The name in the table, without the provider's prefix and without a date; the caller's, where no table has it. */
  readonly id: string;
  readonly provider?: string;
  /** Most tokens of prompt and answer together. */
  readonly context?: number;
  /** Most tokens of the prompt, where that is less than the context. */
  readonly maxInput?: number;
  /** Most tokens of the answer. */
  readonly maxOutput?: number;
  readonly cache?: CacheRule;
  readonly price?: Price;
}

/** US dollars for a million tokens. What the cache costs is said by `CacheRule` as a multiple of `input`. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** What every token of a request costs, once its prompt is longer than this. */
  readonly long?: { readonly above: number; readonly input: number; readonly output: number };
}

export interface CacheRule {
  /**
   * What makes the provider keep a prefix. `marks`: breakpoints in the request. `automatic`: every prompt. `slot`: an
   * engine that keeps what it last computed; its costs are time, not money.
   */
  readonly trigger: 'marks' | 'automatic' | 'slot';
  /** Least tokens of a prefix that is kept. */
  readonly minTokens?: number;
  /** Above that, a prefix is kept in steps of so many tokens. */
  readonly stepTokens?: number;
  /** Cost of a token read from the cache, as a multiple of an input token's. */
  readonly read?: number;
  /** How long a prefix is kept after it was last used, the default first. */
  readonly lifetimes: readonly Lifetime[];
  /** Whether the provider counts the tokens it read from the cache within its figure for input. */
  readonly inputIncludesCached: boolean;
}

export interface Lifetime {
  /** Absent: the provider does not say. */
  readonly seconds?: number;
  /** Cost of a token written to the cache, as a multiple of an input token's. */
  readonly write?: number;
}

/** A table's row. One of a whole family holds for every model whose name begins with its id, and says less. */
export interface ModelRow extends ModelInfo {
  readonly family?: true;
}
