/** A reducer's memory as plain data: what it was told and what it decided. The messages themselves are not in it. */
import type { ReductionPolicy } from '../policy.js';
import type { PlacedRecord } from './record.js';
import type { Base, Reducer } from './reducer.js';

export interface SavedReduction {
  readonly version: 1;
  readonly policy: ReductionPolicy;
  readonly cwd?: string;
  readonly base?: Base;
  readonly records: readonly PlacedRecord[];
  readonly last?: { readonly at?: number; readonly model?: string };
  readonly sent: number;
  readonly requests: number;
  /** The last message that was seen, and how many there were: the next request must continue them. */
  readonly messages: number;
  readonly lastMessage?: string;
}

export function save(reducer: Reducer): SavedReduction {
  if (reducer.saved) return reducer.saved;
  const { options, base, last, sent, requests } = reducer;
  const { ids } = reducer.conversation;
  const lastMessage = ids.at(-1);
  return {
    version: 1,
    policy: options.policy,
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    ...(base && { base }),
    records: [...reducer.records],
    ...(last && {
      last: { ...(last.at !== undefined && { at: last.at }), ...(last.model !== undefined && { model: last.model }) },
    }),
    sent,
    requests,
    messages: ids.length,
    ...(lastMessage !== undefined && { lastMessage }),
  };
}
