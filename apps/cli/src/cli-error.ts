/** The failures of the command line itself, each with a code that decides how the process ends. */
import { CtxError } from '@ctx/error';

export type CliErrorCode =
  /** What was typed is wrong: an option, a value, a command. */
  | 'usage'
  /** A file that was named cannot be read. */
  | 'no-input'
  /** No original has the id. */
  | 'unknown-id'
  /** No session has the name. */
  | 'no-session'
  /** The command to run does not exist. */
  | 'command-not-found'
  /** The command exists, but cannot be started. */
  | 'command-not-runnable'
  /** Something the machine lacks or refuses: a pipe, a terminal, a package. */
  | 'unavailable';

export function cliError(code: CliErrorCode, message: string, cause?: unknown): CtxError<CliErrorCode> {
  return new CtxError(code, message, { cause });
}
