/**
 * The one error class of every @ctx package. It is a private leaf: each package inlines it at build, so two copies
 * can meet in one process. The marker, not `instanceof`, tells an error of ours.
 */
const marker = Symbol.for('@ctx/error');

/** An error of the caller's or of a broken file: `code` is for programs, `message` says what is wrong and what to do. */
export class CtxError<Code extends string = string> extends Error {
  /** What went wrong, as one kebab-case word of the package that throws. */
  readonly code: Code;
  /** The facts behind the message, as plain data. Never holds a secret. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: Code,
    message: string,
    options: { readonly details?: Readonly<Record<string, unknown>>; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CtxError';
    this.code = code;
    this.details = options.details ?? {};
    Object.defineProperty(this, marker, { value: true });
  }
}

/** Whether `value` is an error of any @ctx package and, with `code`, that one. Works across installed versions. */
export function isCtxError<Code extends string = string>(value: unknown, code?: Code): value is CtxError<Code> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Record<symbol, unknown>)[marker] === true &&
    (code === undefined || (value as { code?: unknown }).code === code)
  );
}
