import type { Argument } from './argument.js';

/**
 * What a shell holds at one place of the text: its folder, and those variables and functions of which it is sure. A
 * branch that may not run, or runs again, works on a copy; what it changed is then no longer known.
 */
export interface Scope {
  /** Undefined: not known. */
  cwd: string | undefined;
  readonly variables: Map<string, Argument>;
  /** Functions that are defined for sure; their bodies were judged where they were defined. */
  readonly functions: Set<string>;
}

export function fork(scope: Scope): Scope {
  return { cwd: scope.cwd, variables: new Map(scope.variables), functions: new Set(scope.functions) };
}

/** More variables or functions than anyone sets in one command are not followed, so that a copy stays cheap. */
export const MOST_NAMES = 200;

/** The most text of a variable, with its alternatives, that is followed. In UTF-16 units, about. */
export const MOST_CHARACTERS = 4_096;

/** A copy for what may run more than once or later: nothing but the folder is sure there. */
export function forkLater(scope: Scope): Scope {
  return { cwd: scope.cwd, variables: new Map(), functions: new Set(scope.functions) };
}

/** After a branch that may have run: forgets the variables that it changed, and the folder if it left it. */
export function absorb(scope: Scope, branch: Scope): void {
  for (const [name, known] of scope.variables) {
    if (branch.variables.get(name) !== known) scope.variables.delete(name);
  }
  if (branch.cwd !== scope.cwd) scope.cwd = undefined;
}
