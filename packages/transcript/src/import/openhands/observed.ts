/** What the model is shown of an observation of OpenHands, version 0. */
import type { FileAccess, Status, ToolCall } from '../../message.js';
import { hunksOfDiff } from '../hunks.js';
import { integerOf, type JsonObject, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import type { GivenMessage } from '../session-draft.js';

/** The result of a call, or a notice where it answers none; undefined where it is not for the model. */
export function observedMessage(value: JsonObject, call: ToolCall | undefined): GivenMessage | undefined {
  const kind = value.observation;
  if (kind === 'agent_state_changed' || kind === 'null') return undefined;
  if (kind === 'recall') return noticeOf(knowledgeOf(value));
  const metadata = objectOf(value.tool_call_metadata);
  const callId = call?.id ?? nameOf(metadata?.tool_call_id);
  const text = textOf(value.content) ?? '';
  if (callId === undefined) return noticeOf(text);
  const exitCode = exitCodeOf(value);
  return {
    role: 'tool',
    callId,
    tool: call?.tool ?? nameOf(metadata?.function_name),
    status: statusOf(value, exitCode),
    exitCode,
    parts: [{ type: 'text', text }],
    files: filesOf(value),
  };
}

function noticeOf(text: string): GivenMessage | undefined {
  return text === '' ? undefined : { role: 'user', parts: [{ type: 'text', text, origin: 'notice' }] };
}

function knowledgeOf(value: JsonObject): string {
  const known = objectsOf(objectOf(value.extras)?.microagent_knowledge);
  return known.map(({ content }) => textOf(content) ?? '').join('\n\n');
}

/** -1 stands for a command that still runs. */
function exitCodeOf(value: JsonObject): number | undefined {
  const extras = objectOf(value.extras);
  const code =
    integerOf(objectOf(extras?.metadata)?.exit_code) ?? integerOf(extras?.exit_code) ?? integerOf(value.exit_code);
  return code === -1 || value.observation !== 'run' ? undefined : code;
}

function statusOf(value: JsonObject, exitCode: number | undefined): Status {
  if (value.observation === 'user_rejected') return 'cancelled';
  if (value.observation === 'error' || objectOf(value.extras)?.error === true) return 'error';
  if (value.observation !== 'run') return value.success === false ? 'error' : 'success';
  return exitCode === undefined ? 'unknown' : exitCode === 0 ? 'success' : 'error';
}

function filesOf(value: JsonObject): FileAccess[] | undefined {
  const extras = objectOf(value.extras) ?? {};
  const path = nameOf(extras.path);
  if (value.observation !== 'edit' || path === undefined) return undefined;
  if (extras.prev_exist === false) return [{ action: 'write', path }];
  return [{ action: 'edit', path, ...(typeof extras.diff === 'string' && { hunks: hunksOfDiff(extras.diff) }) }];
}
