/**
 * Images and documents of a session, each stored once under the SHA-256 of its bytes. Several sessions may share one
 * folder: a blob is never changed, and only deleted with the folder.
 */
import { createHash } from 'node:crypto';
import { fsyncSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFile, lookAt, syncFolder, withRegularFile, writeFully } from '../private-file.js';
import { sessionError, storing } from './session-error.js';

export interface BlobStore {
  readonly dir: string;
  /** Keeps the bytes, on the disk when this returns; gives their hash. @throws {CtxError} 'cannot-store' */
  put(bytes: Uint8Array): string;
  /** The bytes with this hash; undefined when there are none. */
  get(hash: string): Uint8Array | undefined;
  /** Gives `read` the open blob; undefined when there is none. */
  use<Result>(hash: string, read: (fd: number) => Result): Result | undefined;
  /** How many bytes it has; undefined when there is none. */
  size(hash: string): number | undefined;
}

const HASH = /^[0-9a-f]{64}$/;

/** The folder is made (mode 0700) for the first blob. */
export function openBlobs(dir: string): BlobStore {
  const use = <Result>(hash: string, read: (fd: number) => Result) =>
    HASH.test(hash) ? withRegularFile(join(dir, hash), read) : undefined;
  return {
    dir,
    put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      storing(dir, () => isKept(dir, hash, bytes) || write(dir, hash, bytes));
      return hash;
    },
    get: (hash) => use(hash, (fd) => readFileSync(fd)),
    use,
    size: (hash) => blobSize(dir, hash),
  };
}

function blobSize(dir: string, hash: string): number | undefined {
  const stat = HASH.test(hash) ? lookAt(join(dir, hash)) : undefined;
  return stat?.isFile() ? stat.size : undefined;
}

/** Whether the bytes stand there; equal in number is not enough. @throws {CtxError} 'cannot-store' for a folder */
function isKept(dir: string, hash: string, bytes: Uint8Array): boolean {
  const path = join(dir, hash);
  const stat = lookAt(path);
  if (stat?.isDirectory())
    throw sessionError('cannot-store', `${path} is a folder, where a blob belongs: move it away`, {
      details: { path },
    });
  if (!stat?.isFile() || stat.size !== bytes.length) return false;
  return withRegularFile(path, (fd) => readFileSync(fd))?.equals(bytes) ?? false;
}

/** In one step over whatever stands there: another writer of the same bytes, or something that is not them. */
function write(dir: string, hash: string, bytes: Uint8Array): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = createTemporaryFile(dir);
  try {
    writeFully(file.fd, bytes, 0);
    fsyncSync(file.fd);
    renameSync(file.path, join(dir, hash));
    syncFolder(dir);
  } finally {
    file.discard();
  }
}
