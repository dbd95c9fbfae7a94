import type { Agent, ToolKind } from './tool-entry.js';

/** What a tool call is about, as far as the call alone says. */
export interface CallFacts {
  readonly kind: ToolKind;
  /** The agent whose tool it was read as: the one that was given, or the first that has such a tool. */
  readonly agent?: Agent;
  /** The command line that runs, where the call says it. Words that came as a list are quoted for a shell. */
  readonly command?: string;
  /** Files and folders that the call names, as it spells them; without those in `command`. */
  readonly paths: readonly string[];
  /** The lines that a read asks for, counted from 1. Absent: from the beginning, as far as the tool goes. */
  readonly lines?: LinesAsked;
  /** What is searched for: a regular expression, a glob or a question, by tool. */
  readonly pattern?: string;
  readonly url?: string;
  /** The text of the patch, where the call is one. */
  readonly patch?: string;
  /** The command goes on after its result. */
  readonly background?: boolean;
}

export interface LinesAsked {
  readonly from: number;
  readonly to?: number;
}
