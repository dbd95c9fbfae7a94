import type { ParsedScript } from 'unbash';
import type { Argument } from './argument.js';
import type { Ledger } from './ledger.js';
import type { Scope } from './scope.js';

/**
 * What every part of the walk is handed: where it is, where facts go, and the ways back into the walk, so that words,
 * rules and scripts can hold each other without importing each other.
 */
export interface Context {
  readonly scope: Scope;
  readonly ledger: Ledger;
  /** How many commands lie around this one: `sh -c` in `sh -c`, `env` before `nice`, `$(…)` in `$(…)`. */
  readonly depth: number;
  /** Walks a script that is part of this text. */
  readonly script: (script: ParsedScript, context: Context) => void;
  /** Judges the text of a command that another command runs. */
  readonly text: (command: string, context: Context) => void;
  /** Judges a command given as words, its name first, that another command runs. */
  readonly words: (words: readonly Argument[], context: Context) => void;
}

/** Deeper than anyone writes; each level costs a parse of what is inside. */
export const MOST_DEPTH = 16;
export const TOO_DEEP = 'commands lie in commands, too deep to analyse';
