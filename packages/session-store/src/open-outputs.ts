/**
 * The store: a folder that holds each original as one file of raw bytes with one record beside it. There is no index to
 * fall out of step with the files, so any number of processes can use the folder at once.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOutput, withOutput } from './find-output.js';
import { listOutputs } from './list-outputs.js';
import { nearestIds } from './nearest-ids.js';
import { type OutputErrorCode, outputError, quoted, reasonOf } from './output-error.js';
import { outputPaths } from './output-file-name.js';
import type { OutputAbout, OutputInfo } from './output-record.js';
import { createWriter, type OutputWriter } from './output-writer.js';
import { withRegularFile } from './private-file.js';
import { type RecallOptions, type RecallResult, recallOutput } from './recall.js';
import { removeOutputs } from './remove-outputs.js';

export interface OpenOutputsOptions {
  /**
   * Most bytes of one original that are kept, at least 2. A larger one keeps its first and its last half, with a line
   * between them that says how many bytes are missing.
   * @default 67_108_864
   */
  readonly maxOriginalBytes?: number;
  /** The clock that `createdAt` comes from. @default the system's */
  readonly now?: () => Date;
  /**
   * Told, in a sentence, of each record that `list` skips because it is broken, foreign or without its original.
   * @default not told
   */
  readonly onProblem?: (problem: string) => void;
}

export interface OutputStore {
  /** The folder, as an absolute path. */
  readonly dir: string;
  /**
   * Begins a new original that is written while it streams. Nothing is in the folder before the first byte.
   *
   * @throws {CtxError} 'bad-id' when the id is empty.
   */
  create(id: string, about?: OutputAbout): OutputWriter;
  /**
   * Keeps a whole original at once; a string as UTF-8. It is on the disk when this returns. Equal bytes under the same
   * id give the record that is there, other bytes are kept as `id~2`, `id~3`…: nothing is ever overwritten.
   *
   * @throws {CtxError} 'bad-id' as `create`; 'cannot-store' as the writer, and then nothing of it is left.
   */
  put(id: string, original: Uint8Array | string, about?: OutputAbout): OutputInfo;
  /**
   * What is known of an output; undefined when there is none of this id. When its record is broken, the facts are
   * measured from the original (one pass over it).
   */
  get(id: string): OutputInfo | undefined;
  /**
   * The raw bytes of the original, as kept.
   *
   * @throws {CtxError} 'unknown-id', with the nearest ids in `details.nearest`.
   */
  read(id: string): Uint8Array;
  /** All outputs, newest first, those of one moment by id. Reads every record of the folder. */
  list(): OutputInfo[];
  /** Bytes that the originals of `list()` take. */
  totalBytes(): number;
  /**
   * Shows a part of an original: from its start, or the lines that `options` ask for. Never longer than
   * `options.maxBytes`, and linear in the original, whatever the pattern.
   *
   * @throws {CtxError} 'unknown-id' as `read`; 'bad-range' when a number is out of its range; 'bad-pattern' when the
   * pattern is invalid or uses what a linear-time engine cannot have.
   */
  recall(id: string, options?: RecallOptions): RecallResult;
  /**
   * Deletes the originals kept before `date`, and temporary files before it whose writers are dead. Gives the outputs
   * removed. For a user's request only: this package never deletes by itself.
   *
   * @throws {CtxError} 'bad-range' when `date` is not a date; 'cannot-store' when the system refuses.
   */
  removeOlderThan(date: Date): OutputInfo[];
}

const DEFAULT_MAX_ORIGINAL_BYTES = 64 * 2 ** 20;

/**
 * Opens a folder of originals, and makes it (mode 0700) where there is none. Nothing is held open, so there is nothing
 * to close.
 *
 * @throws {CtxError} 'cannot-store' when the folder cannot be made; 'bad-range' when `maxOriginalBytes` is below 2.
 */
export function openOutputs(dir: string, options: OpenOutputsOptions = {}): OutputStore {
  const { maxOriginalBytes = DEFAULT_MAX_ORIGINAL_BYTES, now = () => new Date(), onProblem = () => {} } = options;
  if (!(Number.isSafeInteger(maxOriginalBytes) && maxOriginalBytes >= 2)) {
    throw outputError('bad-range', `maxOriginalBytes is ${maxOriginalBytes}: give a whole number of at least 2`);
  }
  const folder = resolve(dir);
  makeFolder(folder);

  const create = (id: string, about: OutputAbout = {}) => createWriter(folder, id, about, { maxOriginalBytes, now });
  const list = () => listOutputs(folder, onProblem);
  const unknownId = (id: string) => unknownIdError(id, folder, list());

  return {
    dir: folder,
    create,
    put(id, original, about) {
      const writer = create(id, about);
      writer.write(typeof original === 'string' ? Buffer.from(original) : original);
      return writer.commit();
    },
    get: (id) => findOutput(folder, id)?.info,
    read(id) {
      const bytes = withRegularFile(outputPaths(folder, id).original, (fd) => readFileSync(fd));
      if (bytes === undefined) throw unknownId(id);
      return bytes;
    },
    list,
    totalBytes: () => list().reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    recall(id, recallOptions = {}) {
      const result = withOutput(folder, id, (fd, output) => recallOutput(fd, output, recallOptions));
      if (result === undefined) throw unknownId(id);
      return result;
    },
    removeOlderThan: (date) => removeOutputs(folder, list(), date),
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

function unknownIdError(id: string, dir: string, outputs: readonly OutputInfo[]): Error {
  const code: OutputErrorCode = 'unknown-id';
  const nearest = nearestIds(
    id,
    outputs.map((output) => output.id),
  );
  const hint = nearest.length > 0 ? `; nearest: ${nearest.map(quoted).join(', ')}` : '';
  const way = outputs.length > 0 ? `list() gives all ${outputs.length}` : 'the folder holds none yet';
  return outputError(code, `no output in ${dir} has the id ${quoted(id)}${hint}; ${way}`, { details: { id, nearest } });
}
