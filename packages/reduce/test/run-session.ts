/** Runs a conversation through the reducer as an agent would: a call of `reduce` before each request. */
import type { Edit, Message } from '@ctx/transcript';
import { type ReduceContext, type Reduced, type ReductionOptions, reduce, startReduction } from '../src/index.js';

export interface Session {
  /** What each request decided, in order. */
  readonly requests: readonly Reduced[];
  /** All edits so far, by result: the last of each holds. */
  readonly shown: ReadonlyMap<string, Edit>;
}

/** Free changes: nothing is kept back by the price of the cache. */
export const cold: ReduceContext = { cache: { read: 0.1, write: 0.1 } };

/**
 * One request before each answer of the conversation, and one after its last message. `contextOf` adds to the context of
 * the request before the answer of this number.
 */
export function runSession(
  messages: readonly Message[],
  options: ReductionOptions = {},
  contextOf: (batch: number) => ReduceContext = () => cold,
): Session {
  let state = startReduction(options);
  const requests: Reduced[] = [];
  const shown = new Map<string, Edit>();
  const batches = messages.map((message) => (message.role === 'assistant' ? message.batch : undefined));
  const request = (length: number, batch: number) => {
    const reduced = reduce(state, messages.slice(0, length), { batch, ...contextOf(batch) });
    state = reduced.state;
    requests.push(reduced);
    for (const edit of reduced.edits) shown.set(edit.result, edit);
  };
  let last = 0;
  batches.forEach((batch, index) => {
    if (batch === undefined) return;
    request(index, batch);
    last = batch;
  });
  request(messages.length, last + 1);
  return { requests, shown };
}
