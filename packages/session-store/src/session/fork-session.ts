/** A new session that begins with a part of another one: its lines as they stand, and what they refer to. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Message } from '@ctx/transcript';
import { systemCode } from '../output-error.js';
import { outputPaths } from '../output-file-name.js';
import { pathRows, rowOf } from './active-path.js';
import { deleteSession } from './delete-session.js';
import { listHistory } from './history-files.js';
import { type CreateSessionOptions, createSession } from './open-session.js';
import { readEntry } from './read-entry.js';
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
 * from then on neither session depends on the other.
 *
 * @throws {CtxError} 'unknown-id'; and as `createSession`. Nothing of the new session is left then.
 */
export function forkSession(session: Session, path: string, options: ForkSessionOptions = {}): Session {
  const { records } = openParts(session);
  const { at = session.leaf, ...rest } = options;
  const rows = at === null ? new Int32Array() : pathRows(records.tree, rowOf(records.tree, at));
  const { cwd, title } = session.header;
  const fork = createSession(path, {
    ...(cwd !== undefined && { cwd }),
    ...(title !== undefined && { title }),
    ...rest,
    forkedFrom: { session: session.header.id, entry: at },
  });
  try {
    for (const row of rows) copyEntry(session, fork, row);
    for (const name of listHistory(openParts(session).paths.history)) shareHistory(session, fork, name);
    fork.sync();
    return fork;
  } catch (error) {
    fork.close();
    deleteSession(path);
    throw error;
  }
}

function copyEntry(session: Session, fork: Session, row: number): void {
  const { records } = openParts(session);
  const { offset, bytes } = records.tree.rows.get(row);
  const value = records.value(row);
  const entry = readEntry(records, row);
  if (!value || !entry) return;
  for (const address of originalsOf(entry)) shareOriginal(session, fork, address);
  for (const hash of blobsOf(entry, value)) shareBlob(session, fork, hash);
  const fix = records.tree.fixes.get(row);
  const fixed = { ...value, id: entry.id, parent: entry.parent };
  const text = fix ? JSON.stringify(fixed) : records.bytes(offset, bytes).toString();
  openParts(fork).appending.appendLine(Buffer.from(`${text}\n`), fixed);
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

function shareOriginal(session: Session, fork: Session, address: string): void {
  if (address === '') return;
  const from = outputPaths(openParts(session).paths.outputs, address);
  const to = outputPaths(openParts(fork).paths.outputs, address);
  share(openParts(fork).paths.outputs, from.original, to.original);
  share(openParts(fork).paths.outputs, from.record, to.record);
}

function shareBlob(session: Session, fork: Session, hash: string): void {
  if (session.blobs.size(hash) !== undefined)
    share(fork.blobs.dir, join(session.blobs.dir, hash), join(fork.blobs.dir, hash));
}

function shareHistory(session: Session, fork: Session, name: string): void {
  const [from, to] = [openParts(session).paths.history, openParts(fork).paths.history];
  share(to, join(from, name), join(to, name));
}

/** These files never change, so one can stand in two folders. */
function share(folder: string, from: string, to: string): void {
  if (!existsSync(from) || existsSync(to)) return;
  storing(to, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      linkSync(from, to);
    } catch (error) {
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(systemCode(error) ?? '')) throw error;
      copyFileSync(from, to, constants.COPYFILE_EXCL);
    }
  });
}
