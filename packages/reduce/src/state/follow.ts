/** Brings the memory up to the messages of a request. */
import type { Message } from '@ctx/transcript';
import type { Reducer } from './reducer.js';

/** Observes what is new. Where the messages do not continue those that were seen, starts anew on them. */
export function follow(reducer: Reducer, transcript: readonly Message[]): void {
  if (reducer.saved) takeUp(reducer, transcript);
  if (!continues(transcript, reducer.conversation.ids)) restart(reducer, transcript);
  for (let at = reducer.conversation.length; at < transcript.length; at += 1)
    reducer.observe(transcript[at] as Message);
}

/** Compares the first, the last and a few messages between: whatever replaces some of them moves or changes one of these. */
function continues(transcript: readonly Message[], ids: readonly string[]): boolean {
  if (transcript.length < ids.length) return false;
  if (transcript[0]?.id !== ids[0] && ids.length > 0) return false;
  for (let at = ids.length - 1, step = 1; at >= 0; at -= step, step *= 2) {
    if (transcript[at]?.id !== ids[at]) return false;
  }
  return true;
}

/** After a compaction, a rewind or a fork: what was shortened stays so, as far as it is still there. */
export function restart(reducer: Reducer, transcript: readonly Message[]): void {
  const { ids } = reducer.conversation;
  let shared = 0;
  while (shared < transcript.length && transcript[shared]?.id === ids[shared]) shared += 1;
  reducer.rebase(reducer.carry(transcript.length, shared));
}

/** Goes through the messages and decisions of a saved state again, in their order. */
function takeUp(reducer: Reducer, transcript: readonly Message[]): void {
  const { saved } = reducer;
  if (!saved) return;
  reducer.saved = undefined;
  const { messages, lastMessage, records, base } = saved;
  if (transcript.length < messages || (messages > 0 && transcript[messages - 1]?.id !== lastMessage)) {
    const edits = [...(base?.edits ?? []), ...records.flatMap((record) => record.edits)];
    reducer.rebase({ ...(base ?? reducer.carry(0, 0)), edits, messages: transcript.length, sent: 0 });
  } else {
    if (base) reducer.rebase(base);
    let next = 0;
    for (let at = 0; at <= messages; at += 1) {
      for (; records[next]?.since === at; next += 1) {
        const record = records[next] as (typeof records)[number];
        reducer.prepare(record.request);
        reducer.apply(record);
      }
      if (at < messages) reducer.observe(transcript[at] as Message);
    }
    reducer.sent = saved.sent;
  }
  reducer.requests = saved.requests;
  reducer.last = saved.last && { at: saved.last.at, model: saved.last.model };
}
