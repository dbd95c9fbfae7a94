/**
 * The cache gate. A provider keeps the prefix of a prompt and reads it again for a tenth of the price; a change inside it
 * makes everything behind the change be written anew. So a cut pays only when what it saves on the requests to come is
 * more than that, and cuts near the end are cheap. Once one is made, all behind it cost nothing more: the only choice is
 * where the first one is.
 */

/** A change that could be made. */
export interface Cut {
  /** Tokens that a rule takes away here; 0 where it may only be set aside. */
  readonly saves: number;
  /** Tokens more if the text is set aside altogether; 0 where it may not be. */
  readonly aside: number;
  /** Tokens from it to the end of what the cache holds, itself included. */
  readonly behind: number;
}

export interface CacheCosts {
  /** Price of a token that the cache holds, in units of a plain input token. */
  readonly read: number;
  /** Price of a token that is written to it. */
  readonly write: number;
}

export interface Choice {
  /** Index of the first cut that is made; all after it are made too. */
  readonly from: number;
  /** Tokens that the cuts take away. */
  readonly saves: number;
  /** Tokens that are written anew because of them. */
  readonly rewrites: number;
  /** What is gained over all expected requests, in plain input tokens. */
  readonly gain: number;
}

export interface GateOptions {
  readonly costs: CacheCosts;
  /** Requests that are expected after this one. */
  readonly horizon: number;
  /** Tokens that the cuts must take away together. */
  readonly leastSaved: number;
  /** Tokens that are to go altogether: as far as the rules do not take them, texts are set aside. @default 0 */
  readonly needed?: number;
}

/** The cuts that gain most, of `cuts` in the order of their places; undefined when none gain. */
export function chooseCuts(cuts: readonly Cut[], options: GateOptions): Choice | undefined {
  const { leastSaved, needed = 0 } = options;
  let best: Choice | undefined;
  let byRules = 0;
  let aside = 0;
  for (let from = cuts.length - 1; from >= 0; from -= 1) {
    const cut = cuts[from] as Cut;
    byRules += cut.saves;
    aside += cut.aside;
    const saves = byRules + Math.min(aside, Math.max(0, needed - byRules));
    if (saves < leastSaved) continue;
    const gain = gainOf(saves, cut.behind, options);
    if (gain > (best?.gain ?? 0)) best = { from, saves, rewrites: cut.behind - saves, gain };
  }
  return best;
}

/** Each later request reads less; this one writes what lies behind the first cut, which it would have read. */
export function gainOf(
  saves: number,
  behind: number,
  { costs, horizon }: Pick<GateOptions, 'costs' | 'horizon'>,
): number {
  return horizon * costs.read * saves + costs.read * behind - costs.write * (behind - saves);
}
