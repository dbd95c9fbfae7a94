/** Finds the lines of an original that match a pattern, each line by itself, in one pass. */
import type { Pattern } from './compile-pattern.js';
import { readLines } from './file-lines.js';
import type { LineNumbers } from './line-numbers.js';
import { plainText } from './plain-text.js';

/** A pattern sees this much of a line: one string of Node holds less than 512 MiB. */
export const SEARCHED_BYTES = 2 ** 28;

/** The clock is read once in so many lines. */
const LINES_PER_LOOK = 64;

export interface SearchRequest {
  readonly pattern: Pattern;
  readonly numbers: LineNumbers;
  /** Place of the first line to search. */
  readonly first: number;
  readonly maxPlaces: number;
  /** The search stops at a line soon after so many milliseconds; it always makes some progress. */
  readonly maxMs: number;
}

export interface FoundMatches {
  /** Places of the first matching lines, at most `maxPlaces`. */
  readonly places: readonly number[];
  /** Matching lines in all that was searched. */
  readonly total: number;
  /** Place of the first line that was not searched for lack of time. */
  readonly stoppedAt?: number;
}

/** The line that says what is missing is no line of the original: it never matches. */
export function findMatches(fd: number, { pattern, numbers, first, maxPlaces, maxMs }: SearchRequest): FoundMatches {
  const reader = readLines(fd);
  reader.skip(first - 1);
  const deadline = performance.now() + maxMs;
  const places: number[] = [];
  let total = 0;
  for (let place = first; ; place += 1) {
    const line = reader.next(SEARCHED_BYTES);
    if (line === undefined) return { places, total };
    const late = (place - first + 1) % LINES_PER_LOOK === 0 && performance.now() > deadline;
    if (late) return { places, total, stoppedAt: place };
    if (place === numbers.gapPlace || !pattern.test(plainText(line.text))) continue;
    total += 1;
    if (places.length < maxPlaces) places.push(place);
  }
}
