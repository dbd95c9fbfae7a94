/** Where the parts of a session lie: the file itself, and what stands beside it under the same name. */
import { basename, dirname, join, resolve } from 'node:path';
import { sessionError } from './session-error.js';

export interface SessionPaths {
  /** The file of JSON lines: all that is needed to understand the rest. */
  readonly file: string;
  /** The folder that everything lies in. */
  readonly folder: string;
  /** The file's name without `.jsonl`. */
  readonly name: string;
  /** Originals of outputs. */
  readonly outputs: string;
  /** Images and documents, each once, by hash. */
  readonly blobs: string;
  /** `history-1.md` and so on: messages that a compaction replaced. */
  readonly history: string;
  /** Bytes of the file that were no records. */
  readonly damaged: string;
  /** What can be computed from the file again. */
  readonly index: string;
}

const EXTENSION = '.jsonl';

/** @throws {CtxError} 'bad-path' when `path` does not end in `.jsonl`. */
export function sessionPaths(path: string): SessionPaths {
  const file = resolve(path);
  const name = basename(file, EXTENSION);
  if (!file.endsWith(EXTENSION) || name === EXTENSION) {
    throw sessionError('bad-path', `${path} is no name for a session: give a file that ends in ${EXTENSION}`);
  }
  const folder = dirname(file);
  const beside = (kind: string) => join(folder, `${name}.${kind}`);
  return {
    file,
    folder,
    name,
    outputs: beside('outputs'),
    blobs: beside('blobs'),
    history: beside('history'),
    damaged: beside('damaged'),
    index: beside('index'),
  };
}
