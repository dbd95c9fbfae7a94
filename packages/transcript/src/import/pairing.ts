/** Looks for tool calls and results that miss each other on the active path: facts to report, nothing is mended. */
import type { Entry } from '../entry.js';
import type { Finding } from '../finding.js';
import type { ToolCall } from '../message.js';

/**
 * `orphan-result`: no call before it has its id; `repeated-result`: the call was answered before; `unanswered-call`: the
 * conversation went on without the result.
 */
export function pairingFindings(entries: readonly Entry[], leaf: string | null): Finding[] {
  const findings: Finding[] = [];
  const open = new Map<string, string>();
  const seen = new Set<string>();
  let wentOn = false;
  const unanswered = () => {
    for (const [callId, at] of open)
      findings.push({ code: 'unanswered-call', at, message: `the call ${callId} has no result` });
    open.clear();
  };
  for (const entry of activePath(entries, leaf)) {
    if (entry.type !== 'message') continue;
    const { message } = entry;
    const at = `entry ${entry.id}`;
    if (message.role === 'assistant') {
      const calls = message.parts.filter((part): part is ToolCall => part.type === 'tool-call');
      unanswered();
      wentOn = false;
      for (const { id } of calls) {
        open.set(id, at);
        seen.add(id);
      }
    } else if (message.role === 'tool') {
      const { callId } = message;
      if (open.delete(callId)) continue;
      const code = seen.has(callId) ? 'repeated-result' : 'orphan-result';
      const fact = seen.has(callId) ? 'was answered before' : 'is not in the recording';
      findings.push({ code, at, message: `the call ${callId} of this result ${fact}` });
    } else if (message.role === 'user') wentOn = true;
  }
  if (wentOn) unanswered();
  return findings;
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
