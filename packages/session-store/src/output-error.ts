/**
 * The errors of this package, and how an id looks in a sentence. Ids come from models and other programs, so a message
 * never repeats one raw.
 */
import { CtxError } from '@ctx/error';
import { cutBytes } from './cut-text.js';
import { plainText } from './plain-text.js';

/**
 * The codes of the errors that this package throws: `unknown-id` has `details.nearest`, `cannot-store` and
 * `cannot-read` keep the system's error as `cause`.
 */
export type OutputErrorCode = 'unknown-id' | 'bad-id' | 'bad-pattern' | 'bad-range' | 'cannot-store' | 'cannot-read';

const MAX_QUOTED_BYTES = 60;

export function outputError(
  code: OutputErrorCode,
  message: string,
  options: { readonly details?: Readonly<Record<string, unknown>>; readonly cause?: unknown } = {},
): CtxError<OutputErrorCode> {
  return new CtxError(code, message, options);
}

/** `value` in quotes on one line, at most 65 bytes in all, without anything that drives a terminal. */
export function quoted(value: string): string {
  const start = value.slice(0, MAX_QUOTED_BYTES);
  const text = plainText(JSON.stringify(start)).slice(1, -1);
  const cut = cutBytes(text, MAX_QUOTED_BYTES);
  return start === value && cut === text ? `"${text}"` : `"${cut}…"`;
}

/** An id as a reader types it: bare where that is safe, else quoted. */
export function shownId(id: string): string {
  return /^[\w.:~-]{1,60}$/.test(id) ? id : quoted(id);
}

/** The reason in a system error, for the end of a sentence. */
export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The `code` of a system error, such as `ENOENT`. */
export function systemCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
