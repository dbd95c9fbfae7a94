/**
 * How a failure leaves the process. `ctx run` ends with the command's own code, so ctx keeps its own to few values:
 * 2 for what was typed, 66 for a thing that is not there, 70 for a failure of its own, and 126 and 127 as shells do.
 */
import { isCtxError } from '@ctx/error';

const codes: Readonly<Record<string, number>> = {
  usage: 2,
  'bad-id': 2,
  'bad-pattern': 2,
  'bad-range': 2,
  'budget-too-small': 2,
  'cap-below-budget': 2,
  'invalid-budget': 2,
  'unknown-strategy': 2,
  'unknown-policy': 2,
  'unknown-model': 2,
  'bad-path': 2,
  'session-exists': 2,
  'no-input': 66,
  'unknown-id': 66,
  'unknown-format': 66,
  'no-session': 66,
  'corpus-not-found': 66,
  'corpus-empty': 66,
  'command-not-runnable': 126,
  'command-not-found': 127,
};

export function exitCodeOf(error: unknown): number {
  return (isCtxError(error) ? codes[error.code] : undefined) ?? 70;
}

/** One line for a person. An error that is not ours is named as a fault, with the way to see more. */
export function messageOf(error: unknown): string {
  if (isCtxError(error)) return oneLine(error.message);
  return `unexpected failure: ${reasonOf(error)} (CTX_DEBUG=1 shows where)`;
}

/** The bare reason of any thrown value, in one line. */
export function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
