/** The errors of sessions. */
import { CtxError, isCtxError } from '@ctx/error';
import { reasonOf } from '../output-error.js';

/**
 * The codes of the errors that sessions throw, besides those of outputs:
 *
 * - `no-session`, `session-exists`: nothing is at the path, or something is;
 * - `bad-path`: the name does not end in `.jsonl`;
 * - `locked`: another process writes this session; `details.pid`;
 * - `newer-version`: a later version of the format; it can be read, not written;
 * - `read-only`, `closed`: this session object does not write, or no longer does anything;
 * - `bad-entry`: what was to be appended is no entry;
 * - `id-taken`, `unknown-id`: the session has an entry of this id, or has none;
 * - `cannot-store`, `cannot-read`: the system refuses; its error is the `cause`;
 * - `damaged-tail`: an append failed half-way and could not be taken back; open the session again to repair it;
 * - `changed-underneath`: something else wrote to the file;
 * - `not-empty`: a recording is imported into a new session only.
 */
export type SessionErrorCode =
  | 'no-session'
  | 'session-exists'
  | 'bad-path'
  | 'locked'
  | 'newer-version'
  | 'read-only'
  | 'closed'
  | 'bad-entry'
  | 'id-taken'
  | 'unknown-id'
  | 'bad-pattern'
  | 'cannot-store'
  | 'cannot-read'
  | 'damaged-tail'
  | 'changed-underneath'
  | 'not-empty';

export function sessionError(
  code: SessionErrorCode,
  message: string,
  options: { readonly details?: Readonly<Record<string, unknown>>; readonly cause?: unknown } = {},
): CtxError<SessionErrorCode> {
  return new CtxError(code, message, options);
}

/** Runs a step that writes; gives a failure of the system a message that says what to do. */
export function storing<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    if (isCtxError(cause)) throw cause;
    const message = `cannot write ${path}: ${reasonOf(cause)}: make room there, or check who owns it`;
    throw sessionError('cannot-store', message, { details: { path }, cause });
  }
}
