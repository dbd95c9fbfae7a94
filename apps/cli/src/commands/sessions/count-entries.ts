/** What a recording held, in numbers. */
import type { Entry, Message } from '@ctx/transcript';
import type { ImportedSession } from '@ctx/transcript/import';

export interface EntryCounts {
  readonly messages: number;
  /** Those on the active path; the others are on branches that were left. */
  readonly activeMessages: number;
  readonly toolCalls: number;
  readonly toolResults: number;
  readonly compactions: number;
}

export function countEntries({ entries, leaf }: ImportedSession): EntryCounts {
  const messages = entries.flatMap(messageOf);
  const calls = messages.flatMap((message) =>
    message.role === 'assistant' ? message.parts.filter(({ type }) => type === 'tool-call') : [],
  );
  return {
    messages: messages.length,
    activeMessages: pathTo(leaf, entries).flatMap(messageOf).length,
    toolCalls: calls.length,
    toolResults: messages.filter(({ role }) => role === 'tool').length,
    compactions: entries.filter(({ type }) => type === 'compaction').length,
  };
}

function messageOf(entry: Entry): Message[] {
  return entry.type === 'message' ? [entry.message] : [];
}

/** From the leaf back to the first entry. */
function pathTo(leaf: string | undefined, entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const path: Entry[] = [];
  for (let entry = byId.get(leaf ?? ''); entry; entry = byId.get(entry.parent ?? '')) path.push(entry);
  return path;
}
