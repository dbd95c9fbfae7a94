/**
 * What a shell holds at one place of the text: the folder that it is in. Variables and functions are not followed: whether
 * an assignment or a definition was carried out depends on what failed before it, and on nothing that the text says.
 */
export interface Scope {
  /** Undefined: not known. */
  cwd: string | undefined;
}

/** A copy for what may not run, may run again, or runs in a shell of its own. */
export function fork(scope: Scope): Scope {
  return { cwd: scope.cwd };
}

/** After a branch that may have run: forgets the folder if it left it. */
export function absorb(scope: Scope, branch: Scope): void {
  if (branch.cwd !== scope.cwd) scope.cwd = undefined;
}
