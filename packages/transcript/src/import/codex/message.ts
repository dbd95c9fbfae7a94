/** Codex's messages of the user and of the program, and what stands for them after a compaction. */
import type { UserPart } from '../../message.js';
import { type JsonObject, objectsOf, textOf } from '../json-fields.js';
import { originOf } from '../notice.js';
import type { GivenMessage } from '../session-draft.js';
import { contentParts, responseParts } from './items.js';
import { isOutput, outputOf } from './output.js';

const elements = [
  'environment_context',
  'user_instructions',
  'user_shell_command',
  'turn_aborted',
  'subagent_notification',
  'skill',
  'image',
  'system-reminder',
];

/** A message that is no part of a response; undefined for any other item. */
export function messageOf(item: JsonObject): GivenMessage | undefined {
  if (item.type !== 'message' || item.role === 'assistant') return undefined;
  const parts = contentParts(item.content);
  if (item.role === 'user') return { role: 'user', parts: parts.map(userPart) };
  return {
    role: 'system',
    parts: parts.map((part) => ({ type: 'text', text: part.type === 'text' ? part.text : '' })),
  };
}

/** The messages that a compaction left in the place of all before it. */
export function summaryOf(payload: JsonObject): readonly GivenMessage[] {
  const text = textOf(payload.message) ?? '';
  const summary: GivenMessage = { role: 'user', parts: [{ type: 'text', text, origin: 'state' }] };
  return [...objectsOf(payload.replacement_history).flatMap(stateOf), ...(text === '' ? [] : [summary])];
}

/** The text is wrapped in one of Codex's elements, or the program's instructions; everything else the user may have typed. */
function userPart(part: ReturnType<typeof contentParts>[number]): UserPart {
  if (part.type !== 'text') return { ...part, origin: 'attached' };
  const isInstructions = part.text.startsWith('# AGENTS.md instructions for ');
  return { ...part, origin: isInstructions ? 'notice' : originOf(part.text, elements) };
}

function stateOf(item: JsonObject): GivenMessage[] {
  const message = messageOf(item);
  if (message?.role === 'user') return [{ ...message, parts: message.parts.map(asState) }];
  if (message) return [message];
  if (isOutput(item)) return [outputOf(item, undefined, undefined)];
  const parts = responseParts(item);
  return parts ? [{ role: 'assistant', parts }] : [];
}

function asState(part: UserPart): UserPart {
  return { ...part, origin: 'state' };
}
