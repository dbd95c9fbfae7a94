/** Looks for tool calls and results that miss each other on the active path: facts to report, nothing is mended. */
import type { Entry } from '../entry.js';
import type { Finding } from '../finding.js';
import type { ToolCall } from '../message.js';
import { named } from './group-findings.js';

/** A kind of these facts: what is said of one call, and of several. */
interface Kind {
  readonly code: string;
  readonly one: string;
  readonly several: string;
  /** What becomes of it. */
  readonly made: string;
}

/** The conversation went on without the result. */
const unanswered: Kind = {
  code: 'unanswered-call',
  one: 'call has',
  several: 'calls have',
  made: 'no result in the recording: nothing that was recorded is lost',
};
/** No call before it has its id. */
const orphan: Kind = {
  code: 'orphan-result',
  one: 'result has',
  several: 'results have',
  made: 'no call in the recording: nothing that was recorded is lost',
};
/** The call was answered before. */
const repeated: Kind = {
  code: 'repeated-result',
  one: 'result has',
  several: 'results have',
  made: 'a call that was answered before: nothing is lost, all results are kept',
};

/** One finding for each kind that there is, at its first place. */
export function pairingFindings(entries: readonly Entry[], leaf: string | null): Finding[] {
  const found = new Map<Kind, { readonly at: string; readonly callIds: string[] }>();
  const note = (kind: Kind, at: string, callId: string) => {
    const known = found.get(kind);
    if (known) known.callIds.push(callId);
    else found.set(kind, { at, callIds: [callId] });
  };
  const open = new Map<string, string>();
  const seen = new Set<string>();
  let wentOn = false;
  const close = () => {
    for (const [callId, at] of open) note(unanswered, at, callId);
    open.clear();
  };
  for (const entry of activePath(entries, leaf)) {
    if (entry.type !== 'message') continue;
    const { message } = entry;
    const at = `entry ${entry.id}`;
    if (message.role === 'assistant') {
      const calls = message.parts.filter((part): part is ToolCall => part.type === 'tool-call');
      close();
      wentOn = false;
      for (const { id } of calls) {
        open.set(id, at);
        seen.add(id);
      }
    } else if (message.role === 'tool') {
      const { callId } = message;
      if (!open.delete(callId)) note(seen.has(callId) ? repeated : orphan, at, callId);
    } else if (message.role === 'user') wentOn = true;
  }
  if (wentOn) close();
  return [...found].map(([{ code, one, several, made }, { at, callIds }]) => {
    const count = callIds.length === 1 ? `1 ${one}` : `${callIds.length} ${several}`;
    return { code, at, message: `${count} ${made} (ids: ${named(callIds)})` };
  });
}

function activePath(entries: readonly Entry[], leaf: string | null): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const path: Entry[] = [];
  for (let id = leaf; id !== null; ) {
    const entry = byId.get(id);
    if (!entry) break;
    path.push(entry);
    id = entry.type === 'rewind' ? entry.to : entry.parent;
  }
  return path.reverse();
}
