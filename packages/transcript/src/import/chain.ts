/**
 * The tree that a recording draws, made whole: each record names the one before it, and where that one is missing, comes
 * only later or is the record itself, the file's order takes its place. So no cycle can arise.
 */
import type { Finding } from '../finding.js';

export function missingParent(at: string): Finding {
  const message =
    'the record that this one follows is not before it in the recording: nothing is lost, it is put after the previous one';
  return { code: 'missing-parent', at, message };
}

export class Chain {
  /** The entry that records without a predecessor follow. */
  root: string | null = null;
  readonly #entries = new Map<string, string>();
  readonly #findings: Finding[];

  constructor(findings: Finding[]) {
    this.#findings = findings;
  }

  /** The entry that a record follows: `named` is the recording's id of it, `previous` the entry before it in the file. */
  parentOf(named: unknown, previous: string | null, at: string): string | null {
    if (named === null) return this.root;
    if (named === undefined) return previous;
    const parent = typeof named === 'string' ? this.#entries.get(named) : undefined;
    if (parent !== undefined) return parent;
    this.#findings.push(missingParent(at));
    return previous;
  }

  /** That an entry holds the record of this id. Of two records with one id the later is meant from now on. */
  place(recorded: string | undefined, entry: string): void {
    if (recorded !== undefined) this.#entries.set(recorded, entry);
  }

  /** The entry that holds the record of this id. */
  entryOf(recorded: unknown): string | undefined {
    return typeof recorded === 'string' ? this.#entries.get(recorded) : undefined;
  }
}
