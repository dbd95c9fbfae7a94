/** The errors of configuration. Each message starts with the place, in the form that editors and terminals can open. */
import { CtxError } from '@ctx/error';

export type ConfigErrorCode =
  | 'bad-syntax'
  | 'duplicate-key'
  | 'foreign-tag'
  | 'unknown-alias'
  | 'not-a-mapping'
  | 'not-data'
  | 'too-deep'
  | 'too-large'
  | 'cannot-read';

export interface FilePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

export function errorAt(code: ConfigErrorCode, place: FilePlace, problem: string): CtxError<ConfigErrorCode> {
  const { file, line, column } = place;
  return new CtxError(code, `${file}:${line}:${column}: ${problem}`, { details: { file, line, column } });
}

/** A key or a value as it stands in a message: on one line, quoted, shortened, nothing in it that steers a terminal. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text).replace(/\p{C}/gu, '\u{fffd}');
}
