/**
 * One writer for each session. A contender first puts down a file of its own, `NAME.lock-PID-CHANCE`, and then looks for
 * others: of two at the same moment at least one sees the other and steps back. No name is ever used twice, so the file
 * of a dead process can be deleted at any time without taking away the lock of a living one.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { lstatSync, readdirSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../output-error.js';
import { createTemporaryFile, withRegularFile, writeFully } from '../private-file.js';
import { isGone, type ProcessIdentity, thisProcess } from './process-identity.js';
import { sessionError, storing } from './session-error.js';
import type { SessionPaths } from './session-paths.js';

export interface SessionLock {
  release(): void;
}

/** Contenders that met step back for a moment of different length; so often. */
const ATTEMPTS = 5;
const MAX_PAUSE_MS = 20;

/** One of ours takes a tenth of it. */
const MAX_LOCK_BYTES = 4_096;

/** How the name of a lock ends. */
const LOCK_NAME = /-(\d+)-[0-9a-f]{12}$/;

/** @throws {CtxError} 'locked' when a living process has it, with `details.pid`; 'cannot-read', 'cannot-store'. */
export function acquireLock(paths: SessionPaths): SessionLock {
  for (let attempt = 1; ; attempt += 1) {
    const own = storing(paths.file, () => placeLock(paths));
    const release = () => storing(own, () => rmSync(own, { force: true }));
    let holder: Holder | undefined;
    try {
      holder = findHolder(paths, own);
    } catch (cause) {
      release();
      throw cause;
    }
    if (!holder) return { release };
    release();
    if (attempt === ATTEMPTS) throw lockedError(paths, holder);
    pause(randomInt(1, MAX_PAUSE_MS));
  }
}

/** For a caller that cannot place a lock of its own. @throws {CtxError} as `acquireLock` */
export function requireNoWriter(paths: SessionPaths): void {
  const holder = findHolder(paths, '');
  if (holder) throw lockedError(paths, holder);
}

/** The living process that writes the session; undefined also where the folder cannot be listed. */
export function findWriter(paths: SessionPaths): ProcessIdentity | undefined {
  try {
    return findHolder(paths, '')?.process;
  } catch {
    return undefined;
  }
}

interface Holder {
  readonly process: ProcessIdentity;
  readonly path: string;
}

function placeLock(paths: SessionPaths): string {
  const path = join(paths.folder, `${lockPrefix(paths)}${process.pid}-${randomBytes(6).toString('hex')}`);
  const file = createTemporaryFile(paths.folder);
  try {
    writeFully(file.fd, Buffer.from(`${JSON.stringify(thisProcess())}\n`), 0);
    // Under its name it is whole from the first moment.
    renameSync(file.path, path);
  } finally {
    file.discard();
  }
  return path;
}

function findHolder(paths: SessionPaths, own: string): Holder | undefined {
  let holder: Holder | undefined;
  for (const name of namesIn(paths.folder)) {
    const path = join(paths.folder, name);
    if (!isLock(name, paths) || path === own) continue;
    const process = readLock(path);
    if (process && !isGone(process)) holder = { process, path };
    else if (own !== '') storing(path, () => rmSync(path, { force: true }));
  }
  return holder;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const message = `cannot list ${folder}, to see who writes there: ${reasonOf(cause)}: check who owns the folder`;
    throw sessionError('cannot-read', message, { details: { path: folder }, cause });
  }
}

/** What a lock says; undefined when it says nothing, as after a loss of power: its writer is gone. */
function readLock(path: string): ProcessIdentity | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile() || stat.size > MAX_LOCK_BYTES) return stranger(path);
  try {
    const value: unknown = JSON.parse(withRegularFile(path, readText) ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host } = value as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof host === 'string' ? (value as ProcessIdentity) : undefined;
  } catch (error) {
    return error instanceof SyntaxError ? undefined : stranger(path);
  }
}

function readText(fd: number): string {
  const buffer = Buffer.alloc(MAX_LOCK_BYTES);
  return buffer.toString('utf8', 0, readSync(fd, buffer, 0, MAX_LOCK_BYTES, 0));
}

/** The holder of a lock that is none of ours, or may not be read: it may still be held. */
function stranger(path: string): ProcessIdentity {
  return { pid: Number(LOCK_NAME.exec(path)?.[1]), host: 'another user or machine' };
}

function lockPrefix({ name }: SessionPaths): string {
  return `${name}.lock-`;
}

/** Exactly: files of another session whose name begins alike must never be taken for locks. */
function isLock(name: string, paths: SessionPaths): boolean {
  const prefix = lockPrefix(paths);
  return name.startsWith(prefix) && /^\d+-[0-9a-f]{12}$/.test(name.slice(prefix.length));
}

function lockedError(paths: SessionPaths, { process: holder, path }: Holder): Error {
  const self = thisProcess();
  const isOwn = holder.pid === self.pid && holder.host === self.host;
  const where = holder.host === self.host ? '' : ` on ${holder.host}`;
  const who = isOwn ? 'this process' : `process ${holder.pid}${where}`;
  const end = isOwn ? 'close it there' : 'end that';
  const left = isOwn ? '' : `; if that process is no more, delete ${path}`;
  const message = `${paths.file} is being written by ${who}: ${end}, or open the session read-only${left}`;
  return sessionError('locked', message, { details: { pid: holder.pid, host: holder.host, path } });
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
