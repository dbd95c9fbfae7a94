/** Which of the pending changes are made with this request, by what they save and what they cost. */
import { type CacheCosts, type Choice, type Cut, chooseCuts } from '../cache/choose-cuts.js';
import { type Cold, coldness } from '../cache/coldness.js';
import { expectedRequests } from '../cache/horizon.js';
import type { ReduceContext } from '../context.js';
import { ageAt } from './age.js';
import type { Item } from './item.js';
import type { Reducer } from './reducer.js';
import { type Aside, asideCandidates, type Tier, tokensToSetAside } from './set-aside.js';

/** Where nothing is known of the model: what a miss costs is nine times what a read costs. */
const UNKNOWN_COSTS: CacheCosts & { readonly ttlSeconds: number } = { read: 0.1, write: 1, ttlSeconds: 300 };

/** A change that could be made, and of what. */
interface ItemCut extends Cut {
  readonly item: Item;
  readonly tier: Tier;
}

export interface Chosen {
  /** Texts that are shown by the rule that is pending for them. */
  readonly byRule: readonly Item[];
  /** Texts that are set aside. */
  readonly aside: readonly Item[];
  readonly deferred: readonly ItemCut[];
  readonly cold?: Cold;
  readonly rewrite?: Choice & { readonly first: Item };
  readonly horizon: number;
  readonly grace?: true;
}

export function choose(reducer: Reducer, context: ReduceContext): Chosen {
  const { now: at, model } = context;
  const cache = { ...UNKNOWN_COSTS, ...context.cache };
  const horizon = context.compactionPending ? 0 : (context.horizon ?? expectedRequests(reducer.requests));
  const cold = coldness(reducer.last, { at, model, ttlSeconds: cache.ttlSeconds });
  const needed = tokensToSetAside(reducer, context);
  const cuts = cutsOf(reducer, needed > 0 ? asideCandidates(reducer) : []);
  const least = leastSaved(reducer);
  const tail = cuts.findIndex(({ item }) => item.at >= reducer.sent);
  const free = cold ? 0 : tail < 0 ? cuts.length : tail;
  const choice = chooseCuts(cuts.slice(0, free), { costs: cache, horizon, leastSaved: least, needed });
  const from = choice?.from ?? free;
  const shared = { horizon, ...(cold && { cold }) };
  const taken = take(cuts.slice(from), { needed, outdated: outdatedPaths(cuts.slice(0, from)) });
  if (inGrace(reducer, context) && taken.saves < least) {
    return { ...shared, byRule: [], aside: [], deferred: cuts, grace: true };
  }
  const first = cuts[from]?.item;
  return {
    ...shared,
    byRule: taken.byRule,
    aside: taken.aside,
    deferred: cuts.slice(0, from),
    ...(choice && first && { rewrite: { ...choice, first } }),
  };
}

/** Everything that a rule or the working set would change, in the order of its place. */
function cutsOf(reducer: Reducer, asides: readonly Aside[]): ItemCut[] {
  const { tokens } = reducer.conversation;
  const sent = tokens.before(reducer.sent);
  const byItem = new Map(asides.map((aside) => [aside.item, aside]));
  const items = new Set([...reducer.pending, ...byItem.keys()]);
  return [...items]
    .sort((a, b) => a.at - b.at)
    .map((item) => {
      const aside = byItem.get(item);
      const saves = item.pending ? reducer.tokensShown(item) - item.pending.tokens : 0;
      return {
        item,
        tier: aside?.tier ?? 0,
        saves,
        aside: aside ? Math.max(0, aside.saves - saves) : 0,
        behind: sent - tokens.before(item.at),
      };
    });
}

/** Files of which a read that is out of date still stands whole: the true one beside it must not go. */
function outdatedPaths(deferred: readonly ItemCut[]): ReadonlySet<string> {
  const stale = deferred.filter(({ item }) => item.pending?.rule === 'stale-read');
  return new Set(stale.flatMap(({ item }) => item.subject.files.map(({ path }) => path)));
}

/** All that the rules change, and as many set aside as are still needed: by tier, of one tier the oldest. */
function take(
  cuts: readonly ItemCut[],
  { needed, outdated }: { readonly needed: number; readonly outdated: ReadonlySet<string> },
): { byRule: Item[]; aside: Item[]; saves: number } {
  let saves = cuts.reduce((sum, cut) => sum + cut.saves, 0);
  const aside = new Set<Item>();
  for (const cut of [...cuts].sort((a, b) => a.tier - b.tier)) {
    if (saves >= needed) break;
    if (cut.aside <= 0 || cut.item.subject.files.some(({ path }) => outdated.has(path))) continue;
    aside.add(cut.item);
    saves += cut.aside;
  }
  const byRule = cuts.flatMap(({ item }) => (item.pending && !aside.has(item) ? item : []));
  return { byRule, aside: [...aside], saves };
}

/** The policy counts the provider's tokens, the reducer its own estimates. */
function leastSaved({ options, conversation }: Reducer): number {
  return options.policy.minIncrementalSavedTokens / conversation.calibration.ratio;
}

/** After the last todo was done a few requests are left: nothing small is worth another prefix. */
function inGrace({ conversation, options, last }: Reducer, { model, inputQueued }: ReduceContext): boolean {
  const { done, now } = conversation;
  if (!done || inputQueued || now.users > done.users) return false;
  if (model !== undefined && last?.model !== undefined && model !== last.model) return false;
  return ageAt(done, now) <= options.policy.wrapUpGraceRequests;
}
