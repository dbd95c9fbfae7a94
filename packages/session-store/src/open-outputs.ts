/**
 * The store: a folder that holds each original as one file of raw bytes with one record beside it. There is no index to
 * fall out of step with the files, so any number of processes can use the folder at once.
 */
import { readFileSync } from 'node:fs';
import { withOutput } from './find-output.js';
import { listOutputs } from './list-outputs.js';
import { nearestIds } from './nearest-ids.js';
import { type OpenKeeperOptions, type OutputKeeper, openKeeper } from './open-keeper.js';
import { type OutputErrorCode, outputError, quoted } from './output-error.js';
import { outputPaths } from './output-file-name.js';
import type { OutputAbout, OutputInfo } from './output-record.js';
import { withRegularFile } from './private-file.js';
import { type RecallOptions, type RecallResult, recallOutput } from './recall.js';
import { removeOutputs } from './remove-outputs.js';

export interface OpenOutputsOptions extends OpenKeeperOptions {
  /**
   * Told, in a sentence, of each record that `list` skips because it is broken, foreign or without its original.
   * @default not told
   */
  readonly onProblem?: (problem: string) => void;
}

export interface OutputStore extends OutputKeeper {
  /**
   * Keeps a whole original at once; a string as UTF-8. It is on the disk when this returns. Equal bytes under the same
   * id give the record that is there, other bytes are kept as `id~2`, `id~3`…: nothing is ever overwritten.
   *
   * @throws {CtxError} 'bad-id' as `create`; 'cannot-store' as the writer, and then nothing of it is left.
   */
  put(id: string, original: Uint8Array | string, about?: OutputAbout): OutputInfo;
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

/**
 * Opens a folder of originals, and makes it (mode 0700) where there is none. Nothing is held open, so there is nothing
 * to close.
 *
 * @throws {CtxError} 'cannot-store' when the folder cannot be made; 'bad-range' when `maxOriginalBytes` is below 2.
 */
export function openOutputs(dir: string, options: OpenOutputsOptions = {}): OutputStore {
  const { onProblem = () => {} } = options;
  const keeper = openKeeper(dir, options);
  const folder = keeper.dir;
  const list = () => listOutputs(folder, onProblem);
  const unknownId = (id: string) => unknownIdError(id, folder, list());

  return {
    ...keeper,
    put(id, original, about) {
      const writer = keeper.create(id, about);
      writer.write(typeof original === 'string' ? Buffer.from(original) : original);
      return writer.commit();
    },
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
