/**
 * The session on disk: a file of JSON lines that only grows, and what stands beside it. This file opens one; what a
 * session does is in `session-object.ts`, what it promises in `session.ts`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { syncFolder } from '../private-file.js';
import { type Appender, type OpenAppender, openAppender } from './appender.js';
import { createLineWriter, type FsyncPolicy } from './line-writer.js';
import { newEntryId } from './new-entry.js';
import { requireNoLeftovers, requirePartFolders } from './part-folders.js';
import { readAndRepair, readToEnd } from './repair-session.js';
import type { Session } from './session.js';
import { storing } from './session-error.js';
import { openSessionFile, type SessionFile } from './session-file.js';
import { formatHeader, SESSION_VERSION, type SessionHeader } from './session-header.js';
import { acquireLock, findWriter } from './session-lock.js';
import { createSessionObject, type SessionSettings } from './session-object.js';
import { type SessionPaths, sessionPaths } from './session-paths.js';

export interface OpenSessionOptions {
  /** `readonly`: any number of readers, also while a writer appends. `write`: one at a time. @default 'write' */
  readonly mode?: 'readonly' | 'write';
  /**
   * When lines reach the disk: `acknowledged`: when `sync()` returns; `always`: when `append` returns; `never`: when the
   * system likes, and a loss of power loses what it had not written.
   * @default 'acknowledged'
   */
  readonly fsync?: FsyncPolicy;
  /** Folder of the blobs; sessions may share one. @default `NAME.blobs` beside the session */
  readonly blobs?: string;
  /** Most bytes that an original keeps, as for `openOutputs`. @default 67_108_864 */
  readonly maxOriginalBytes?: number;
  /** @default the system's clock */
  readonly now?: () => Date;
  /** Makes ids for entries; asked again when one is taken. @default eight characters of chance */
  readonly newId?: () => string;
  /** What writes the file: for tests that stop or break it. @default the file system */
  readonly openAppender?: OpenAppender;
}

export interface CreateSessionOptions extends Omit<OpenSessionOptions, 'mode'> {
  /** @default a fresh one */
  readonly id?: string;
  readonly cwd?: string;
  readonly title?: string;
  readonly forkedFrom?: SessionHeader['forkedFrom'];
}

/**
 * Opens the session at `path`, which ends in `.jsonl`. For writing, it repairs what a writer that died left behind, and
 * says in `findings` what it found; read-only, it changes nothing but the index.
 *
 * @throws {CtxError} 'no-session', 'bad-path', 'locked', 'newer-version', 'cannot-read', 'cannot-store'.
 */
export function openSession(path: string, options: OpenSessionOptions = {}): Session {
  const paths = sessionPaths(path);
  return options.mode === 'readonly' ? openReader(paths, options) : openWriter(paths, options, false);
}

/**
 * Makes a new session, readable by the user alone, and opens it for writing. Its folder is made where there is none.
 * When that fails, no file of it is left.
 *
 * @throws {CtxError} 'session-exists', also where folders of another session of this name are left; 'bad-path',
 * 'locked', 'cannot-read', 'cannot-store'.
 */
export function createSession(path: string, options: CreateSessionOptions = {}): Session {
  const paths = sessionPaths(path);
  storing(paths.folder, () => mkdirSync(paths.folder, { recursive: true, mode: 0o700 }));
  return openWriter(paths, options, true);
}

function openReader(paths: SessionPaths, options: OpenSessionOptions): Session {
  const file = openSessionFile(paths);
  return orRelease([file.close], () => {
    requirePartFolders(paths);
    const beingWritten = findWriter(paths) !== undefined;
    readToEnd(file, beingWritten);
    noteHeader(file);
    // Damage is set aside when it is first read for writing, so an index must not hide it.
    const sound = file.tree.findings.list().length + file.notes.list().length === 0;
    if (sound && !beingWritten) file.saveIndex();
    return createSessionObject({ paths, file, settings: settingsOf(paths, options) });
  });
}

function openWriter(paths: SessionPaths, options: CreateSessionOptions, create: boolean): Session {
  const lock = acquireLock(paths);
  const opened: (() => unknown)[] = [lock.release];
  return orRelease(opened, () => {
    requirePartFolders(paths);
    if (create) requireNoLeftovers(paths);
    const appender = (options.openAppender ?? openAppender)(paths.file, { create });
    opened.push(appender.close);
    if (create) opened.push(() => appender.inPlace() && rmSync(paths.file, { force: true }));
    const file = openSessionFile(paths);
    opened.push(file.close);
    readAndRepair(file, paths, appender);
    if (!create) noteHeader(file);
    if (file.tree.header === undefined) writeHeader(file, appender, paths, options);
    file.saveIndex();
    const settings = settingsOf(paths, options);
    const writer = createLineWriter(paths.file, appender, settings.fsync);
    return createSessionObject({ paths, file, settings, writing: { writer, appender, lock } });
  });
}

/** Runs a step; when it fails, gives back what was taken for it, the last first. */
function orRelease<Result>(release: readonly (() => unknown)[], step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    for (const one of [...release].reverse()) one();
    throw error;
  }
}

function noteHeader({ tree, notes }: SessionFile): void {
  const { header } = tree;
  if (header === undefined)
    notes.add('missing-header', 'line 1', 'the session does not say what it is: taken for version 1');
  else if (header.version > SESSION_VERSION) {
    const message = `version ${header.version} of the format; read as far as version ${SESSION_VERSION} goes`;
    notes.add('newer-version', 'line 1', message);
  }
}

/** Also for a file that has lost its header: it stands where the file is now, and holds all the same. */
function writeHeader(file: SessionFile, appender: Appender, paths: SessionPaths, options: CreateSessionOptions): void {
  const { id = (options.newId ?? newEntryId)(), now = () => new Date(), cwd, title, forkedFrom } = options;
  const at = now().toISOString();
  const header = {
    version: SESSION_VERSION,
    id,
    at,
    ...(cwd !== undefined && { cwd }),
    ...(title !== undefined && { title }),
  };
  const writer = createLineWriter(paths.file, appender, options.fsync ?? 'acknowledged');
  writer.write(Buffer.from(formatHeader(forkedFrom ? { ...header, forkedFrom } : header)));
  writer.sync();
  storing(paths.folder, () => syncFolder(paths.folder));
  file.catchUp();
}

function settingsOf(paths: SessionPaths, options: OpenSessionOptions): SessionSettings {
  const { fsync = 'acknowledged', blobs = paths.blobs, now = () => new Date(), newId = newEntryId } = options;
  const { maxOriginalBytes } = options;
  return { fsync, blobs, now, newId, ...(maxOriginalBytes !== undefined && { maxOriginalBytes }) };
}
