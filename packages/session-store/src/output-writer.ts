/** Writes one original while it streams. Until `commit` nobody sees it; after a failure nothing of it is left. */
import { isCtxError } from '@ctx/error';
import { keepOutput } from './keep-output.js';
import { createOriginalFile } from './original-file.js';
import { outputError, reasonOf, shownId } from './output-error.js';
import { outputFileName } from './output-file-name.js';
import { type OutputAbout, type OutputInfo, readAbout } from './output-record.js';

export interface OutputWriter {
  /** The id that was asked for. The one to recall by is in what `commit` gives. */
  readonly id: string;
  /**
   * Adds bytes; the caller may reuse `chunk` afterwards. Any split into chunks gives the same file.
   *
   * @throws {CtxError} 'cannot-store' when the folder cannot be written, the disk is full or the writer has ended. The writer is then aborted.
   */
  write(chunk: Uint8Array): void;
  /**
   * Brings the original to the disk and makes it visible, all at once. `about` is added to what was given at the start.
   *
   * @throws {CtxError} 'cannot-store' as above.
   */
  commit(about?: OutputAbout): OutputInfo;
  /** Drops all that was written. Does nothing after `commit`. */
  abort(): void;
}

export interface WriterSettings {
  readonly maxOriginalBytes: number;
  readonly now: () => Date;
}

export function createWriter(dir: string, id: string, about: OutputAbout, settings: WriterSettings): OutputWriter {
  outputFileName(id); // An id that cannot be kept is refused before anything is written.
  const file = createOriginalFile(dir, settings.maxOriginalBytes);
  let ended = false;

  function abort(): void {
    ended = true;
    file.discard();
  }

  function attempt<Result>(step: () => Result): Result {
    if (ended) throw outputError('cannot-store', `the writer of ${shownId(id)} has ended: create another one`);
    try {
      return storing(dir, id, step);
    } catch (error) {
      abort();
      throw error;
    }
  }

  return {
    id,
    write: (chunk) => attempt(() => file.write(chunk)),
    commit: (more = {}) =>
      attempt(() => {
        const { path, facts, gap } = file.finish();
        const createdAt = settings.now().toISOString();
        const info = { id, ...facts, createdAt, ...readAbout({ ...about, ...more }) };
        const kept = keepOutput(dir, path, gap === undefined ? { info } : { info, gap });
        abort(); // Only the temporary name goes: the original has its own by now.
        return kept;
      }),
    abort,
  };
}

/** Runs a step that writes; gives a failure of the system a message that says what to do. */
function storing<Result>(dir: string, id: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    if (isCtxError(cause)) throw cause;
    const message = `cannot keep ${shownId(id)} in ${dir}: ${reasonOf(cause)}: make room there or choose another folder`;
    throw outputError('cannot-store', message, { details: { id, dir }, cause });
  }
}
