/**
 * Anthropic Messages. A turn is all messages of one role in a row, as the provider joins them; a `system` message in
 * between belongs to no turn and ends none.
 */
import type { Finding } from '../finding.js';
import { integerOf, type JsonObject, listOf, objectOf, textOf } from '../import/json-fields.js';
import { checkAnthropicThinking, thinkingRules } from './anthropic-thinking.js';
import { cacheMarkRules, checkCacheMarks } from './cache-marks.js';
import { checkParts, partRules } from './parts.js';
import { type Report, reportInto } from './report.js';
import { checkServerTools, serverToolRules } from './server-tools.js';

export const anthropicMessagesRules = {
  'no-model': 'the body must name its `model`',
  'no-max-tokens': '`max_tokens` must be a whole number, 0 or more',
  'no-messages': '`messages` must be a list with at least one message',
  'unknown-role': 'the role is none of user, assistant and system',
  'first-not-user': 'the first message must be from the user',
  'bad-content': 'the content must be a text or a list of blocks, each an object with a type',
  'empty-content': 'the content is empty; only the last message, from the assistant, may be',
  'empty-text': 'the text is empty, or nothing but white space',
  'trailing-space': 'the last message, where it is from the assistant, must not end with white space',
  'misplaced-block': 'a block of this type does not belong to this role, or not into a result',
  'bad-call': 'a tool_use must have a name, and an object as its input',
  'bad-call-id': 'the id of a tool_use must match ^[a-zA-Z0-9_-]+$',
  'double-call': 'the id of a tool_use is used twice',
  'unanswered-call': 'the call is not answered in the next user message',
  'orphan-result': 'the result answers no call of the assistant message before it',
  'double-result': 'the call has a result already',
  'result-not-first': 'results must come before everything else in their message',
  ...partRules,
  ...serverToolRules,
  ...thinkingRules,
  ...cacheMarkRules,
} as const;

type AnthropicCode = keyof typeof anthropicMessagesRules;

/** A block with its place. */
export interface Block {
  readonly at: string;
  readonly type: string;
  readonly value: JsonObject;
}

/** Messages of one role in a row. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly at: string;
  readonly blocks: readonly Block[];
}

export function validateAnthropicMessages(body: JsonObject, previous?: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const report = reportInto(findings, anthropicMessagesRules);
  // Bedrock and Vertex AI take the model from the address, and a version in the body instead.
  if (!textOf(body.model) && body.anthropic_version === undefined) report('no-model', '/model');
  if ((integerOf(body.max_tokens) ?? -1) < 0) report('no-max-tokens', '/max_tokens');
  const turns = turnsOf(body, report);
  checkText(listOf(body.system), '/system', report);
  checkCalls(turns, report);
  checkEnd(turns.at(-1), report);
  for (const [index, turn] of turns.entries()) checkPairs(turn, turns[index + 1], turns[index - 1], report);
  checkServerTools(turns, report);
  checkAnthropicThinking(body, turns, previous && turnsOf(previous), report);
  checkCacheMarks(body, report);
  return findings;
}

/** The turns of a body. With a `report`, what keeps a message from being read is said. */
function turnsOf(body: JsonObject, report: Report<AnthropicCode> = () => {}): Turn[] {
  const messages = listOf(body.messages);
  if (messages.length === 0) report('no-messages', '/messages');
  const turns: (Turn & { blocks: Block[] })[] = [];
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = objectOf(value);
    const role = message?.role;
    if (role !== 'user' && role !== 'assistant' && role !== 'system') report('unknown-role', `${at}/role`, role);
    if (index === 0 && role !== 'user') report('first-not-user', at);
    const mayBeEmpty = role === 'assistant' && index === messages.length - 1;
    const blocks = blocksOf(message?.content, `${at}/content`, mayBeEmpty, report);
    if (role !== 'user' && role !== 'assistant') continue;
    const last = turns.at(-1);
    if (last?.role === role) for (const block of blocks) last.blocks.push(block);
    else turns.push({ role, at, blocks });
  }
  return turns;
}

function blocksOf(content: unknown, at: string, mayBeEmpty: boolean, report: Report<AnthropicCode>): Block[] {
  if (typeof content === 'string') {
    if (content.trim() === '' && !mayBeEmpty) report(content === '' ? 'empty-content' : 'empty-text', at);
    return [{ at, type: 'text', value: { type: 'text', text: content } }];
  }
  if (!Array.isArray(content)) {
    report('bad-content', at);
    return [];
  }
  if (content.length === 0 && !mayBeEmpty) report('empty-content', at);
  checkText(content, at, report);
  checkParts('anthropic-messages', content, at, report);
  return content.flatMap((item, index) => {
    const value = objectOf(item);
    const type = textOf(value?.type);
    if (value && type !== undefined) return { at: `${at}/${index}`, type, value };
    report('bad-content', `${at}/${index}`);
    return [];
  });
}

function checkText(blocks: readonly unknown[], at: string, report: Report<AnthropicCode>): void {
  for (const [index, item] of blocks.entries()) {
    const block = objectOf(item);
    if (block?.type !== 'text') continue;
    const text = textOf(block.text);
    if (text === undefined) report('bad-content', `${at}/${index}`);
    else if (text.trim() === '') report('empty-text', `${at}/${index}/text`);
  }
}

const ofAssistant = new Set(['tool_use', 'thinking', 'redacted_thinking', 'server_tool_use', 'mcp_tool_use']);

function checkCalls(turns: readonly Turn[], report: Report<AnthropicCode>): void {
  const seen = new Set<unknown>();
  for (const { role, blocks } of turns) {
    for (const { at, type, value } of blocks) {
      const owner = ofAssistant.has(type) ? 'assistant' : type === 'tool_result' ? 'user' : role;
      if (owner !== role) report('misplaced-block', at, type);
      if (type === 'tool_result') checkResult(value.content, `${at}/content`, report);
      if (type !== 'tool_use') continue;
      const id = textOf(value.id) ?? '';
      if (!textOf(value.name) || !objectOf(value.input)) report('bad-call', at, value.name);
      if (!/^[a-zA-Z0-9_-]+$/.test(id)) report('bad-call-id', `${at}/id`, id);
      if (seen.has(id)) report('double-call', `${at}/id`, id);
      seen.add(id);
    }
  }
}

/** What a result holds: texts and media, no block of a conversation. */
function checkResult(content: unknown, at: string, report: Report<AnthropicCode>): void {
  if (content === undefined || content === null || typeof content === 'string') return;
  if (!Array.isArray(content)) report('bad-content', at);
  for (const [index, item] of listOf(content).entries()) {
    const block = objectOf(item);
    const type = textOf(block?.type);
    if (type === undefined || (type === 'text' && typeof block?.text !== 'string'))
      report('bad-content', `${at}/${index}`);
    else if (ofAssistant.has(type) || type === 'tool_result') report('misplaced-block', `${at}/${index}`, type);
    else if (type === 'text' && block?.text === '') report('empty-text', `${at}/${index}/text`);
  }
  checkParts('anthropic-messages', content, at, report);
}

function checkEnd(turn: Turn | undefined, report: Report<AnthropicCode>): void {
  const last = turn?.role === 'assistant' ? turn.blocks.at(-1) : undefined;
  const text = last?.type === 'text' ? textOf(last.value.text) : undefined;
  if (last && text !== undefined && text.trim() !== '' && text.trimEnd() !== text) report('trailing-space', last.at);
}

/** The calls of a turn and the results of the next one; of a user's turn, only that each of its results has its call. */
function checkPairs(turn: Turn, next: Turn | undefined, before: Turn | undefined, report: Report<AnthropicCode>): void {
  if (turn.role === 'assistant') {
    const answered = new Set(
      (next?.blocks ?? []).flatMap(({ type, value }) => (type === 'tool_result' ? value.tool_use_id : [])),
    );
    for (const { at, type, value } of turn.blocks) {
      if (type === 'tool_use' && !answered.has(value.id)) report('unanswered-call', at, value.id);
    }
    return;
  }
  const calls = new Set((before?.blocks ?? []).flatMap(({ type, value }) => (type === 'tool_use' ? value.id : [])));
  const answered = new Set<unknown>();
  let other = false;
  for (const { at, type, value } of turn.blocks) {
    if (type !== 'tool_result') {
      other = true;
      continue;
    }
    const id = value.tool_use_id;
    if (!calls.has(id)) report('orphan-result', at, id);
    if (answered.has(id)) report('double-result', at, id);
    if (other) report('result-not-first', at, id);
    answered.add(id);
  }
}
