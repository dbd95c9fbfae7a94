/** The items of Codex's conversation, which are those of the Responses API, as parts of messages. */
import type { AssistantPart, MediaPart, OtherPart, TextPart } from '../../message.js';
import { type JsonObject, jsonOf, nameOf, objectsOf, present, textOf } from '../json-fields.js';

/** Calls that get an output, by the field that holds what the model wrote. */
const calls: ReadonlyMap<unknown, string> = new Map([
  ['function_call', 'arguments'],
  ['custom_tool_call', 'input'],
  ['local_shell_call', 'action'],
  ['tool_search_call', 'arguments'],
]);

/** Parts of a response that an item makes; undefined for an item that belongs to no response. */
export function responseParts(item: JsonObject): readonly AssistantPart[] | undefined {
  const { type, role } = item;
  if (type === 'message') return role === 'assistant' ? contentParts(item.content) : undefined;
  if (type === 'reasoning') return [reasoningPart(item)];
  const field = calls.get(type);
  if (field !== undefined) return [callPart(item, field)];
  const hosted = typeof type === 'string' && type.endsWith('_call');
  return hosted || type === 'compaction' ? [otherPart(item)] : undefined;
}

/** The parts of a message's content, or of an output that is a list. */
export function contentParts(content: unknown): (TextPart | MediaPart | OtherPart)[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return objectsOf(content).map((part) => {
    const text = textOf(part.text);
    if (text !== undefined && (part.type === undefined || textOf(part.type)?.endsWith('text')))
      return { type: 'text', text };
    return imagePart(part) ?? otherPart(part);
  });
}

export function otherPart(item: JsonObject): OtherPart {
  return { type: 'other', kind: textOf(item.type) ?? 'unknown', json: jsonOf(item) };
}

function callPart(item: JsonObject, field: string): AssistantPart {
  const input = item[field];
  const text = typeof input === 'string' ? input : jsonOf(input ?? {});
  const isText = item.type === 'custom_tool_call' || !isJson(text);
  return {
    type: 'tool-call',
    id: textOf(item.call_id) ?? textOf(item.id) ?? '',
    tool: nameOf(item.name) ?? (textOf(item.type) ?? '').replace(/_call$/, ''),
    input: text,
    inputForm: isText ? 'text' : 'json',
  };
}

function reasoningPart(item: JsonObject): AssistantPart {
  const texts = [...objectsOf(item.summary), ...objectsOf(item.content)].map(({ text }) => textOf(text) ?? '');
  return { type: 'thinking', text: texts.join('\n\n'), ...present({ encrypted: nameOf(item.encrypted_content) }) };
}

function imagePart(part: JsonObject): MediaPart | undefined {
  const url = textOf(part.image_url);
  if (part.type !== 'input_image' || url === undefined) return undefined;
  const data = /^data:([^;,]{1,100});base64,/.exec(url.slice(0, 200));
  if (!data) return { type: 'media', mediaType: 'image/png', url };
  return { type: 'media', mediaType: data[1] ?? 'image/png', base64: url.slice(data[0].length) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
