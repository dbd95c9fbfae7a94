/** The parts of Gemini's API, of which its command line records messages and tool results, as parts of ours. */
import type { MediaPart, OtherPart, ResultPart, TextPart, ThinkingPart, ToolCall } from '../../message.js';
import { type JsonObject, jsonOf, listOf, nameOf, objectOf, present, textOf } from '../json-fields.js';

export type ContentPart = TextPart | ThinkingPart | MediaPart | OtherPart | ToolCall | FunctionResponse;

/** The result of a tool among the parts of a message. */
export interface FunctionResponse {
  readonly type: 'function-response';
  readonly callId: string;
  readonly tool: string | undefined;
  readonly failed: boolean;
  readonly parts: readonly ResultPart[];
}

/** The parts of a content: a text, one part, or a list of both. */
export function contentParts(content: unknown): ContentPart[] {
  const items = Array.isArray(content) ? listOf(content) : [content];
  return items.flatMap((item): ContentPart[] => {
    if (typeof item === 'string') return item === '' ? [] : [{ type: 'text', text: item }];
    const part = objectOf(item);
    return part ? [contentPart(part)] : [];
  });
}

/** What the result of a call holds, and whether it says that the call failed. */
export function resultOf(result: unknown): { readonly parts: readonly ResultPart[]; readonly failed: boolean } {
  const parts = contentParts(result);
  return {
    parts: parts.flatMap((part) => (part.type === 'function-response' ? part.parts : asResultPart(part))),
    failed: parts.some((part) => part.type === 'function-response' && part.failed),
  };
}

/** A part as one of a user message or a result, which know no thinking and no calls. */
export function asResultPart(part: Exclude<ContentPart, FunctionResponse>): ResultPart {
  if (part.type === 'thinking')
    return { type: 'other', kind: 'thought', json: jsonOf({ thought: true, text: part.text }) };
  if (part.type === 'tool-call') return { type: 'other', kind: 'functionCall', json: jsonOf(part) };
  return part;
}

function contentPart(part: JsonObject): ContentPart {
  const text = textOf(part.text);
  const signature = nameOf(part.thoughtSignature);
  if (text !== undefined && part.thought === true) return { type: 'thinking', text, ...present({ signature }) };
  if (text !== undefined) return { type: 'text', text };
  const [call, response] = [objectOf(part.functionCall), objectOf(part.functionResponse)];
  if (call) return { type: 'tool-call', ...callOf(call.id, call.name, call.args) };
  if (response) return functionResponse(response);
  return mediaPart(part) ?? { type: 'other', kind: Object.keys(part)[0] ?? 'part', json: jsonOf(part) };
}

export function callOf(id: unknown, name: unknown, args: unknown): Omit<ToolCall, 'type'> {
  return { id: textOf(id) ?? '', tool: textOf(name) ?? '', input: jsonOf(args ?? {}), inputForm: 'json' };
}

function mediaPart(part: JsonObject): MediaPart | undefined {
  const [inline, file] = [objectOf(part.inlineData), objectOf(part.fileData)];
  const mediaType = textOf((inline ?? file)?.mimeType) ?? 'application/octet-stream';
  const [base64, url] = [textOf(inline?.data), textOf(file?.fileUri)];
  if (base64 === undefined && url === undefined) return undefined;
  const name = nameOf((inline ?? file)?.displayName);
  return { type: 'media', mediaType, ...present({ name, ...(base64 === undefined ? { url } : { base64 }) }) };
}

function functionResponse(response: JsonObject): FunctionResponse {
  const body = objectOf(response.response);
  const error = body?.error;
  const shown = textOf(body?.output) ?? textOf(error);
  const text = shown ?? (body ? jsonOf(body) : textOf(response.response));
  const media = contentParts(response.parts).flatMap((part) => (part.type === 'media' ? [part] : []));
  return {
    type: 'function-response',
    callId: textOf(response.id) ?? '',
    tool: nameOf(response.name),
    failed: error !== undefined && body?.output === undefined,
    parts: [...(text === undefined ? [] : [{ type: 'text' as const, text }]), ...media],
  };
}
