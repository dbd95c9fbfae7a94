import type { Reducer } from './reducer.js';
import type { SavedReduction } from './saved-reduction.js';

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
