/**
 * OpenAI Chat Completions. The results of an assistant message follow it at once, one for each of its calls, in any
 * order. Ids need not be unique within a body, only within a message.
 */
import type { Finding } from '../finding.js';
import { type JsonObject, listOf, objectOf, textOf } from '../import/json-fields.js';
import { checkParts, partRules } from './parts.js';
import { type Report, reportInto } from './report.js';

export const openaiChatRules = {
  'no-model': 'the body must name its `model`',
  'no-messages': '`messages` must be a list with at least one message',
  'unknown-role': 'the role is none of developer, system, user, assistant, tool and function',
  'bad-content': 'the content must be a text or a list of parts, each an object with a type',
  'no-content': 'only an assistant message with calls, a refusal or audio may have no content',
  'empty-calls': '`tool_calls` must hold a call, or not be there',
  'bad-call': 'a call must have an id, and the name of its function or tool',
  'bad-arguments': 'what a call is given must be a string, even where it is JSON',
  'double-call': 'the id of a call is used twice in its message',
  'unanswered-call': 'the call is not answered before the next message of another role',
  'no-call-id': 'a tool message must name the call that it answers',
  'orphan-result': 'the result answers no call of the assistant message before it',
  'double-result': 'the call has a result already',
  ...partRules,
} as const;

type ChatCode = keyof typeof openaiChatRules;

const roles = new Set<unknown>(['developer', 'system', 'user', 'assistant', 'tool', 'function']);

/** The calls that wait for their results: where each stands, and whether it has one. */
type Waiting = Map<string, { readonly at: string; answered: boolean }>;

export function validateOpenaiChat(body: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const report = reportInto(findings, openaiChatRules);
  if (!textOf(body.model)) report('no-model', '/model');
  const messages = listOf(body.messages);
  if (messages.length === 0) report('no-messages', '/messages');
  let waiting: Waiting = new Map();
  let legacy: string | undefined;
  for (const [index, item] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = objectOf(item) ?? {};
    checkContent(message, at, report);
    if (message.role === 'tool') {
      checkResult(message, at, waiting, report);
      continue;
    }
    reportUnanswered(waiting, report);
    waiting = message.role === 'assistant' ? checkCalls(message, at, report) : new Map();
    if (!roles.has(message.role)) report('unknown-role', `${at}/role`, message.role);
    if (message.role === 'function' && (legacy === undefined || message.name !== legacy)) {
      report('orphan-result', at, message.name);
    }
    legacy = message.role === 'assistant' ? textOf(objectOf(message.function_call)?.name) : undefined;
  }
  reportUnanswered(waiting, report);
  return findings;
}

function checkContent(message: JsonObject, at: string, report: Report<ChatCode>): void {
  const { content, role } = message;
  if (typeof content === 'string') return;
  if (content === undefined || content === null) {
    const instead = [message.tool_calls, message.function_call, message.refusal, message.audio];
    const may = role === 'assistant' && instead.some((value) => value !== undefined && value !== null);
    if (!may) report('no-content', at);
  } else if (!Array.isArray(content)) {
    report('bad-content', `${at}/content`);
  } else {
    for (const [index, part] of content.entries()) {
      if (typeof objectOf(part)?.type !== 'string') report('bad-content', `${at}/content/${index}`);
    }
    if (content.length === 0) report('no-content', at);
    if (roles.has(role)) checkParts('openai-chat', content, `${at}/content`, report);
  }
}

function checkCalls(message: JsonObject, at: string, report: Report<ChatCode>): Waiting {
  const waiting: Waiting = new Map();
  const { tool_calls: calls, function_call: legacy } = message;
  if (Array.isArray(calls) && calls.length === 0) report('empty-calls', `${at}/tool_calls`);
  for (const [index, item] of listOf(calls).entries()) {
    const place = `${at}/tool_calls/${index}`;
    const call = objectOf(item);
    const id = textOf(call?.id);
    const custom = call?.type === 'custom';
    const called = objectOf(custom ? call.custom : call?.function);
    if (!id || !textOf(called?.name)) report('bad-call', place, id);
    const given = custom ? called?.input : called?.arguments;
    if (typeof given !== 'string')
      report('bad-arguments', `${place}/${custom ? 'custom/input' : 'function/arguments'}`, id);
    if (id === undefined) continue;
    if (waiting.has(id)) report('double-call', place, id);
    else waiting.set(id, { at: place, answered: false });
  }
  const given = objectOf(legacy)?.arguments;
  if (objectOf(legacy) && typeof given !== 'string') report('bad-arguments', `${at}/function_call/arguments`);
  return waiting;
}

function checkResult(message: JsonObject, at: string, waiting: Waiting, report: Report<ChatCode>): void {
  const id = textOf(message.tool_call_id);
  const call = id === undefined ? undefined : waiting.get(id);
  if (!id) report('no-call-id', at);
  else if (!call) report('orphan-result', at, id);
  else if (call.answered) report('double-result', at, id);
  else call.answered = true;
}

function reportUnanswered(waiting: Waiting, report: Report<ChatCode>): void {
  for (const [id, { at, answered }] of waiting) {
    if (!answered) report('unanswered-call', at, id);
  }
}
