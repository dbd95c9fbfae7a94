/**
 * The one way in which a session file is written. Everything that changes the file goes through these calls, so a test
 * can put another one in their place and stop, fill or break the disk at any byte.
 */
import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, lstatSync, openSync, writeSync } from 'node:fs';
import { reasonOf, systemCode } from '../output-error.js';
import { notASession } from './not-a-session.js';
import { sessionError } from './session-error.js';

export interface Appender {
  /** Bytes of the file now. */
  size(): number;
  /** Adds bytes at the end; gives how many of them it took, at least one. */
  write(bytes: Uint8Array): number;
  /** Returns when all that was written is on the disk. */
  sync(): void;
  /** Cuts the file to its first `size` bytes. */
  truncate(size: number): void;
  /** Whether it still is the file that stands at its path. */
  inPlace(): boolean;
  close(): void;
}

/** Opens the file of a session for appending. */
export type OpenAppender = (path: string, options: { readonly create: boolean }) => Appender;

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDWR } = constants;

/** Numbers of files may be larger than a double holds. */
const EXACT = { bigint: true } as const;

/**
 * The appender of the file system. A new file has mode 0600.
 *
 * @throws {CtxError} 'no-session' or 'session-exists'; 'cannot-store' when the system refuses.
 */
export const openAppender: OpenAppender = (path, { create }) => {
  const fd = open(path, create);
  return {
    size: () => fstatSync(fd).size,
    write: (bytes) => writeSync(fd, bytes),
    sync: () => fsyncSync(fd),
    truncate: (size) => ftruncateSync(fd, size),
    inPlace() {
      const [own, there] = [fstatSync(fd, EXACT), lstatSync(path, { ...EXACT, throwIfNoEntry: false })];
      return there?.ino === own.ino && there.dev === own.dev;
    },
    close: () => closeSync(fd),
  };
};

function open(path: string, create: boolean): number {
  try {
    // Appending at the system's end of file: bytes of another writer are never overwritten.
    return openSync(path, O_RDWR | O_APPEND | O_NOFOLLOW | (create ? O_CREAT | O_EXCL : 0), 0o600);
  } catch (cause) {
    const code = systemCode(cause);
    if (code === 'EEXIST') throw sessionError('session-exists', `${path} exists: open it, or choose another name`);
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'EISDIR') throw notASession(path, 'create it first');
    const message = `cannot open ${path} for writing: ${reasonOf(cause)}: check who owns it, or open it read-only`;
    throw sessionError('cannot-store', message, { details: { path }, cause });
  }
}
