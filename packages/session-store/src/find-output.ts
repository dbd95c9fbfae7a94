/** Reads what is known of one output: from its record or, where that is broken or absent, from the original itself. */
import { createHash } from 'node:crypto';
import { fstatSync, readFileSync } from 'node:fs';
import { createLineCounter } from './count-lines.js';
import { outputPaths } from './output-file-name.js';
import { type OutputInfo, type OutputRecord, parseRecord } from './output-record.js';
import { readPieces, withRegularFile } from './private-file.js';

export interface FoundOutput extends OutputRecord {
  /** False when the record was of no use, so that `info` holds only what the file itself tells. */
  readonly recorded: boolean;
}

/** The output with exactly this id, or undefined. */
export function findOutput(dir: string, id: string): FoundOutput | undefined {
  return withOutput(dir, id, (_fd, output) => output);
}

/** Gives `use` the original's open file and its record; undefined when nothing has this id. */
export function withOutput<Result>(
  dir: string,
  id: string,
  use: (fd: number, output: FoundOutput) => Result,
): Result | undefined {
  const paths = outputPaths(dir, id);
  return withRegularFile(paths.original, (fd) => {
    const record = readRecord(paths.record);
    const fits = record?.info.id === id && record.info.keptBytes === fstatSync(fd).size;
    return use(fd, fits ? { ...record, recorded: true } : { info: describe(fd, id), recorded: false });
  });
}

/** The record in the file at `path`; undefined when there is none that can be read: the original is worth more. */
export function readRecord(path: string): OutputRecord | undefined {
  try {
    return withRegularFile(path, (fd) => parseRecord(readFileSync(fd, 'utf8')));
  } catch {
    return undefined;
  }
}

function describe(fd: number, id: string): OutputInfo {
  const { size, mtime } = fstatSync(fd);
  const hash = createHash('sha256');
  const counter = createLineCounter();
  readPieces(fd, 0, size, (piece) => {
    hash.update(piece);
    counter.add(piece);
  });
  return {
    id,
    bytes: size,
    lines: counter.lines(),
    keptBytes: size,
    missingBytes: 0,
    sha256: hash.digest('hex'),
    createdAt: mtime.toISOString(),
  };
}
