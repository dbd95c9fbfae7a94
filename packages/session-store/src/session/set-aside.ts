/** Keeps bytes that were no records: each run of them in a file named for where it stood, `at-OFFSET.bytes`. */
import { fsyncSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimName } from '../claim-name.js';
import { createTemporaryFile, syncFolder, withRegularFile, writeFully } from '../private-file.js';

/** Gives the name of the file. The same bytes of the same place are kept once. */
export function setAside(dir: string, offset: number, pieces: Iterable<Uint8Array>): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = createTemporaryFile(dir);
  try {
    let size = 0;
    for (const piece of pieces) {
      writeFully(file.fd, piece, size);
      size += piece.length;
    }
    fsyncSync(file.fd);
    for (let copy = 1; ; copy += 1) {
      const name = `at-${offset}${copy === 1 ? '' : `~${copy}`}.bytes`;
      if (claimName(file.path, join(dir, name)) || sameBytes(file.path, join(dir, name))) {
        syncFolder(dir);
        return name;
      }
    }
  } finally {
    file.discard();
  }
}

function sameBytes(one: string, other: string): boolean {
  const bytes = withRegularFile(other, (fd) => readFileSync(fd));
  return bytes?.equals(readFileSync(one)) ?? false;
}
