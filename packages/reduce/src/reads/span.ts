/** Runs of lines, and what an edit does to them. */
import type { Hunk } from '@ctx/transcript';

/** Lines `from` to `to`, counted from 1; none where `to` is less. Line 0 and `LAST_LINE` are the ends of a file. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** More lines than any file has. */
export const LAST_LINE = 2 ** 30;

/** Cuts lines out of spans that are in order and apart. Gives the pieces, in order. */
export function cut<T extends Span>(spans: T[], { from, to }: Span): T[] {
  const pieces: T[] = [];
  const left: T[] = [];
  const first = firstReaching(spans, from);
  let end = first;
  for (let span = spans[end]; span && span.from <= to; span = spans[end]) {
    pieces.push({ ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) });
    if (span.from < from) left.push({ ...span, to: from - 1 });
    if (span.to > to) left.push({ ...span, from: to + 1 });
    end += 1;
  }
  spans.splice(first, end - first, ...left);
  return pieces;
}

/** Index of the first of these spans, which are in order and apart, that reaches the line or lies below it. */
export function firstReaching(spans: readonly Span[], line: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle] as Span).to >= line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * How far each run of lines moves by an edit; undefined where the edit overlaps it. Lines that are put in right before or
 * after a run do not. The places of the hunks are all in the old file.
 */
export function movesBy(hunks: readonly Hunk[]): (lines: Span) => number | undefined {
  let reached = 0;
  let moved = 0;
  const places = hunks
    .filter(({ removed, added }) => removed > 0 || added > 0)
    .sort((a, b) => a.from - b.from)
    .map(({ from, removed, added }) => {
      const first = Math.max(from, 1);
      // Places that overlap each other are none of a real edit; each still counts for all that it reaches.
      reached = Math.max(reached, first + removed - 1);
      const place = { from: first, to: reached, before: moved };
      moved += added - removed;
      return place;
    });
  return ({ from, to }) => {
    const place = places[firstReaching(places, from)];
    if (!place) return moved;
    return place.from <= to ? undefined : place.before;
  };
}
