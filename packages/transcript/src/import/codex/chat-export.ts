/**
 * A rollout that another program wrote down as one document of chat-completions messages, with Codex's own records of
 * usage and settings beside them. It is put back into the rollout's records, in the order of their times.
 */
import type { ByteRange, ImportedSession } from '../imported-session.js';
import { fieldsOf, recordsOf, rootOf, textAt, valueAt } from '../json-document.js';
import { type JsonObject, jsonOf, listOf, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import type { JsonLine } from '../json-lines.js';
import { timeOf } from '../time.js';
import { CodexReading } from './reading.js';

export function isChatExport(head: string): boolean {
  return /^\s*\{\s*"(?:messages|meta)"\s*:/.test(head) && head.includes('"_metadata"');
}

export function readChatExport(recording: Uint8Array): ImportedSession {
  const reading = new CodexReading();
  const fields = fieldsOf(recording, rootOf(recording));
  const meta = fieldsOf(recording, fields.get('meta') ?? nothing);
  const header = meta.get('session_meta');
  const facts = [
    ...factsOf(recording, meta.get('turn_contexts'), 'turn_context'),
    ...factsOf(recording, meta.get('token_counts'), 'event_msg'),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const sessionMeta = objectOf(header && valueAt(recording, header));
  if (header && sessionMeta) reading.take(lineOf(recording, header, { type: 'session_meta', payload: sessionMeta }));
  let next = 0;
  const takeFacts = (before: string) => {
    for (let fact = facts[next]; fact && fact.at < before; fact = facts[++next]) reading.take(fact.line);
  };
  for (const { value, finding, range } of recordsOf(recording, fields.get('messages') ?? nothing, '/messages')) {
    const timestamp = timeOf(objectOf(value?._metadata)?.timestamp);
    if (timestamp !== undefined) takeFacts(timestamp);
    if (!value) reading.take({ ...lineOf(recording, range), ...(finding && { finding }) });
    for (const payload of value ? itemsOf(value) : [])
      reading.take(lineOf(recording, range, { type: 'response_item', timestamp, payload }));
  }
  takeFacts('~');
  return reading.finish();
}

const nothing: ByteRange = { offset: 0, bytes: 0 };

interface Fact {
  readonly at: string;
  readonly line: JsonLine;
}

function factsOf(recording: Uint8Array, list: ByteRange | undefined, type: string): Fact[] {
  const facts: Fact[] = [];
  for (const { value, range } of list ? recordsOf(recording, list, '/meta') : []) {
    const at = timeOf(value?._timestamp) ?? '';
    if (value) facts.push({ at, line: lineOf(recording, range, { type, timestamp: at, payload: value }) });
  }
  return facts;
}

function lineOf(recording: Uint8Array, { offset, bytes }: ByteRange, value?: JsonObject): JsonLine {
  const range = { offset, bytes };
  return { line: 1, range, text: textAt(recording, range), ...(value && { value }) };
}

/** The items that were made into a message. Of a response that calls tools, the content only repeats the calls. */
function itemsOf(message: JsonObject): JsonObject[] {
  const { role, content } = message;
  if (role === 'tool') return [outputOf(message)];
  const texts =
    typeof content === 'string' ? [content] : listOf(content).filter((part) => objectOf(part)?.type !== 'tool_call');
  const calls = objectsOf(message.tool_calls).map((call) => {
    const { name, arguments: input } = objectOf(call.function) ?? {};
    return { type: 'function_call', call_id: call.id, name, arguments: input };
  });
  return [...(texts.length > 0 ? [{ type: 'message', role, content: texts }] : []), ...calls];
}

function outputOf({ tool_call_id, content, metadata }: JsonObject): JsonObject {
  const texts = objectsOf(content).map(({ text }) => textOf(text) ?? '');
  const text = typeof content === 'string' ? content : texts.join('\n');
  const output = objectOf(metadata) ? jsonOf({ output: text, metadata }) : text;
  return { type: 'function_call_output', call_id: nameOf(tool_call_id), output };
}
