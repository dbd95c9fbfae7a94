/**
 * Files that only the user can read, made and opened so that nothing planted in the folder can lead out of it:
 * symbolic links are never followed, and anything but a regular file counts as absent.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
  type Stats,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { outputError, reasonOf, systemCode } from './output-error.js';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;

/** An open file under a name that no reader looks at, until it is linked or renamed to its own. */
export interface TemporaryFile {
  readonly path: string;
  readonly fd: number;
  /** Closes it and deletes its temporary name. Never throws; a second call does nothing. */
  discard(): void;
}

const TEMPORARY_NAME = /^\.(\d+)-[0-9a-f]{16}\.tmp$/;

/** A new empty file in `dir`, mode 0600. Its name says which process writes it. */
export function createTemporaryFile(dir: string): TemporaryFile {
  const path = join(dir, `.${process.pid}-${randomBytes(8).toString('hex')}.tmp`);
  const fd = openSync(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR, 0o600);
  let open = true;
  return {
    path,
    fd,
    discard() {
      if (!open) return;
      open = false;
      try {
        closeSync(fd);
        // Nothing to delete when it was renamed to its own name.
        rmSync(path, { force: true });
      } catch {
        // What made the caller discard it is the error to report. A name left behind goes with removeOlderThan.
      }
    },
  };
}

/** Whether `name` is a temporary file whose process is gone. */
export function isAbandoned(name: string): boolean {
  const pid = TEMPORARY_NAME.exec(name)?.[1];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

/** Gives `use` the open file at `path`; undefined when there is no regular file of that name. */
export function withRegularFile<Result>(path: string, use: (fd: number) => Result): Result | undefined {
  const fd = openForReading(path);
  if (fd === undefined) return undefined;
  try {
    return fstatSync(fd).isFile() ? use(fd) : undefined;
  } finally {
    closeSync(fd);
  }
}

function openForReading(path: string): number | undefined {
  try {
    // Without O_NONBLOCK, opening a planted pipe would wait for a writer for ever.
    return openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENXIO', 'ENOTDIR'].includes(systemCode(error) ?? '')) return undefined;
    throw refusedToRead(path, error);
  }
}

function refusedToRead(path: string, cause: unknown): Error {
  const message = `cannot read ${path}: ${reasonOf(cause)}: check who owns the folder and its files`;
  return outputError('cannot-read', message, { details: { path }, cause });
}

/** What stands at `path`, without following a link; undefined for nothing. @throws {CtxError} 'cannot-read' */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    throw refusedToRead(path, cause);
  }
}

/** Writes all of `bytes`; the system may take them in several parts. */
export function writeFully(fd: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(fd, bytes, done, bytes.length - done, position + done);
  }
}

/** Gives `take` the bytes from `start` up to `end` in pieces; each is valid during its call only. */
export function readPieces(fd: number, start: number, end: number, take: (piece: Uint8Array) => void): void {
  const buffer = new Uint8Array(Math.min(1 << 20, end - start));
  for (let position = start; position < end; ) {
    const read = readSync(fd, buffer, 0, Math.min(buffer.length, end - position), position);
    if (read === 0) return;
    take(buffer.subarray(0, read));
    position += read;
  }
}

/** Makes names that were given or taken in `dir` survive a crash. */
export function syncFolder(dir: string): void {
  const fd = openSync(dir, O_RDONLY);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
