/**
 * What `ReadLedger` says, worked out from the contents of a file. Each line that is ever written is one of its kind, so
 * whether a read is true is seen by looking: what it showed stands in the file, in one piece.
 */
import type { Hunk, LineRange } from '@ctx/transcript';
import type { ReadState } from '../../src/reads/read-ledger.js';

interface Shown {
  readonly id: string;
  /** The lines, by their names; the first and the last may be the ends of the file. */
  readonly lines: readonly string[];
  state: ReadState;
  by?: string;
  contentLost: boolean;
}

const BEGIN = '(begin)';
const END = '(end)';

export class NaiveFile {
  #lines: string[] = [];
  #named = 0;
  #changes = 0;
  /** Whether a read has told where the file ends, since it was last changed. */
  #endKnown = false;
  readonly #reads: Shown[] = [];

  get length(): number {
    return this.#lines.length;
  }

  /** Names the content that it has now. */
  get blob(): string {
    return `content ${this.#changes}`;
  }

  /** `by` absent: by other hands. */
  write(lines: number, by?: string): void {
    this.#lines = this.#fresh(lines);
    this.#change(() => false, { ...(by !== undefined && { by }), contentLost: true });
  }

  edit(hunks: readonly Hunk[], by: string): void {
    // From the bottom up, so that the places of those above stay those of the old file.
    for (const { from, removed, added } of [...hunks].reverse()) {
      this.#lines.splice(from - 1, removed, ...this.#fresh(added));
    }
    this.#change((read) => this.#stands(read), { by });
  }

  editSomewhere(by: string): void {
    this.#change(() => false, { by });
  }

  read(id: string, range: LineRange | undefined): void {
    const lines = range ? this.#lines.slice(range.from - 1, range.to) : [BEGIN, ...this.#lines, END];
    this.#reads.push({ id, lines, state: 'current', contentLost: false });
    if (range?.total !== undefined) this.#endKnown = true;
    // Newest first: what is covered covers nothing by itself, and what covers it shows its lines too.
    const shown = new Set<string>();
    for (const read of this.#current().reverse()) {
      if (read.lines.every((line) => shown.has(line))) Object.assign(read, { state: 'superseded', by: id });
      else for (const line of read.lines) shown.add(line);
      if (shown.has(this.#lines[0] as string)) shown.add(BEGIN);
      if (this.#endKnown) shown.add(END);
    }
  }

  states(): unknown[] {
    return this.#reads.map(({ id, state, by, contentLost, lines }) => {
      const from = this.#lines.indexOf(lines[0] as string) + 1;
      const placed = state === 'current' && lines[0] !== BEGIN;
      return {
        id,
        state,
        contentLost,
        ...(by !== undefined && { by }),
        ...(placed && { lines: { from, to: from + lines.length - 1 } }),
      };
    });
  }

  #change(isTrue: (read: Shown) => boolean, how: { readonly by?: string; readonly contentLost?: true }): void {
    this.#changes += 1;
    this.#endKnown = false;
    for (const read of this.#current()) if (!isTrue(read)) Object.assign(read, { state: 'stale', ...how });
  }

  #fresh(count: number): string[] {
    return Array.from({ length: count }, () => `line ${++this.#named}`);
  }

  #current(): Shown[] {
    return this.#reads.filter(({ state }) => state === 'current');
  }

  #stands({ lines }: Shown): boolean {
    const whole = [BEGIN, ...this.#lines, END];
    const first = whole.indexOf(lines[0] as string);
    return first >= 0 && lines.every((line, index) => whole[first + index] === line);
  }
}
