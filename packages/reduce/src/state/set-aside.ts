/**
 * Setting aside: when the conversation is larger than its working set, results that the model has seen become a line
 * each. Large ones that nothing protects go first, then smaller ones, then what the model once asked for again, and reads
 * that are still true last; of equal ones the oldest.
 */
import type { OfferRecall } from '@ctx/transcript';
import { estimateTokens } from '@ctx/transcript/tokens';
import type { ReduceContext } from '../context.js';
import { setAside } from '../render/set-aside.js';
import { ageAt } from './age.js';
import { finishText } from './finish-text.js';
import type { Item, Proposal } from './item.js';
import type { Reducer } from './reducer.js';

/** A conversation that is over goes down to this part of its working set: one rewrite of the prefix, not one a request. */
const FLUSHED_TO = 0.75;
/** The newest results stay, whatever they weigh. */
const NEWEST = 2;
/** About what the line weighs that stands for a result. */
const LINE_TOKENS = 45;

/** In the order they go: 0 large, 1 smaller, 2 recalled, 3 a read that is still true. */
export type Tier = 0 | 1 | 2 | 3;

export interface Aside {
  readonly item: Item;
  readonly tier: Tier;
  /** Tokens that it takes away, of the text as it is sent now. */
  readonly saves: number;
}

/** Tokens that must go, in the reducer's estimates; 0 while the conversation fits. */
export function tokensToSetAside({ conversation }: Reducer, { workingSetTokens }: ReduceContext): number {
  if (workingSetTokens === undefined) return 0;
  const { tokens, calibration } = conversation;
  const most = workingSetTokens / calibration.ratio;
  return tokens.total > most ? tokens.total - most * FLUSHED_TO : 0;
}

/** What may be set aside now. */
export function asideCandidates(reducer: Reducer): Aside[] {
  const { conversation, options } = reducer;
  const { now, items, answered } = conversation;
  const newest = items.at(-NEWEST)?.at ?? 0;
  const found: Aside[] = [];
  for (const item of reducer.sizeable) {
    if (item.at >= answered || item.at >= newest || item.unkept) continue;
    if (ageAt(item.born, now) < options.policy.highRiskProtectAgeTurns) continue;
    const saves = reducer.tokensShown(item) - LINE_TOKENS;
    if (saves > 0) found.push({ item, tier: tierOf(reducer, item), saves });
  }
  return found;
}

/** What stands for a result that is set aside. */
export function asideProposal(item: Item, offerRecall: OfferRecall | undefined): Proposal {
  const bare = setAside(item.subject) ?? '';
  const route = 'recall';
  const text = finishText(item, { text: bare, route }, { quoted: [], offerRecall }) ?? bare;
  return { rule: 'set-aside', route, bare, text, tokens: estimateTokens(text) };
}

function tierOf({ conversation, options }: Reducer, item: Item): Tier {
  if (conversation.readState(item)?.state === 'current') return 3;
  if (item.recalled) return 2;
  return item.subject.bytes > options.policy.staleOutputBytes ? 0 : 1;
}
