/**
 * Which read of a file is the newest to show each of its lines: its owner. A read that owns no line any more is covered
 * by later ones. The lines are kept as runs with one owner, in order; a read takes its lines over in one step, so the
 * runs that it replaces were paid for when they came to be.
 */
import { cut, firstReaching, type Span } from './span.js';

export interface Owner extends Span {
  /** How many lines it owns. */
  owned: number;
  /** How far the edit at hand moves it. */
  moves: number;
}

interface Run<T> {
  from: number;
  to: number;
  readonly owner: T;
}

export class LineOwners<T extends Owner> {
  #runs: Run<T>[] = [];

  /** In order and apart. */
  get runs(): readonly Readonly<Run<T>>[] {
    return this.#runs;
  }

  /** Makes a read the owner of lines that have none. */
  give(owner: T, { from, to }: Span): void {
    this.#runs.splice(firstReaching(this.#runs, from), 0, { from, to, owner });
    owner.owned += to - from + 1;
  }

  /** Takes lines from whoever owns them. Gives the owners that are left with none. */
  take(lines: Span): T[] {
    return cut(this.#runs, lines).flatMap(({ from, to, owner }) => {
      owner.owned -= to - from + 1;
      return owner.owned === 0 ? owner : [];
    });
  }

  /** Forgets reads. Their lines go to the newest of the others that show them. */
  forget(owners: ReadonlySet<T>, newestFirst: Iterable<T>): void {
    const free = this.#runs.filter(({ owner }) => owners.has(owner));
    const runs = this.#runs.filter(({ owner }) => !owners.has(owner));
    for (const owner of newestFirst) {
      if (free.length === 0) break;
      for (const { from, to } of cut(free, owner)) {
        runs.push({ from, to, owner });
        owner.owned += to - from + 1;
      }
    }
    this.#runs = joined(runs.sort((a, b) => a.from - b.from));
  }

  /** Moves each run as its owner moves. */
  move(): void {
    for (const run of this.#runs) {
      run.from += run.owner.moves;
      run.to += run.owner.moves;
    }
  }
}

/** Neighbours of one owner as one run: else they would become ever smaller. */
function joined<T>(runs: readonly Run<T>[]): Run<T>[] {
  const whole: Run<T>[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last?.owner === run.owner && last.to + 1 === run.from) last.to = run.to;
    else whole.push(run);
  }
  return whole;
}
