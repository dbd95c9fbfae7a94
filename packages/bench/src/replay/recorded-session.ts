/**
 * A recorded session as the requests that were made in it. Each response answers one request, whose messages are the
 * context before it: all that was said so far, or after a compaction its summary and what it kept. Originals are
 * replayed: what the recording agent itself shortened later counts as whole.
 */
import type { AssistantMessage, Entry, Message } from '@ctx/transcript';
import type { ImportedSession } from '@ctx/transcript/import';
import { calibrate, uncalibrated } from '@ctx/transcript/tokens';
import { estimatedTokens } from './block-tokens.js';

export interface RecordedSession {
  readonly name: string;
  readonly format: string;
  readonly cwd?: string;
  /** Provider's tokens for one estimated token, learned from the recorded usage; 1 without any. */
  readonly ratio: number;
  /** Tokens of what every prompt begins with but no recording holds: system prompt and tools. 0 without recorded usage. */
  readonly hiddenTokens: number;
  readonly requestCount: number;
  readonly toolResults: number;
  /** The requests in order, each time anew. */
  requests(): Iterable<RecordedRequest>;
}

export interface RecordedRequest {
  readonly index: number;
  /** When it was sent, in milliseconds since 1970, as far as the recording says. */
  readonly at?: number;
  readonly model?: string;
  /** What is sent. One array that grows from request to request, a new one after a compaction: read it before the next. */
  readonly messages: readonly Message[];
  readonly answer: AssistantMessage;
}

/** The sessions of a recording: its main thread and those of sub-agents or further chats, without those that ask nothing. */
export function recordedSessions(imported: ImportedSession, name: string): RecordedSession[] {
  const threads = threadsOf(imported).filter((entries) => entries.some(isResponse));
  return threads.map((entries, index) => {
    const { format, info } = imported;
    const learned = learn(entries);
    return {
      name: threads.length === 1 ? name : `${name}#${index}`,
      format,
      ...(info.cwd !== undefined && { cwd: info.cwd }),
      ...learned,
      toolResults: entries.filter((entry) => entry.type === 'message' && entry.message.role === 'tool').length,
      requests: () => requestsOf(entries),
    };
  });
}

/** For each first entry the path from it to its last one, or to the leaf where that is below it. */
function threadsOf({ entries, leaf }: ImportedSession): Entry[][] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const leaves = new Map<string, Entry>();
  const roots = new Map<string, string>();
  for (const entry of entries) {
    const root = (entry.parent === null ? undefined : roots.get(entry.parent)) ?? entry.id;
    roots.set(entry.id, root);
    if (entry.type === 'message') leaves.set(root, entry);
  }
  const active = leaf === undefined ? undefined : byId.get(leaf);
  if (active) leaves.set(roots.get(active.id) ?? active.id, active);
  return [...leaves.values()].map((last) => {
    const path: Entry[] = [];
    for (let at: Entry | undefined = last; at; at = at.parent === null ? undefined : byId.get(at.parent)) path.push(at);
    return path.reverse();
  });
}

function* requestsOf(entries: readonly Entry[]): Generator<RecordedRequest> {
  let messages: Message[] = [];
  let places: string[] = [];
  let index = 0;
  for (const entry of entries) {
    if (entry.type === 'compaction') {
      const from = entry.keptFrom === undefined ? -1 : places.indexOf(entry.keptFrom);
      const summary = entry.summary ?? [];
      messages = [...summary, ...(from < 0 ? [] : messages.slice(from))];
      places = [...summary.map(() => entry.id), ...(from < 0 ? [] : places.slice(from))];
    }
    if (entry.type !== 'message') continue;
    const { message } = entry;
    if (message.role === 'assistant' && isAnswer(message) && messages.length > 0) {
      yield requestBefore(message, messages, index);
      index += 1;
    }
    messages.push(message);
    places.push(entry.id);
  }
}

/** A request is sent when the last of its messages has come. */
function requestBefore(answer: AssistantMessage, messages: readonly Message[], index: number): RecordedRequest {
  const time = messages.at(-1)?.at ?? answer.at;
  return {
    index,
    ...(time !== undefined && { at: Date.parse(time) }),
    ...(answer.model !== undefined && { model: answer.model }),
    messages,
    answer,
  };
}

function learn(entries: readonly Entry[]): Pick<RecordedSession, 'ratio' | 'hiddenTokens' | 'requestCount'> {
  let calibration = uncalibrated;
  let estimated = 0;
  let counted: readonly Message[] = [];
  let upTo = 0;
  let requestCount = 0;
  for (const { messages, answer } of requestsOf(entries)) {
    if (messages !== counted) {
      counted = messages;
      estimated = 0;
      upTo = 0;
    }
    for (; upTo < messages.length; upTo += 1) estimated += estimatedTokens(messages[upTo] as Message);
    requestCount += 1;
    calibration = calibrate(calibration, { estimated, actual: promptTokens(answer) });
  }
  const { ratio, first } = calibration;
  return { ratio, hiddenTokens: Math.max(0, Math.round(first.actual - ratio * first.estimated)), requestCount };
}

/** The prompt as the provider counted it; 0 where the recording does not say. */
export function promptTokens({ usage }: AssistantMessage): number {
  return usage ? usage.input + usage.cacheRead + usage.cacheWrite : 0;
}

function isResponse(entry: Entry): boolean {
  return entry.type === 'message' && entry.message.role === 'assistant' && isAnswer(entry.message);
}

/** What an agent wrote in the model's place, such as Claude Code's notes on errors, answered no request. */
function isAnswer({ model }: AssistantMessage): boolean {
  return model !== '<synthetic>';
}
