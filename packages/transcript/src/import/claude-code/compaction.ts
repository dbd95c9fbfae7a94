/** How Claude Code shortens its own context: whole compactions, and old results that it clears. */
import type { Edit } from '../../edit.js';
import type { CompactionEntry } from '../../entry.js';
import type { UserMessage } from '../../message.js';
import { countOf, type JsonObject, listOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import type { GivenEntry, GivenMessage } from '../session-draft.js';
import { blocksOf, userPart } from './content.js';

/** What a cleared result reads for the model: as users found it, the record of the clearing does not hold it. */
const clearedText = '[Old tool result content cleared]';

const triggers: ReadonlyMap<unknown, CompactionEntry['trigger']> = new Map([
  ['auto', 'automatic' as const],
  ['manual', 'manual' as const],
]);

/** `entryOf` finds the entry of a record by its uuid. */
export function compactionOf(record: JsonObject, entryOf: (uuid: string) => string | undefined): GivenEntry {
  const facts = objectOf(record.compactMetadata);
  const head = textOf(objectOf(facts?.preservedSegment)?.headUuid);
  const first = listOf(objectOf(facts?.preservedMessages)?.uuids).find((uuid) => typeof uuid === 'string');
  return {
    type: 'compaction',
    by: 'claude-code',
    trigger: triggers.get(facts?.trigger),
    keptFrom: entryOf(head ?? first ?? ''),
    tokensBefore: countOf(facts?.preTokens),
    tokensAfter: countOf(facts?.postTokens),
  };
}

/** The message of a summary's record: it stands for what was said before. */
export function summaryOf(record: JsonObject, id: string | undefined, at: string | undefined): GivenMessage {
  const parts = blocksOf(objectOf(record.message)?.content).map((block) => userPart(block, true));
  return {
    role: 'user',
    id,
    at,
    parts: parts.map((part): UserMessage['parts'][number] => ({ ...part, origin: 'state' })),
  };
}

/** A result's id and the places of its texts. */
export interface ShownResult {
  readonly id: string;
  readonly texts: readonly number[];
}

/** What a record says of results that are cleared or replaced from then on; undefined where it says no such thing. */
export function editsOf(
  record: JsonObject,
  shownAs: (callId: string) => ShownResult | undefined,
): GivenEntry | undefined {
  const cleared = listOf(objectOf(record.microcompactMetadata)?.compactedToolIds);
  const replaced = record.type === 'content-replacement' ? objectsOf(record.replacements) : [];
  const texts = new Map<string, string>();
  for (const callId of cleared) if (typeof callId === 'string') texts.set(callId, clearedText);
  for (const { toolUseId, replacement } of replaced)
    if (typeof toolUseId === 'string' && typeof replacement === 'string') texts.set(toolUseId, replacement);
  const reason = replaced.length > 0 ? 'too large' : 'cleared as old';
  const edits = [...texts].flatMap(([callId, text]) => {
    const result = shownAs(callId);
    return result
      ? result.texts.map((part, index): Edit => editOf(result.id, part, index === 0 ? text : '', reason))
      : [];
  });
  return edits.length > 0 ? { type: 'edits', edits, by: 'claude-code' } : undefined;
}

function editOf(result: string, part: number, text: string, reason: string): Edit {
  return { result, ...present({ part: part === 0 ? undefined : part }), text, reason };
}
