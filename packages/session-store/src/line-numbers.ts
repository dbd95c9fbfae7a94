/**
 * Maps places in the kept file to line numbers of the original. They are the same unless the middle is missing: then
 * the line that says so stands for all the lines that are gone, and numbering goes on with the true number after it.
 */
import type { OutputRecord } from './output-record.js';

export interface LineNumbers {
  /** The number of the file's line at `place`, both from 1. */
  numberAt(place: number): number;
  /** The place of the line with this number; for one that is missing, that of the line that says so. */
  placeOf(number: number): number;
  /** The number of the last line, 0 when there is none. */
  readonly last: number;
  /** The place of the line that says what is missing, if it is not all there. */
  readonly gapPlace: number | undefined;
}

export function lineNumbers({ info, gap }: OutputRecord): LineNumbers {
  const { line, skippedLines } = gap ?? { line: Number.POSITIVE_INFINITY, skippedLines: 0 };
  return {
    numberAt: (place) => (place <= line ? place : place + skippedLines),
    placeOf: (number) => (number <= line ? number : Math.max(line, number - skippedLines)),
    last: info.lines,
    gapPlace: gap?.line,
  };
}
