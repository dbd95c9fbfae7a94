/** One request's decisions: which tool results are shown shorter from now on. */
import { type Edit, type Message, offerToModel, type RequestStamp } from '@ctx/transcript';
import { checkInput } from './check-input.js';
import type { ReduceContext } from './context.js';
import type { ReductionReport } from './report.js';
import { choose } from './state/choose.js';
import { follow } from './state/follow.js';
import { makeEdit } from './state/make-edit.js';
import { handleOf, type ReductionState, reducerOf } from './state/reduction-state.js';
import { reportOf, sizesOf } from './state/report-of.js';
import { asideProposal } from './state/set-aside.js';

export interface Reduced {
  /** For the next request. The state that was given is used up. */
  readonly state: ReductionState;
  /** The new edits of this request; all earlier ones still hold. */
  readonly edits: readonly Edit[];
  /** What they were decided on: recorded with the edits, a resumed session decides alike. */
  readonly request: RequestStamp;
  readonly report: ReductionReport;
}

/**
 * Decides which tool results of a conversation are shown shorter from this request on.
 *
 * `transcript` holds the messages of the request, results as they entered, in order; each call gives the same messages as
 * the last one and what came since. Where it begins otherwise (a compaction, a rewind), what was shortened stays so. The
 * caller appends `edits` with `request` to the session, sends `applyEdits(transcript, allEditsSoFar)`, and gives the new
 * state to the next call. Only what is new is looked at: the cost does not grow with the conversation.
 *
 * @throws {CtxError} 'stale-state' when the state was given to an earlier call; 'bad-state', 'bad-transcript' and
 * 'bad-context' for what is none, with the name of the field.
 */
export function reduce(state: ReductionState, transcript: readonly Message[], context: ReduceContext = {}): Reduced {
  const reducer = reducerOf(state);
  checkInput(transcript, context);
  const offerRecall = 'offerRecall' in context ? context.offerRecall : offerToModel;
  const request = stampOf(context);
  follow(reducer, transcript);
  reducer.prepare(request);
  reducer.review(offerRecall);
  const chosen = choose(reducer, context);
  for (const item of chosen.aside) reducer.propose(item, asideProposal(item, offerRecall));
  const made = [...chosen.byRule, ...chosen.aside].flatMap(
    (item) => makeEdit(reducer, item, { offerRecall, keep: context.keep }) ?? [],
  );
  const report = reportOf(reducer, chosen, made);
  const edits = made.map(({ edit }) => edit);
  reducer.apply({ edits, request });
  return { state: handleOf(reducer), edits, request, report: { ...report, ...sizesOf(reducer) } };
}

function stampOf({ batch, now, model, changed }: ReduceContext): RequestStamp {
  return {
    ...(batch !== undefined && { batch }),
    ...(now !== undefined && { at: new Date(now).toISOString() }),
    ...(model !== undefined && { model }),
    ...(changed && changed.length > 0 && { changed: [...changed] }),
  };
}
