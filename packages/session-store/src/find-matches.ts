/** Finds the lines of an original that match a pattern, each line by itself, in one pass. */
import type { Pattern } from './compile-pattern.js';
import { countNewlines } from './count-lines.js';
import { type LineReader, readLines, type TextSource } from './file-lines.js';
import { plainLines, plainText } from './plain-text.js';

/** A pattern sees this much of a line: one string of Node holds less than 512 MiB. */
export const SEARCHED_BYTES = 2 ** 28;

/** The clock is read once in so many lines. */
const LINES_PER_LOOK = 64;

export interface SearchRequest {
  readonly pattern: Pattern;
  /** Place of a line that is not searched. */
  readonly gapPlace: number | undefined;
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
export function findMatches(
  text: TextSource,
  { pattern, gapPlace, first, maxPlaces, maxMs }: SearchRequest,
): FoundMatches {
  const reader = readLines(text);
  reader.skip(first - 1);
  const deadline = performance.now() + maxMs;
  const places: number[] = [];
  let total = 0;
  let place = first;

  /** Whether there was time for the line. */
  function searchLine(line: string): boolean {
    const look = (place - first + 1) % LINES_PER_LOOK === 0;
    if (look && performance.now() > deadline) return false;
    if (place !== gapPlace && pattern.test(line)) {
      total += 1;
      if (places.length < maxPlaces) places.push(place);
    }
    place += 1;
    return true;
  }

  for (;;) {
    const block = reader.block();
    const lines = block ? blockLines(block, pattern) : lastOrLongLine(reader);
    if (lines === undefined) return { places, total };
    if (typeof lines === 'number') {
      place += lines;
      if (performance.now() > deadline) return { places, total, stoppedAt: place };
    } else if (!lines.every(searchLine)) return { places, total, stoppedAt: place };
  }
}

/** The lines of the block; only their number when none of them can match. */
function blockLines(block: Uint8Array, pattern: Pattern): string[] | number {
  const shown = plainLines(Buffer.from(block.buffer, block.byteOffset, block.length).toString());
  if (!pattern.mayMatch(shown)) return countNewlines(block);
  return shown.split('\n').slice(0, -1);
}

function lastOrLongLine(reader: LineReader): string[] | undefined {
  const line = reader.next(SEARCHED_BYTES);
  return line && [plainText(line.text)];
}
