/**
 * Appends whole lines to a session file, or nothing of them: what a failed append wrote is cut off again. Where even
 * that fails, nothing more is written, so that no two records are ever glued together; opening the session again
 * repairs it.
 */
import type { CtxError } from '@ctx/error';
import type { Appender } from './appender.js';
import { type SessionErrorCode, sessionError, storing } from './session-error.js';

export interface LineWriter {
  /** Bytes of the file. */
  readonly end: number;
  /** Whether it writes no more, after a failure. */
  readonly failed: boolean;
  /** @throws {CtxError} 'cannot-store'; 'damaged-tail' after a failure that could not be undone. */
  write(line: Uint8Array): void;
  /**
   * Brings all lines to the disk.
   *
   * @throws {CtxError} 'cannot-store', and nothing can be written after that; 'changed-underneath' when the file is not
   * what was written, or no longer at its path.
   */
  sync(): void;
}

/**
 * When lines reach the disk: `acknowledged`: when `sync()` returns; `always`: when each is written; `never`: when the
 * system likes.
 */
export type FsyncPolicy = 'acknowledged' | 'always' | 'never';

export function createLineWriter(path: string, appender: Appender, fsync: FsyncPolicy): LineWriter {
  let end = appender.size();
  let synced = end;
  let failure: CtxError<SessionErrorCode> | undefined;

  function requireSound(): void {
    // A new one each time, so that its stack tells who goes on in spite of it.
    if (failure) throw sessionError(failure.code, failure.message, failure);
  }

  /** Looked at before lines are said to be safe, not for each: it would take half of an append's time. */
  function requireAlone(): void {
    const bytes = appender.size();
    if (bytes !== end) changed(`has ${bytes} bytes, not ${end}: another program wrote to it`);
    if (!appender.inPlace()) changed('is not the file that was opened: another program moved, replaced or deleted it');
  }

  function changed(how: string): never {
    failure = sessionError('changed-underneath', `${path} ${how}; open the session again`, { details: { path } });
    throw failure;
  }

  function fail(what: string, cause: unknown): void {
    const message = `${what} in ${path}: open the session again to go on with what is there`;
    failure = sessionError('damaged-tail', message, { details: { path, end }, cause });
  }

  function takeBack(cause: unknown): void {
    try {
      appender.truncate(end);
    } catch {
      fail('an append failed half-way and could not be undone', cause);
    }
  }

  function syncNow(): void {
    try {
      appender.sync();
    } catch (cause) {
      // The system may have dropped what it could not write: trying again could succeed without it.
      fail(`the lines from byte ${synced} on may not be on the disk`, cause);
      throw cause;
    }
  }

  return {
    get end() {
      return end;
    },
    get failed() {
      return failure !== undefined;
    },
    write(line) {
      storing(path, () => {
        requireSound();
        if (fsync === 'always') requireAlone();
        try {
          for (let done = 0; done < line.length; ) done += appender.write(line.subarray(done));
          if (fsync === 'always') syncNow();
        } catch (cause) {
          takeBack(cause);
          throw cause;
        }
        end += line.length;
        if (fsync === 'always') synced = end;
      });
    },
    sync() {
      storing(path, () => {
        requireSound();
        requireAlone();
        if (synced === end || fsync === 'never') return;
        syncNow();
        synced = end;
      });
    },
  };
}
