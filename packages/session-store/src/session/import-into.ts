/** Puts another agent's recording into a session: what the importer made of it, and the recording itself. */
import type { Entry } from '@ctx/transcript';
import type { ImportedSession } from '@ctx/transcript/import';
import { sourceField } from './imported-source.js';
import { IMPORT_KIND } from './incompleteness.js';
import type { Session } from './session.js';
import { sessionError } from './session-error.js';
import { openParts } from './session-object.js';

/**
 * Appends what was imported, with its ids, to a session that has no entries yet; the recording becomes a blob, and
 * `session.source(id)` gives the bytes of it that an entry was made from. All of it is on the disk when this returns.
 *
 * One entry more, of type `other` and kind `import`, tells of the import: format, information, the recording's hash, how
 * many entries follow and the id of the last one. A session with fewer has a finding `incomplete-import`.
 *
 * @throws {CtxError} 'not-empty'; and as `append`.
 */
export function importInto(session: Session, imported: ImportedSession, recording: Uint8Array): void {
  const { appending } = openParts(session);
  if (session.count > 0) {
    const message = `${session.file} has ${session.count} entries: import into a new session`;
    throw sessionError('not-empty', message, { details: { count: session.count } });
  }
  const hash = session.blobs.put(recording);
  const { format, formatVersion, info } = imported;
  const { entries, last, closing } = planOf(imported, appending.freeId());
  const about = { format, formatVersion, info, recording: hash, bytes: recording.length, entries, last };
  const note = session.append({ type: 'other', kind: IMPORT_KIND, json: JSON.stringify(about), parent: null });
  const addresses = putOriginals(session, imported.originals);
  const taken = imported.entries.find(({ id }) => id === note.id || id === closing?.id);
  if (taken)
    throw sessionError('id-taken', `the recording has an entry ${taken.id}: import it into another new session`);
  for (const entry of imported.entries) {
    const ranges = imported.sources.get(entry.id) ?? [];
    appending.appendWhole(withAddress(entry, addresses), sourceField({ recording: hash, ranges }));
  }
  if (closing) session.append(closing);
  session.sync();
}

interface ImportPlan {
  readonly entries: number;
  readonly last: string;
  readonly closing?: { readonly type: 'rewind'; readonly id: string; readonly to: string | null };
}

/** What follows the note. The last entry is a rewind of our own where the import's own entries end elsewhere. */
function planOf({ entries, leaf }: ImportedSession, closingId: string): ImportPlan {
  const last = entries.at(-1);
  const end = last?.type === 'rewind' ? last.to : last?.id;
  if (last && end === (leaf ?? null)) return { entries: entries.length, last: last.id };
  const closing = { type: 'rewind', id: closingId, to: leaf ?? null } as const;
  return { entries: entries.length + 1, last: closing.id, closing };
}

/** Gives the address that each original has now: another one, where the store held other bytes under it. */
function putOriginals(session: Session, originals: ImportedSession['originals']): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const [address, text] of originals) {
    const { id } = session.outputs.put(address, text);
    if (id !== address) addresses.set(address, id);
  }
  return addresses;
}

function withAddress(entry: Entry, addresses: ReadonlyMap<string, string>): Entry {
  if (entry.type !== 'message' || entry.message.role !== 'tool') return entry;
  const original = addresses.get(entry.message.original ?? '');
  return original === undefined ? entry : { ...entry, message: { ...entry.message, original } };
}
