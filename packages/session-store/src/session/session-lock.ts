/**
 * One writer for each session. A contender first puts down a file of its own, `NAME.lock-PID-CHANCE`, and then looks for
 * others: of two at the same moment at least one sees the other and steps back. No name is ever used twice, so the file
 * of a dead process can be deleted at any time without taking away the lock of a living one.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../output-error.js';
import { createTemporaryFile, writeFully } from '../private-file.js';
import { isGone, type ProcessIdentity, thisProcess } from './process-identity.js';
import { sessionError, storing } from './session-error.js';
import type { SessionPaths } from './session-paths.js';

export interface SessionLock {
  release(): void;
}

/** Contenders that met step back for a moment of different length; so often. */
const ATTEMPTS = 5;
const MAX_PAUSE_MS = 20;

/** How the name of a lock ends. */
const LOCK_NAME = /-(\d+)-[0-9a-f]{12}$/;

/** @throws {CtxError} 'locked' when a living process has it, with `details.pid`; 'cannot-store' as all that writes. */
export function acquireLock(paths: SessionPaths): SessionLock {
  for (let attempt = 1; ; attempt += 1) {
    const own = storing(paths.file, () => placeLock(paths));
    const release = () => rmSync(own, { force: true });
    const holder = findHolder(paths, own);
    if (!holder) return { release };
    release();
    if (attempt === ATTEMPTS) throw lockedError(paths, holder);
    pause(randomInt(1, MAX_PAUSE_MS));
  }
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
  for (const name of readdirSync(paths.folder)) {
    const path = join(paths.folder, name);
    if (!isLock(name, paths) || path === own) continue;
    const process = readLock(path);
    if (process && !isGone(process)) holder = { process, path };
    else if (own !== '') rmSync(path, { force: true });
  }
  return holder;
}

/** What a lock says; undefined when it says nothing, as after a loss of power: its writer is gone. */
function readLock(path: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host } = value as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof host === 'string' ? (value as ProcessIdentity) : undefined;
  } catch (error) {
    if (systemCode(error) === undefined || systemCode(error) === 'ENOENT') return undefined;
    // One that may not be read may still be held.
    return { pid: Number(LOCK_NAME.exec(path)?.[1]), host: 'another user or machine' };
  }
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
  const who = holder.pid === self.pid && holder.host === self.host ? 'this process' : `process ${holder.pid}`;
  const where = holder.host === self.host ? '' : ` on ${holder.host}`;
  const way = `end it, or open the session read-only; if that process is no more, delete ${path}`;
  const message = `${paths.file} is being written by ${who}${where}: ${way}`;
  return sessionError('locked', message, { details: { pid: holder.pid, host: holder.host, path } });
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
