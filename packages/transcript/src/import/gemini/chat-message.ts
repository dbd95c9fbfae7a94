/** What a recorded message of a Gemini chat is in our words: a response with its results, a user message, or nothing. */
import type { AssistantPart, FileAccess, Origin, ResultPart, Usage, UserPart } from '../../message.js';
import type { Outcome } from '../../tools/outcome-of.js';
import { hunksOfDiff } from '../hunks.js';
import { countOf, type JsonObject, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import type { GivenMessage } from '../session-draft.js';
import { shownOutcome } from '../shown-outcome.js';
import { timeOf } from '../time.js';
import type { ChatMessage } from './chat-log.js';
import { asResultPart, callOf, contentParts, type FunctionResponse, resultOf } from './parts.js';

/**
 * The messages that a recorded one stands for, as its last version has it, its results as the model first saw them; none
 * where it is not for the model. `answered` tells of which calls the results are there already.
 */
export function* messagesOf(message: ChatMessage, answered: ReadonlyMap<string, unknown>): Generator<GivenMessage> {
  const value: JsonObject = Object.fromEntries(message.versions.flatMap((version) => Object.entries(version.value)));
  const at = timeOf(value.timestamp);
  const { id } = message;
  if (value.type === 'user') {
    const parts = contentParts(value.content);
    for (const part of parts)
      if (part.type === 'function-response' && !answered.has(part.callId)) yield ownResult(part, at);
    const own = parts.flatMap((part) => (part.type === 'function-response' ? [] : [asResultPart(part)]));
    if (own.length > 0) yield { role: 'user', id, at, parts: userParts(own, value) };
  } else if (value.type === 'gemini') {
    const calls = callsOf(message);
    const parts = assistantParts(value, calls);
    const stop = parts.some((part) => part.type === 'tool-call') ? 'tool-calls' : undefined;
    yield { role: 'assistant', id, at, parts, model: nameOf(value.model), usage: usageOf(value.tokens), stop };
    for (const call of calls) if (call.result !== undefined) yield callResult(call, at);
  }
}

/** A call as the last version has it, with the first result that any version has. */
interface Call {
  readonly value: JsonObject;
  readonly result: unknown;
}

function callsOf(message: ChatMessage): Call[] {
  const calls = new Map<string, Call>();
  for (const { value } of message.versions)
    for (const [index, call] of objectsOf(value.toolCalls).entries()) {
      const key = nameOf(call.id) ?? `\0${index}`;
      calls.set(key, { value: call, result: calls.get(key)?.result ?? resultField(call) });
    }
  return [...calls.values()];
}

/** The result that a call has; undefined where there is none yet. */
export function resultField(call: JsonObject): unknown {
  const { result } = call;
  return result === null || (Array.isArray(result) && result.length === 0) ? undefined : result;
}

function assistantParts(value: JsonObject, calls: readonly Call[]): AssistantPart[] {
  const thoughts = objectsOf(value.thoughts).map((thought) => ({
    type: 'thinking' as const,
    text: [thought.subject, thought.description].filter((line) => typeof line === 'string').join('\n'),
  }));
  const known = new Set(calls.map((call) => nameOf(call.value.id)));
  const content = contentParts(value.content).filter(
    (part) => part.type !== 'function-response' && !(part.type === 'tool-call' && known.has(part.id)),
  ) as AssistantPart[];
  const own = calls.map(({ value: call }) => ({
    type: 'tool-call' as const,
    ...callOf(call.id, call.name, call.args),
  }));
  return [...thoughts, ...content, ...own];
}

function callResult({ value, result }: Call, responseAt: string | undefined): GivenMessage {
  const { parts, failed } = resultOf(result);
  const callId = textOf(value.id) ?? '';
  const tool = nameOf(value.name);
  const at = timeOf(value.timestamp) ?? responseAt;
  const outcome = outcomeFrom(parts, tool, value.status, failed);
  return { role: 'tool', id: callId, callId, at, tool, ...outcome, parts, files: filesOf(value) };
}

function ownResult({ callId, tool, failed, parts }: FunctionResponse, at: string | undefined): GivenMessage {
  return { role: 'tool', id: callId, callId, at, tool, ...outcomeFrom(parts, tool, undefined, failed), parts };
}

function outcomeFrom(
  parts: readonly ResultPart[],
  tool: string | undefined,
  status: unknown,
  failed: boolean,
): Outcome {
  if (status === 'cancelled') return { status };
  const flag = status === 'error' || failed ? true : status === 'success' ? false : undefined;
  return shownOutcome(parts, { agent: 'gemini-cli', tool, isError: flag });
}

/** Input is recorded with what the cache gave, output without the thoughts. */
function usageOf(tokens: unknown): Usage | undefined {
  const fields = objectOf(tokens);
  if (!fields) return undefined;
  const [input = 0, output = 0, cached = 0] = [fields.input, fields.output, fields.cached].map(countOf);
  const [thoughts = 0, tool = 0] = [fields.thoughts, fields.tool].map(countOf);
  const uncached = Math.max(0, input - cached) + tool;
  return { input: uncached, output: output + thoughts, cacheRead: cached, cacheWrite: 0, reasoning: thoughts };
}

/** What the display of a change of a file plainly says. */
function filesOf(call: JsonObject): FileAccess[] | undefined {
  const display = objectOf(call.resultDisplay);
  const path = nameOf(objectOf(call.args)?.file_path) ?? nameOf(display?.filePath);
  if (display === undefined || path === undefined || typeof display.fileDiff !== 'string') return undefined;
  if (call.status !== 'success') return undefined;
  if (call.name === 'write_file') return [{ action: 'write', path }];
  return [
    { action: 'edit', path, ...(typeof display.fileDiff === 'string' && { hunks: hunksOfDiff(display.fileDiff) }) },
  ];
}

/** What stands before the files that the user named with `@`, which follow in the same message. */
const attachmentMark = '--- Content from referenced files ---';

function userParts(parts: readonly ResultPart[], value: JsonObject): UserPart[] {
  const typed = contentParts(value.displayContent).flatMap((part) => (part.type === 'text' ? [part.text] : []));
  let origin: Origin = 'typed';
  return parts.map((part) => {
    if (part.type !== 'text') return { ...part, origin: 'attached' };
    if (part.text.trim() === attachmentMark) origin = 'attached';
    const start = part.text.trimStart();
    if (start.startsWith('<state_snapshot>')) return { ...part, origin: 'state' };
    if (start.startsWith('<session_context>')) return { ...part, origin: 'notice' };
    // Newer versions record what was typed apart from what was sent.
    const own = typed.length === 0 || typed.includes(part.text);
    return { ...part, origin: own ? origin : 'attached' };
  });
}
