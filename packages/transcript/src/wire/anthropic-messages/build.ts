/** A body of the Anthropic Messages API from any list of messages. */
import { RawJson } from '../../json/raw-json.js';
import type { AssistantPart, Message, ResultPart, TextPart, UserPart } from '../../message.js';
import type { BuildOptions } from '../build.js';
import { objectInput } from '../call-input.js';
import { leadingSystem } from '../leading-system.js';
import { opening } from '../opening.js';
import { type AnsweredCall, pairResults, type Turn } from '../pair-results.js';
import { standIn } from '../stand-in.js';
import { validName } from '../valid-name.js';
import { mediaBlock, type WireBlock } from './media.js';

export function anthropicBody(messages: readonly Message[], options: BuildOptions): object {
  const { instructions, rest } = leadingSystem(messages);
  const built = endingWell(pairResults(rest).flatMap(buildTurn));
  return {
    model: options.model,
    max_tokens: options.maxTokens ?? 4096,
    stream: options.stream,
    system: nonEmpty(instructions.flatMap(textBlock)),
    tools: options.tools?.map(({ name, description, inputSchema }) => {
      return { name, description, input_schema: new RawJson(JSON.stringify(inputSchema)) };
    }),
    messages: built[0]?.role === 'user' ? built : [firstMessage, ...built],
  };
}

interface WireMessage {
  readonly role: 'user' | 'assistant';
  readonly content: readonly WireBlock[];
}

/** The wire wants the user to speak first. */
const firstMessage: WireMessage = { role: 'user', content: [{ type: 'text', text: opening }] };

function buildTurn(turn: Turn): WireMessage[] {
  if (!('calls' in turn)) {
    const { role, parts } = turn.message;
    const blocks = role === 'system' ? parts.flatMap(reminder) : parts.flatMap(userBlock);
    return spoken('user', blocks);
  }
  const calls = turn.calls.values();
  return [
    ...spoken('assistant', endedThinking(turn.message.parts.flatMap((part) => assistantBlock(part, calls)))),
    ...spoken('user', turn.calls.map(resultBlock)),
  ];
}

/** The wire refuses thinking that leads to nothing. */
function endedThinking(blocks: readonly WireBlock[]): readonly WireBlock[] {
  return blocks.slice(0, blocks.findLastIndex(({ type }) => type !== 'thinking') + 1);
}

/** What the assistant is to go on with must not end with white space. */
function endingWell(messages: readonly WireMessage[]): readonly WireMessage[] {
  const last = messages.at(-1);
  const block = last?.content.at(-1);
  if (last?.role !== 'assistant' || block?.text === undefined) return messages;
  const content = [...last.content.slice(0, -1), { ...block, text: block.text.trimEnd() }];
  return [...messages.slice(0, -1), { ...last, content }];
}

function spoken(role: WireMessage['role'], content: readonly WireBlock[]): WireMessage[] {
  return content.length > 0 ? [{ role, content }] : [];
}

/** Instructions in the middle of a conversation: the wire has no place for them but a user message. */
function reminder({ text }: TextPart): WireBlock[] {
  return textBlock({ type: 'text', text: text.trim() && `<system-reminder>\n${text}\n</system-reminder>` });
}

/** The wire refuses texts without a visible character. */
function textBlock({ text }: TextPart): WireBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function userBlock(part: UserPart | ResultPart): WireBlock[] {
  if (part.type === 'text') return textBlock(part);
  return [(part.type === 'media' ? mediaBlock(part) : undefined) ?? { type: 'text', text: standIn(part) }];
}

/** Thinking goes back only as it was signed; the wire lets any other be left out. */
function assistantBlock(part: AssistantPart, calls: Iterator<AnsweredCall, undefined>): WireBlock[] {
  switch (part.type) {
    case 'text':
      return textBlock(part);
    case 'thinking':
      return part.signature ? [{ type: 'thinking', thinking: part.text, signature: part.signature }] : [];
    case 'tool-call': {
      const call = calls.next().value?.call ?? part;
      return [{ type: 'tool_use', id: call.id, name: validName(call.tool, 'unknown'), input: objectInput(call) }];
    }
    default:
      return [{ type: 'text', text: standIn(part) }];
  }
}

function resultBlock({ call, result }: AnsweredCall): WireBlock {
  const [first, ...more] = result.parts;
  const content = first?.type === 'text' && more.length === 0 ? first.text : result.parts.flatMap(userBlock);
  return {
    type: 'tool_result',
    tool_use_id: call.id,
    content,
    is_error: result.status === 'error' || undefined,
  };
}

function nonEmpty(blocks: readonly object[]): readonly object[] | undefined {
  return blocks.length > 0 ? blocks : undefined;
}
