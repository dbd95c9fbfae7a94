/** The lens onto request bodies of the OpenAI Chat Completions API, which most other servers speak too. */
import { isString, itemsOf, type JsonValue, jsonOf, kindOf, memberOf, stringOf } from '../../json/json-value.js';
import type { AssistantPart, MediaPart, OtherPart, TextPart, ToolCall, UserPart } from '../../message.js';
import { mediaFromUrl } from '../media-url.js';
import type { MessageList } from '../message-list.js';
import { createLens } from '../open-body.js';
import { contentParts, otherPart, typeOf, unknownOutcome } from '../result-parts.js';
import { originOfText } from '../user-text.js';

export const openaiChat = createLens({
  format: 'openai-chat',
  problem(body) {
    const messages = memberOf(body, 'messages');
    if (messages && kindOf(messages) === 'array') return undefined;
    return { code: 'no-messages', at: '/messages', message: 'A Chat body has an array `messages`; this has none.' };
  },
  *results(body) {
    let index = 0;
    for (const message of itemsOf(memberOf(body, 'messages'))) {
      // The older `function` message has no call id, nor has the call that it answers: both are empty here.
      const callId = isResult(message) ? (stringOf(memberOf(message, 'tool_call_id')) ?? '') : undefined;
      if (callId !== undefined) yield { value: message, callId, index };
      index++;
    }
  },
  at: ({ index }) => `/messages/${index}`,
  parts: (message) => contentParts(memberOf(message, 'content'), textTypes, mediaOrOther),
  outcome: () => unknownOutcome,
  messages(body, list) {
    for (const message of itemsOf(memberOf(body, 'messages'))) readMessage(message, list);
  },
});

function isResult(message: JsonValue): boolean {
  const role = memberOf(message, 'role');
  return isString(role, 'tool') || isString(role, 'function');
}

const textTypes = new Set(['text']);

function readMessage(message: JsonValue, list: MessageList): void {
  const content = memberOf(message, 'content');
  const text = stringOf(content);
  switch (stringOf(memberOf(message, 'role'))) {
    case 'tool':
    case 'function':
      list.result(message);
      break;
    case 'assistant':
      list.assistant(assistantParts(message, text, content));
      break;
    case 'system':
    case 'developer':
      list.system(text === undefined ? [...itemsOf(content)].flatMap(textPart) : [{ type: 'text', text }]);
      break;
    case 'user':
      if (text !== undefined) list.user([{ type: 'text', text, origin: originOfText(text, false) }]);
      else list.user(Array.from(itemsOf(content), userPart));
      break;
    default:
      list.user([{ ...otherPart(message), origin: 'notice' }]);
  }
}

function textPart(part: JsonValue): TextPart[] {
  const text = typeOf(part) === 'text' ? stringOf(memberOf(part, 'text')) : undefined;
  return text === undefined ? [] : [{ type: 'text', text }];
}

function userPart(part: JsonValue): UserPart {
  const [text] = textPart(part);
  if (text) return { ...text, origin: originOfText(text.text, false) };
  return { ...mediaOrOther(part), origin: 'attached' };
}

function mediaOrOther(part: JsonValue): MediaPart | OtherPart {
  const image = stringOf(memberOf(memberOf(part, 'image_url'), 'url'));
  if (image !== undefined) return mediaFromUrl(image, 'image/*');
  const file = memberOf(part, 'file');
  const data = stringOf(memberOf(file, 'file_data'));
  if (data !== undefined) return mediaFromUrl(data, 'application/octet-stream', stringOf(memberOf(file, 'filename')));
  const audio = memberOf(part, 'input_audio');
  const base64 = stringOf(memberOf(audio, 'data'));
  if (base64 === undefined) return otherPart(part);
  return { type: 'media', mediaType: `audio/${stringOf(memberOf(audio, 'format')) ?? '*'}`, base64 };
}

/** Reasoning that some servers put beside the content comes first: it was there before it. */
function assistantParts(message: JsonValue, text: string | undefined, content: JsonValue | undefined): AssistantPart[] {
  const parts: AssistantPart[] = [];
  const reasoning = stringOf(memberOf(message, 'reasoning_content')) ?? stringOf(memberOf(message, 'reasoning'));
  if (reasoning) parts.push({ type: 'thinking', text: reasoning });
  if (text !== undefined) parts.push({ type: 'text', text });
  for (const part of itemsOf(content)) parts.push(textPart(part)[0] ?? mediaOrOther(part));
  for (const call of itemsOf(memberOf(message, 'tool_calls'))) parts.push(toolCall(call));
  const legacy = memberOf(message, 'function_call');
  if (legacy && kindOf(legacy) === 'object') parts.push(functionCall('', legacy));
  return parts;
}

function toolCall(call: JsonValue): ToolCall | OtherPart {
  const id = stringOf(memberOf(call, 'id')) ?? '';
  const custom = memberOf(call, 'custom');
  if (custom && kindOf(custom) === 'object') {
    const text = (name: string) => stringOf(memberOf(custom, name)) ?? '';
    return { type: 'tool-call', id, tool: text('name'), input: text('input'), inputForm: 'text' };
  }
  const called = memberOf(call, 'function');
  return called && kindOf(called) === 'object' ? functionCall(id, called) : otherPart(call);
}

function functionCall(id: string, called: JsonValue): ToolCall {
  const given = memberOf(called, 'arguments');
  const tool = stringOf(memberOf(called, 'name')) ?? '';
  const input = stringOf(given) ?? (given ? jsonOf(given) : '');
  return { type: 'tool-call', id, tool, input, inputForm: 'json' };
}
