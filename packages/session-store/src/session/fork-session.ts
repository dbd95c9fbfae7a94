/** A new session that begins with a part of another one: its lines as they stand, and what they refer to. */
import { constants, copyFileSync, existsSync, linkSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Message } from '@ctx/transcript';
import { quoted, systemCode } from '../output-error.js';
import { outputPaths } from '../output-file-name.js';
import { pathRows, rowOf } from './active-path.js';
import { deleteSession } from './delete-session.js';
import { listHistory } from './history-files.js';
import { incompleteness } from './incompleteness.js';
import { type CreateSessionOptions, createSession } from './open-session.js';
import { readEntry, withTrueRows } from './read-entry.js';
import { replaceIds } from './replace-ids.js';
import type { Session } from './session.js';
import { storing } from './session-error.js';
import { openParts } from './session-object.js';

export interface ForkSessionOptions extends Omit<CreateSessionOptions, 'forkedFrom'> {
  /** The last entry to take over; null for none. @default the leaf */
  readonly at?: string | null;
}

/**
 * Makes a session at `path` whose active path is that of `session` up to one entry, and opens it for writing. Entries
 * keep their ids. Originals, blobs and history files are shared as hard links where the file system can, else copied;
 * from then on neither session depends on the other. What could not be taken over is told in the findings of the new
 * session, as long as it is open, with the code `not-copied`.
 *
 * @throws {CtxError} 'unknown-id'; and as `createSession`. Nothing of the new session is left then.
 */
export function forkSession(session: Session, path: string, options: ForkSessionOptions = {}): Session {
  return withTrueRows(() => copyPath(session, path, options));
}

function copyPath(session: Session, path: string, { at = session.leaf, ...rest }: ForkSessionOptions): Session {
  const { records } = openParts(session);
  const rows = at === null ? new Int32Array() : pathRows(records.tree, rowOf(records.tree, at));
  const { id, cwd, title } = session.header;
  const incomplete = incompleteness(records).length > 0;
  const fork = createSession(path, {
    ...(cwd !== undefined && { cwd }),
    ...(title !== undefined && { title }),
    ...rest,
    forkedFrom: { session: id, entry: at, entries: rows.length, ...(incomplete && { incomplete }) },
  });
  try {
    const shared = new Set<string>();
    for (const row of rows) copyEntry(session, fork, row, shared);
    for (const name of listHistory(openParts(session).paths.history)) shareHistory(session, fork, name);
    fork.sync();
    return fork;
  } catch (error) {
    discard(fork);
    throw error;
  }
}

/** What made the fork fail is the error to report. */
function discard(fork: Session): void {
  for (const step of [fork.close, () => deleteSession(fork.file)]) {
    try {
      step();
    } catch {
      // The finding `incomplete-fork` tells of what is left.
    }
  }
}

/** @param shared what was taken over or told to be gone: many entries name one recording */
function copyEntry(session: Session, fork: Session, row: number, shared: Set<string>): void {
  const { records } = openParts(session);
  const { offset, bytes } = records.tree.rows.get(row);
  const value = records.value(row);
  const entry = readEntry(records, row);
  const tell = (what: string) => openParts(fork).records.notes.add('not-copied', `byte ${offset}`, what);
  if (!value || !entry) {
    tell('an entry that can no longer be read is not in the fork');
    return;
  }
  const shareOnce = (what: 'original' | 'blob', name: string, share: typeof shareBlob) => {
    if (shared.has(`${what} ${name}`)) return;
    shared.add(`${what} ${name}`);
    if (!share(session, fork, name)) tell(`the ${what} ${quoted(name)} of ${quoted(entry.id)} is gone`);
  };
  for (const address of originalsOf(entry)) shareOnce('original', address, shareOriginal);
  for (const hash of blobsOf(entry, value)) shareOnce('blob', hash, shareBlob);
  const { id, parent } = entry;
  const text = records.bytes(offset, bytes).toString();
  const own = records.tree.fixes.has(row) ? replaceIds(text, { id, parent }) : text;
  openParts(fork).appending.appendLine(Buffer.from(`${own}\n`), { ...value, id, parent });
}

function originalsOf(entry: Entry): string[] {
  if (entry.type === 'edits') return entry.edits.flatMap(({ address }) => address ?? []);
  if (entry.type !== 'message' || entry.message.role !== 'tool') return [];
  return entry.message.original === undefined ? [] : [entry.message.original];
}

function blobsOf(entry: Entry, { source }: Readonly<Record<string, unknown>>): string[] {
  const messages: readonly Message[] =
    entry.type === 'message' ? [entry.message] : entry.type === 'compaction' ? (entry.summary ?? []) : [];
  const media = messages.flatMap(({ parts }) =>
    (parts as readonly Message['parts'][number][]).flatMap((part) => (part.type === 'media' ? (part.blob ?? []) : [])),
  );
  const recording = (source as { recording?: unknown } | undefined)?.recording;
  return typeof recording === 'string' ? [...media, recording] : media;
}

/** False when there is nothing to share; so with the others. */
function shareOriginal(session: Session, fork: Session, address: string): boolean {
  if (address === '') return true;
  const from = outputPaths(openParts(session).paths.outputs, address);
  const to = outputPaths(openParts(fork).paths.outputs, address);
  share(openParts(fork).paths.outputs, from.record, to.record);
  return share(openParts(fork).paths.outputs, from.original, to.original);
}

function shareBlob(session: Session, fork: Session, hash: string): boolean {
  if (session.blobs.size(hash) === undefined) return false;
  return share(fork.blobs.dir, join(session.blobs.dir, hash), join(fork.blobs.dir, hash));
}

function shareHistory(session: Session, fork: Session, name: string): void {
  const [from, to] = [openParts(session).paths.history, openParts(fork).paths.history];
  share(to, join(from, name), join(to, name));
}

/** These files never change, so one can stand in two folders. */
function share(folder: string, from: string, to: string): boolean {
  return storing(to, () => {
    if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) return false;
    if (existsSync(to)) return true;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      linkSync(from, to);
    } catch (error) {
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(systemCode(error) ?? '')) throw error;
      copyFileSync(from, to, constants.COPYFILE_EXCL);
    }
    return true;
  });
}
