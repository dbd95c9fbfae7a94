/**
 * Tools that the provider runs: their results stand in the assistant's own turn. One that waits for a tool of the client
 * (its program called that tool, whose call names it as `caller`) is answered in a later turn, and a last turn that was
 * paused may end with a call.
 */
import { objectOf } from '../import/json-fields.js';
import type { Turn } from './anthropic-messages.js';
import type { Report } from './report.js';

export const serverToolRules = {
  'unanswered-server-call': "the provider's call has no result in its turn",
  'orphan-server-result': "the result answers no call of the provider's before it in its turn",
} as const;

export function checkServerTools(turns: readonly Turn[], report: Report<keyof typeof serverToolRules>): void {
  let waiting = new Map<unknown, string>();
  for (const [index, { role, blocks }] of turns.entries()) {
    if (role !== 'assistant') continue;
    const callers = new Set<unknown>();
    for (const { at, type, value } of blocks) {
      if (type === 'server_tool_use' || type === 'mcp_tool_use') waiting.set(value.id, at);
      else if (type === 'tool_use') callers.add(objectOf(value.caller)?.tool_id);
      else if (type.endsWith('_tool_result') && !waiting.delete(value.tool_use_id)) {
        report('orphan-server-result', at, value.tool_use_id);
      }
    }
    const paused = index === turns.length - 1;
    for (const [id, at] of waiting) {
      if (!paused && !callers.has(id)) report('unanswered-server-call', at, id);
    }
    waiting = new Map([...waiting].filter(([id]) => callers.has(id)));
  }
}
