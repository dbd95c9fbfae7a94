/**
 * Gives a finished original its name. The name is claimed by a hard link, which fails when it is taken: two processes
 * that keep the same id at the same moment cannot overwrite each other, and no half original ever has a name.
 */
import { createHash } from 'node:crypto';
import { fstatSync, fsyncSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { claimName } from './claim-name.js';
import { findOutput } from './find-output.js';
import { outputPaths } from './output-file-name.js';
import { formatRecord, type OutputInfo, type OutputRecord } from './output-record.js';
import { createTemporaryFile, readPieces, syncFolder, withRegularFile, writeFully } from './private-file.js';

/**
 * Keeps the finished file at `path` under the record's id or, where that holds other bytes, under the first of `id~2`,
 * `id~3`… that does not. Where equal bytes are kept already it gives their record.
 */
export function keepOutput(dir: string, path: string, record: OutputRecord): OutputInfo {
  for (let copy = 1; ; copy += 1) {
    const id = copy === 1 ? record.info.id : `${record.info.id}~${copy}`;
    const info = { ...record.info, id };
    const paths = outputPaths(dir, id);
    // A folder there would let no record in.
    if (lstatSync(paths.record, { throwIfNoEntry: false })?.isDirectory()) continue;
    const claimed = claimName(path, paths.original);
    if (!claimed) {
      const kept = findOutput(dir, id);
      if (kept === undefined || !sameBytes(kept.info, info) || !sameFile(path, paths.original)) continue;
      if (kept.recorded) return kept.info;
      // Equal bytes without a record: their writer died before it, or is about to write the same one.
    }
    try {
      writeRecord(dir, paths.record, { ...record, info });
    } catch (error) {
      if (claimed) rmSync(paths.original, { force: true });
      throw error;
    }
    return info;
  }
}

function sameBytes(one: OutputInfo, other: OutputInfo): boolean {
  return one.bytes === other.bytes && one.sha256 === other.sha256 && one.missingBytes === other.missingBytes;
}

/** A record may be wrong about the original beside it. */
function sameFile(one: string, other: string): boolean {
  return hashOf(one) === hashOf(other);
}

function hashOf(path: string): string | undefined {
  return withRegularFile(path, (fd) => {
    const hash = createHash('sha256');
    readPieces(fd, 0, fstatSync(fd).size, (piece) => hash.update(piece));
    return hash.digest('hex');
  });
}

function writeRecord(dir: string, path: string, record: OutputRecord): void {
  const file = createTemporaryFile(dir);
  try {
    writeFully(file.fd, Buffer.from(formatRecord(record)), 0);
    fsyncSync(file.fd);
    renameSync(file.path, path);
    syncFolder(dir);
  } finally {
    file.discard();
  }
}
