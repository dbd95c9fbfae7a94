/** The state as its users hold it: a handle that is used up by each call, so that nothing is ever copied. */
import { CtxError } from '@ctx/error';
import type { Reducer } from './reducer.js';
import { save } from './save.js';
import type { SavedReduction } from './saved-reduction.js';

export type ReduceErrorCode = 'stale-state' | 'bad-state' | 'bad-context' | 'bad-transcript';

/** What `reduce` remembers. Opaque: it is started, given to calls, saved and restored. */
export interface ReductionState {
  /** Plain data, from which `restoreReduction` makes a state that decides alike. */
  toJSON(): SavedReduction;
}

const reducers = new WeakMap<ReductionState, Reducer>();
const current = new WeakMap<Reducer, ReductionState>();

/** A new handle; the one before is used up. */
export function handleOf(reducer: Reducer): ReductionState {
  const state: ReductionState = Object.freeze({ toJSON: () => save(reducerOf(state)) });
  reducers.set(state, reducer);
  current.set(reducer, state);
  return state;
}

/** @throws {CtxError} 'bad-state' when it is no handle, 'stale-state' when it was used up. */
export function reducerOf(state: ReductionState): Reducer {
  const reducer = typeof state === 'object' && state !== null ? reducers.get(state) : undefined;
  if (!reducer) {
    throw new CtxError<ReduceErrorCode>(
      'bad-state',
      'not a state of a reduction: startReduction() gives one, and restoreReduction() makes one of what was saved as JSON',
    );
  }
  if (current.get(reducer) !== state) {
    throw new CtxError<ReduceErrorCode>(
      'stale-state',
      'this state of a reduction was used already: each call uses up the state that it is given, so use the one that it returned',
    );
  }
  return reducer;
}
