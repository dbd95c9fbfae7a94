/**
 * Images and documents of a session, each stored once under the SHA-256 of its bytes. Several sessions may share one
 * folder: a blob is never changed, and only deleted with the folder.
 */
import { createHash } from 'node:crypto';
import { fsyncSync, linkSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../output-error.js';
import { createTemporaryFile, syncFolder, withRegularFile, writeFully } from '../private-file.js';
import { storing } from './session-error.js';

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
      if (blobSize(dir, hash) !== bytes.length) storing(dir, () => write(dir, hash, bytes));
      return hash;
    },
    get: (hash) => use(hash, (fd) => readFileSync(fd)),
    use,
    size: (hash) => blobSize(dir, hash),
  };
}

function blobSize(dir: string, hash: string): number | undefined {
  const stat = HASH.test(hash) ? lstatSync(join(dir, hash), { throwIfNoEntry: false }) : undefined;
  return stat?.isFile() ? stat.size : undefined;
}

function write(dir: string, hash: string, bytes: Uint8Array): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = createTemporaryFile(dir);
  try {
    writeFully(file.fd, bytes, 0);
    fsyncSync(file.fd);
    linkSync(file.path, join(dir, hash));
    syncFolder(dir);
  } catch (error) {
    // Another writer of the same bytes was first.
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    file.discard();
  }
}
