/** The tool results of a recorded session: which call each answers, and which request carried it first. */
import { type Message, readCall, type ToolCall, type ToolResult } from '@ctx/transcript';
import { analyseCommand } from '@ctx/transcript/shell';
import type { RecordedSession } from './recorded-session.js';

export interface SessionResult {
  readonly result: ToolResult;
  readonly call?: ToolCall;
  /** Index of the first request that carried it. */
  readonly request: number;
  /** Index of the first request that carried it and was answered without an error; undefined where none was. */
  readonly seen?: number;
  /** Whether its call only reads: asked for again, the result is the same unless something changed. */
  readonly readsOnly: boolean;
}

export interface SessionResults {
  /** In the order in which they came. */
  readonly list: readonly SessionResult[];
  readonly byId: ReadonlyMap<string, SessionResult>;
}

const known = new WeakMap<RecordedSession, SessionResults>();

export function resultsOf(session: RecordedSession): SessionResults {
  const results = known.get(session) ?? readResults(session);
  known.set(session, results);
  return results;
}

function readResults(session: RecordedSession): SessionResults {
  const byId = new Map<string, SessionResult>();
  const calls = new Map<string, ToolCall>();
  let unseen: SessionResult[] = [];
  let followed: readonly Message[] = [];
  let length = 0;
  for (const { index, messages, answer } of session.requests()) {
    if (messages !== followed) [followed, length] = [messages, 0];
    for (; length < messages.length; length += 1) {
      const message = messages[length] as Message;
      if (message.role === 'assistant')
        for (const part of message.parts) if (part.type === 'tool-call') calls.set(part.id, part);
      if (message.role !== 'tool' || byId.has(message.id)) continue;
      const call = calls.get(message.callId);
      const found = { result: message, ...(call && { call }), request: index, readsOnly: !!call && readsOnly(call) };
      byId.set(message.id, found);
      unseen.push(found);
    }
    if (answer.stop === 'error' || answer.stop === 'aborted') continue;
    for (const found of unseen) byId.set(found.result.id, { ...found, seen: index });
    unseen = [];
  }
  return { list: [...byId.values()], byId };
}

/** Kinds of calls that bring in what is there, and change nothing. */
const READERS: ReadonlySet<string> = new Set(['read', 'search', 'list', 'fetch', 'skill']);

function readsOnly(call: ToolCall): boolean {
  const { kind, command } = readCall(call);
  if (READERS.has(kind)) return true;
  return kind === 'shell' && command !== undefined && analyseCommand(command).effect === 'reads';
}

export function textOf({ parts }: ToolResult): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
}
