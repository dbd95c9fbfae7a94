/** The content blocks of Claude Code's messages, which are those of the Anthropic API. */
import type { AssistantPart, MediaPart, ResultPart, UserPart } from '../../message.js';
import { type JsonObject, jsonOf, nameOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import { originOf } from '../notice.js';

/** What programs put into user messages, by the element that holds it. The rest of a command's record is the user's. */
const elements = [
  'system-reminder',
  'local-command-caveat',
  'local-command-stdout',
  'local-command-stderr',
  'bash-stdout',
  'task-notification',
  'teammate-message',
  'user-prompt-submit-hook',
];

/** A content as blocks: a plain text is one. */
export function blocksOf(content: unknown): readonly JsonObject[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : objectsOf(content);
}

/** `byProgram`: nothing of it was typed by the user. */
export function userPart(block: JsonObject, byProgram: boolean): UserPart {
  const part = resultPart(block);
  if (byProgram) return { ...part, origin: 'notice' };
  if (part.type !== 'text') return { ...part, origin: 'attached' };
  const interrupted = part.text.startsWith('[Request interrupted by user');
  return { ...part, origin: interrupted ? 'notice' : originOf(part.text, elements) };
}

export function resultPart(block: JsonObject): ResultPart {
  const text = textOf(block.text);
  if (block.type === 'text' && text !== undefined) return { type: 'text', text };
  return mediaPart(block) ?? otherPart(block);
}

export function assistantPart(block: JsonObject): AssistantPart {
  const [id, tool] = [textOf(block.id), textOf(block.name)];
  if (block.type === 'tool_use' && id !== undefined && tool !== undefined)
    return { type: 'tool-call', id, tool, input: jsonOf(block.input ?? {}), inputForm: 'json' };
  if (block.type === 'thinking')
    return { type: 'thinking', text: textOf(block.thinking) ?? '', ...present({ signature: nameOf(block.signature) }) };
  if (block.type === 'redacted_thinking')
    return { type: 'thinking', text: '', ...present({ encrypted: nameOf(block.data) }) };
  return resultPart(block);
}

function mediaPart(block: JsonObject): MediaPart | undefined {
  const source = objectOf(block.source);
  if ((block.type !== 'image' && block.type !== 'document') || !source) return undefined;
  const mediaType = textOf(source.media_type) ?? (block.type === 'image' ? 'image/png' : 'application/pdf');
  const name = present({ name: nameOf(block.title) });
  const [base64, url] = [textOf(source.data), textOf(source.url)];
  if (source.type === 'base64' && base64 !== undefined) return { type: 'media', mediaType, ...name, base64 };
  if (source.type === 'url' && url !== undefined) return { type: 'media', mediaType, ...name, url };
  return undefined;
}

function otherPart(block: JsonObject): ResultPart {
  return { type: 'other', kind: textOf(block.type) ?? 'unknown', json: jsonOf(block) };
}
