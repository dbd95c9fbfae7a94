/**
 * The half of the store that only keeps: what writes an output while it streams needs no more, and loads no engine for
 * patterns.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOutput } from './find-output.js';
import { outputError, reasonOf } from './output-error.js';
import type { OutputAbout, OutputInfo } from './output-record.js';
import { createWriter, type OutputWriter } from './output-writer.js';

export interface OpenKeeperOptions {
  /**
   * Most bytes of one original that are kept, at least 2. A larger one keeps its first and its last half, with a line
   * between them that says how many bytes are missing.
   * @default 67_108_864
   */
  readonly maxOriginalBytes?: number;
  /** The clock that `createdAt` comes from. @default the system's */
  readonly now?: () => Date;
}

export interface OutputKeeper {
  /** The folder, as an absolute path. */
  readonly dir: string;
  /**
   * Begins a new original that is written while it streams. Nothing is in the folder before the first byte.
   *
   * @throws {CtxError} 'bad-id' when the id is empty.
   */
  create(id: string, about?: OutputAbout): OutputWriter;
  /**
   * What is known of an output; undefined when there is none of this id. When its record is broken, the facts are
   * measured from the original (one pass over it).
   */
  get(id: string): OutputInfo | undefined;
}

const DEFAULT_MAX_ORIGINAL_BYTES = 64 * 2 ** 20;

/**
 * Opens a folder of originals as `openOutputs` does, to keep some more.
 *
 * @throws {CtxError} as `openOutputs`.
 */
export function openKeeper(dir: string, options: OpenKeeperOptions = {}): OutputKeeper {
  const { maxOriginalBytes = DEFAULT_MAX_ORIGINAL_BYTES, now = () => new Date() } = options;
  if (!(Number.isSafeInteger(maxOriginalBytes) && maxOriginalBytes >= 2)) {
    throw outputError('bad-range', `maxOriginalBytes is ${maxOriginalBytes}: give a whole number of at least 2`);
  }
  const folder = resolve(dir);
  makeFolder(folder);
  return {
    dir: folder,
    create: (id, about = {}) => createWriter(folder, id, about, { maxOriginalBytes, now }),
    get: (id) => findOutput(folder, id)?.info,
  };
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const message = `cannot make the folder ${dir}: ${reasonOf(cause)}: choose another one`;
    throw outputError('cannot-store', message, { details: { dir }, cause });
  }
}
