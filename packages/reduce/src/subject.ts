/** One text of a tool result as the rules see it: what was called, how it ended, what it showed. */
import type { CallFacts, FileAccess, Status } from '@ctx/transcript';

export interface Subject {
  /** Name of the tool, as the model called it; empty where nothing says it. */
  readonly tool: string;
  /** What the call is about. A result whose call is missing is of kind `other`. */
  readonly call: CallFacts;
  readonly status: Status;
  readonly exitCode?: number;
  /** The text as it entered. */
  readonly text: string;
  /** Size of `text` in bytes of UTF-8. */
  readonly bytes: number;
  /** The files that the call read or changed. */
  readonly files: readonly FileAccess[];
  /** Whether the command, where there is one, is proved to change nothing. */
  readonly readsOnly: boolean;
}

/**
 * Writes what is shown instead of a text. Undefined where the text is not of the form that it shortens: the next rendering
 * is asked. What is longer than the text is not used. Deterministic; never throws, whatever the text.
 */
export type Render = (subject: Subject) => string | undefined;
