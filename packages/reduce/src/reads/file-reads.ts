/**
 * The reads of one file that are still true and not covered by later ones, and where their lines stand now. A read takes
 * as many steps as there are runs of lines that it takes over; an edit looks at each of these reads once.
 */
import type { Hunk, LineRange } from '@ctx/transcript';
import { LineOwners, type Owner } from './line-owners.js';
import { LAST_LINE, movesBy, type Span } from './span.js';

type SavedSpan = readonly [from: number, to: number];

/** The reads by name, and the lines that each owns: by its index among them. */
export interface SavedFile {
  readonly blob?: string;
  readonly total?: number;
  readonly reads: readonly (readonly [id: string, ...SavedSpan])[];
  readonly owned: readonly (readonly [read: number, ...SavedSpan])[];
}

interface Shown extends Owner {
  readonly id: string;
  from: number;
  to: number;
}

export class FileReads {
  /** Git blob id of the content that the newest reads showed; undefined after a change. */
  blob: string | undefined;
  /** How many lines the file has, where a read since its last change told it. */
  #total: number | undefined;
  /** In the order in which they were seen. */
  readonly #shown = new Map<string, Shown>();
  readonly #owners = new LineOwners<Shown>();

  get size(): number {
    return this.#shown.size;
  }

  get ids(): string[] {
    return [...this.#shown.keys()];
  }

  /** Where the lines of a read stand now; undefined for the whole file. */
  linesOf(id: string): LineRange | undefined {
    const shown = this.#shown.get(id);
    return shown && shown.from > 0 ? { from: shown.from, to: shown.to } : undefined;
  }

  /** Gives the older reads whose lines are now all shown by later ones; they are forgotten. */
  add(id: string, lines: LineRange | undefined): string[] {
    const { from, to } = spanOf(lines);
    const shown = { id, from, to, owned: 0, moves: 0 };
    this.#shown.set(id, shown);
    if (to < from) return [];
    // Whoever shows the first line shows where the file begins; nobody owns what lies behind its end.
    const covered = this.#owners.take({ from: from === 1 ? 0 : from, to });
    this.#owners.give(shown, shown);
    const total = lines?.total ?? this.#total;
    this.#total = lines && total !== undefined && to > total ? undefined : total;
    if (this.#total !== undefined) covered.push(...this.#owners.take({ from: this.#total + 1, to: LAST_LINE }));
    for (const old of covered) this.#shown.delete(old.id);
    return covered.map((old) => old.id);
  }

  /** Gives the reads that the edit overlaps; they are forgotten. */
  edit(hunks: readonly Hunk[]): string[] {
    const moves = movesBy(hunks);
    const overlapped = new Set<Shown>();
    for (const shown of this.#shown.values()) {
      const by = moves(shown);
      if (by === undefined) overlapped.add(shown);
      else shown.moves = by;
    }
    this.#forget(overlapped);
    this.#owners.move();
    for (const shown of this.#shown.values()) {
      shown.from += shown.moves;
      shown.to += shown.moves;
    }
    this.blob = undefined;
    this.#total = undefined;
    return [...overlapped].map(({ id }) => id);
  }

  #forget(reads: ReadonlySet<Shown>): void {
    if (reads.size === 0) return;
    for (const { id } of reads) this.#shown.delete(id);
    this.#owners.forget(reads, [...this.#shown.values()].reverse());
  }

  save(): SavedFile {
    const shown = [...this.#shown.values()];
    const index = new Map(shown.map((read, at) => [read, at]));
    return {
      ...(this.blob !== undefined && { blob: this.blob }),
      ...(this.#total !== undefined && { total: this.#total }),
      reads: shown.map(({ id, from, to }) => [id, from, to]),
      owned: this.#owners.runs.map(({ owner, from, to }) => [index.get(owner) as number, from, to]),
    };
  }

  static restore({ blob, total, reads, owned }: SavedFile): FileReads {
    const file = new FileReads();
    file.blob = blob;
    file.#total = total;
    const shown = reads.map(([id, from, to]) => ({ id, from, to, owned: 0, moves: 0 }));
    for (const read of shown) file.#shown.set(read.id, read);
    for (const [read, from, to] of owned) file.#owners.give(shown[read] as Shown, { from, to });
    return file;
  }
}

/** A whole file is more than its lines: what is put in before the first or after the last of them changes it. */
function spanOf(lines: LineRange | undefined): Span {
  if (!lines || lines.total === 0) return { from: 0, to: LAST_LINE };
  return { from: Math.max(lines.from, 1), to: Math.min(lines.to, LAST_LINE - 1) };
}
