/** Writes opencode's messages into a session. */
import type { UserPart } from '../../message.js';
import type { ByteRange } from '../imported-session.js';
import { countOf, type JsonObject, jsonOf, nameOf, objectOf, textOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import { Pruning } from './pruning.js';
import { responsesOf } from './responses.js';
import { mediaOf, resultOf } from './tool-part.js';

const by = 'opencode';

export interface RecordedMessage {
  readonly info: JsonObject;
  readonly parts: readonly JsonObject[];
  readonly range: ByteRange;
}

export function writeMessages(draft: SessionDraft, messages: readonly RecordedMessage[]): void {
  /** The first entry of each message. */
  const firsts = new Map<string, string>();
  const pruning = new Pruning(messages.flatMap(({ parts }) => parts));
  let request: { readonly part: JsonObject; readonly range: ByteRange } | undefined;
  for (const message of messages) {
    const { info, parts, range } = message;
    pruning.writeUntil(draft, countOf(objectOf(info.time)?.created) ?? 0);
    const first = writeMessage(draft, message, pruning);
    firsts.set(textOf(info.id) ?? '', first);
    const part = parts.find(({ type }) => type === 'compaction');
    if (part) request = { part, range };
    if (info.role !== 'assistant' || info.summary !== true || info.error) continue;
    const tail = textOf(request?.part.tail_start_id);
    const keptFrom = tail === undefined ? undefined : firsts.get(tail);
    const trigger = request && (request.part.auto === true ? 'automatic' : 'manual');
    const text = parts.flatMap((one) => (one.type === 'text' ? [textOf(one.text) ?? ''] : [])).join('\n\n');
    const summary = [draft.finished({ role: 'user', parts: [{ type: 'text', text, origin: 'state' }] })];
    const sources = request ? [request.range, range] : [range];
    draft.entry({ type: 'compaction', by, trigger, keptFrom, summary }, sources);
    request = undefined;
  }
  pruning.writeUntil(draft, Number.POSITIVE_INFINITY);
}

/** Appends a message, and what of it the model does not see behind it; gives its first entry. */
function writeMessage(draft: SessionDraft, message: RecordedMessage, pruning: Pruning): string {
  const { info, range } = message;
  const at = timeOf(objectOf(info.time)?.created);
  const isResponse = info.role === 'assistant';
  const { ids, unshown } = isResponse ? writeAssistant(draft, message, at, pruning) : writeUser(draft, message, at);
  for (const part of unshown) {
    const other = { type: 'other' as const, id: nameOf(part.id), at, kind: textOf(part.type) ?? 'part' };
    ids.push(draft.entry({ ...other, json: jsonOf(part) }, range));
  }
  const [first] = ids;
  if (first !== undefined) return first;
  const kind = textOf(info.role) ?? 'message';
  return draft.entry({ type: 'other', id: nameOf(info.id), at, kind, json: jsonOf(info) }, range);
}

interface WrittenMessage {
  readonly ids: string[];
  readonly unshown: readonly JsonObject[];
}

function writeAssistant(
  draft: SessionDraft,
  { info, parts, range }: RecordedMessage,
  at: string | undefined,
  pruning: Pruning,
): WrittenMessage {
  const { responses, unshown } = responsesOf(info, parts);
  const ids: string[] = [];
  const model = nameOf(info.modelID);
  for (const { parts: own, usage, stop, tools } of responses) {
    ids.push(draft.message({ role: 'assistant', id: nameOf(info.id), at, parts: own, model, usage, stop }, range));
    for (const tool of tools) {
      const result = resultOf(tool, draft);
      if (result) pruning.add(tool, draft.message(result, range), range);
    }
  }
  return { ids, unshown };
}

function writeUser(
  draft: SessionDraft,
  { info, parts, range }: RecordedMessage,
  at: string | undefined,
): WrittenMessage {
  const unshown: JsonObject[] = [];
  const shown = parts.flatMap((part): UserPart[] => {
    if (part.type === 'text' && part.ignored !== true) return [textPart(part)];
    const media = part.type === 'file' && !isExpanded(part) ? mediaOf(part) : undefined;
    if (media) return [{ ...media, origin: 'attached' }];
    unshown.push(part);
    return [];
  });
  if (shown.length === 0) return { ids: [], unshown };
  return { ids: [draft.message({ role: 'user', id: nameOf(info.id), at, parts: shown }, range)], unshown };
}

/** A text that opencode made up itself is a file that the user named, or a notice. */
function textPart(part: JsonObject): UserPart {
  const text = textOf(part.text) ?? '';
  const isFile = /^(?:Called the \w+ tool with|<(?:file|path|content)>)/.test(text);
  return { type: 'text', text, origin: part.synthetic !== true ? 'typed' : isFile ? 'attached' : 'notice' };
}

/** Whether a file stands in texts beside its part, which is not sent. */
function isExpanded(part: JsonObject): boolean {
  return part.mime === 'text/plain' || part.mime === 'application/x-directory';
}
