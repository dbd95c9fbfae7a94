import type { ReductionReport } from '../report.js';
import type { Chosen } from './choose.js';
import type { MadeEdit } from './make-edit.js';
import type { Reducer } from './reducer.js';

type Sizes = Pick<ReductionReport, 'tokens' | 'tokensWhole' | 'kept'>;

/** What was decided, said while the state is still that of before. */
export function reportOf(
  reducer: Reducer,
  chosen: Chosen,
  made: readonly MadeEdit[],
): Omit<ReductionReport, keyof Sizes> {
  const { rewrite, cold, grace, horizon, deferred } = chosen;
  const { ratio } = reducer.conversation.calibration;
  const scaled = (tokens: number) => Math.round(tokens * ratio);
  return {
    applied: made.map(({ item, edit, savedTokens }) => ({
      result: item.id,
      callId: item.callId,
      rule: edit.reason,
      savedTokens: scaled(savedTokens),
      sent: item.at < reducer.sent,
    })),
    deferred: deferred.map(({ item, saves, aside, behind }) => ({
      result: item.id,
      rule: item.pending?.rule ?? 'set-aside',
      savedTokens: scaled(item.pending ? saves : aside),
      rewrittenTokens: scaled(behind),
    })),
    horizon,
    ...(cold && { cold }),
    ...(grace && { grace }),
    ...(rewrite && {
      rewrite: {
        from: rewrite.first.id,
        savedTokens: scaled(rewrite.saves),
        rewrittenTokens: scaled(rewrite.rewrites),
        gainedTokens: scaled(rewrite.gain),
      },
    }),
  };
}

/** Sizes after the decision. */
export function sizesOf({ conversation, savedTokens, kept }: Reducer): Sizes {
  const { tokens, calibration } = conversation;
  return {
    tokens: Math.round(tokens.total * calibration.ratio),
    tokensWhole: Math.round((tokens.total + savedTokens) * calibration.ratio),
    kept: Object.fromEntries([...kept].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
