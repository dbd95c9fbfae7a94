/** Makes a session of the log of a Gemini chat: one response a message, its results right behind it. */
import type { Edit } from '../../edit.js';
import type { Message } from '../../message.js';
import type { ByteRange } from '../imported-session.js';
import { type JsonObject, jsonOf, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import type { ChatLog, ChatMessage, Step } from './chat-log.js';
import { messagesOf, resultField } from './chat-message.js';
import { contentParts, resultOf } from './parts.js';

const by = 'gemini-cli';

/** Where a message stands in the session. */
interface Place {
  /** The entry before its own. */
  readonly before: string | null;
  /** The first of its own. */
  readonly first: string;
}

/** A result as it is shown now: the texts of its parts. */
interface Shown {
  readonly id: string;
  readonly texts: (string | undefined)[];
}

export function writeChat(draft: SessionDraft, log: ChatLog): void {
  const places = new Map<ChatMessage, Place>();
  /** The newest result of each call. */
  const shown = new Map<string, Shown>();
  for (const finding of log.findings) draft.findings.push(finding);
  for (const step of log.steps) {
    if (step.kind === 'unreadable') draft.unreadable(step.text, step.finding, step.range);
    else if (step.kind === 'other') writeOther(draft, step.record, step.range);
    else if (step.kind === 'rewind')
      draft.rewind(step.to ? (places.get(step.to)?.before ?? null) : null, undefined, step.range);
    else if (step.kind === 'replace') writeReplacement(draft, step, places, shown);
    else if (step.version === 0) places.set(step.message, writeMessage(draft, step.message, shown));
    else writeEdits(draft, [step], shown, step.message.versions[step.version]?.range);
  }
}

function writeOther(draft: SessionDraft, record: JsonObject, range: ByteRange): void {
  const set = objectOf(record.$set);
  const title = nameOf(set?.summary);
  if (title !== undefined) draft.entry({ type: 'settings', title }, range);
  else draft.entry({ type: 'other', kind: set ? '$set' : 'session', json: jsonOf(record) }, range);
}

function writeMessage(draft: SessionDraft, message: ChatMessage, shown: Map<string, Shown>): Place {
  const before = draft.leaf;
  const sources = message.versions.map(({ range }) => range);
  let first: string | undefined;
  for (const given of messagesOf(message, shown)) {
    const id = draft.message(given, sources);
    first ??= id;
    if (given.role !== 'tool') continue;
    const texts = (given.parts ?? []).map((part) => (part.type === 'text' ? part.text : undefined));
    shown.set(given.callId ?? '', { id, texts });
  }
  first ??= writeUnshown(draft, message, sources);
  return { before, first };
}

/** Keeps a message that is not for the model, such as a warning. */
function writeUnshown(draft: SessionDraft, { id, versions }: ChatMessage, sources: readonly ByteRange[]): string {
  const value = versions.at(-1)?.value ?? {};
  const kind = textOf(value.type) ?? 'message';
  return draft.entry({ type: 'other', id, kind, json: jsonOf(value), at: timeOf(value.timestamp) }, sources);
}

interface Version {
  readonly message: ChatMessage;
  readonly version: number;
}

/** Results whose text is another one from here on: they were masked. */
function writeEdits(
  draft: SessionDraft,
  versions: readonly Version[],
  shown: Map<string, Shown>,
  range?: ByteRange,
): void {
  const edits = versions.flatMap(({ message, version }) => editsOf(message.versions[version]?.value ?? {}, shown));
  if (edits.length > 0) draft.entry({ type: 'edits', edits, by }, range);
}

function editsOf(value: JsonObject, shown: Map<string, Shown>): Edit[] {
  const later = [
    ...objectsOf(value.toolCalls).map((call) => ({ callId: textOf(call.id) ?? '', result: resultField(call) })),
    ...contentParts(value.content).flatMap((part) =>
      part.type === 'function-response' ? [{ callId: part.callId, result: part }] : [],
    ),
  ];
  return later.flatMap(({ callId, result }) => {
    const now = shown.get(callId);
    if (!now || result === undefined) return [];
    const isPart = objectOf(result)?.type === 'function-response';
    const parts = isPart ? (result as { parts: readonly unknown[] }).parts : resultOf(result).parts;
    return parts.flatMap((part, index): Edit[] => {
      const text = textOf(objectOf(part)?.text);
      if (text === undefined || now.texts[index] === undefined || now.texts[index] === text) return [];
      now.texts[index] = text;
      return [{ result: now.id, part: index, text, reason: 'masked' }];
    });
  });
}

/**
 * Another list of messages: where it ends as the one before ended, what comes before that end was replaced by a summary.
 */
function writeReplacement(
  draft: SessionDraft,
  step: Extract<Step, { kind: 'replace' }>,
  places: Map<ChatMessage, Place>,
  shown: Map<string, Shown>,
): void {
  const { before, after, range } = step;
  let kept = 0;
  while (kept < after.length && kept < before.length && after.at(-1 - kept)?.message === before.at(-1 - kept))
    kept += 1;
  const summarised = after.slice(0, after.length - kept);
  if (before.length > kept || summarised.length > 0) {
    const messages = summarised.flatMap(({ message }) => summaryOf(draft, message));
    const summary = messages.length > 0 ? messages : undefined;
    const firstKept = kept > 0 ? before.at(-kept) : undefined;
    const keptFrom = firstKept && places.get(firstKept)?.first;
    const compaction = draft.entry({ type: 'compaction', by, keptFrom, summary }, range);
    for (const { message } of summarised) places.set(message, { before: draft.leaf, first: compaction });
  }
  writeEdits(draft, after.slice(after.length - kept), shown, range);
}

function summaryOf(draft: SessionDraft, message: ChatMessage): Message[] {
  return [...messagesOf(message, new Map())].map((given) => {
    if (given.role !== 'user') return draft.finished(given);
    return draft.finished({
      ...given,
      parts: (given.parts ?? []).map((part) => ({ ...part, origin: 'state' as const })),
    });
  });
}
