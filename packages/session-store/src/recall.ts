/**
 * Shows a part of an original: numbered lines, or those that match a pattern with their surroundings. This file reads
 * the options; `show-lines.ts` and `show-matches.ts` are the two forms.
 */

import { compilePattern } from './compile-pattern.js';
import type { TextSource } from './file-lines.js';
import { lineNumbers } from './line-numbers.js';
import { outputError } from './output-error.js';
import type { OutputRecord } from './output-record.js';
import { showLines } from './show-lines.js';
import { showMatches } from './show-matches.js';

export interface RecallOptions {
  /**
   * First line to show or, with a pattern, to search; from 1. Lines are those of the original, separated by `\n`.
   * @default 1
   */
  readonly offset?: number;
  /** Most lines to show or, with a pattern, most matching lines. @default as many as fit */
  readonly limit?: number;
  /**
   * A regular expression (RE2 syntax; `(?i)` in front ignores case). It is tried on each line by itself, as that line
   * is shown without colours, and each match is shown with the two lines before and after it. After ten seconds the
   * search stops at a line, and `next` goes on from there.
   * @default none: lines are shown in order
   */
  readonly pattern?: string;
  /** Most bytes (UTF-8) of the answer, header and footer counted; at least 1,024. @default 16_384 */
  readonly maxBytes?: number;
  /** Keeps colours. All other escape sequences go, with or without. @default false */
  readonly colour?: boolean;
}

export interface RecallResult {
  /** A header line, the lines with their numbers and, where more follows, a footer. Each ends with `\n`. */
  readonly text: string;
  /** Number of the first line shown; 0 when none is. */
  readonly from: number;
  /** Number of the last line shown; 0 when none is. */
  readonly to: number;
  /** Number of the original's last line. */
  readonly totalLines: number;
  /** With a pattern: matching lines from `offset` to the end, shown or not; or to the line that the header names. */
  readonly matches?: number;
  /** The `offset` that goes on, with the other options unchanged; absent when nothing is left. */
  readonly next?: number;
}

const MIN_BYTES = 1_024;
const DEFAULT_BYTES = 16_384;
/** A large pattern on text made against it takes 10 µs a character: linear, but minutes for a large original. */
const MAX_SEARCH_MS = 10_000;

/** @param text the original */
export function recallOutput(text: TextSource, output: OutputRecord, options: RecallOptions): RecallResult {
  const { offset, limit, pattern, maxBytes, colour } = readRecallOptions(options);
  const { lines, id } = output.info;
  if (offset > Math.max(1, lines)) {
    const message = `offset is ${offset}, but the original has ${lines} lines: give an offset from 1 to ${Math.max(1, lines)}`;
    throw outputError('bad-range', message, { details: { id, offset, lines } });
  }
  const request = { output, numbers: lineNumbers(output), offset, limit, maxBytes, colour };
  return pattern === undefined
    ? showLines(text, request)
    : showMatches(text, { ...request, source: pattern, pattern: compilePattern(pattern), maxMs: MAX_SEARCH_MS });
}

/** The options with every default filled in. @throws {CtxError} 'bad-range' when a number is out of its range */
export function readRecallOptions(options: RecallOptions) {
  const { offset = 1, limit = Number.POSITIVE_INFINITY, pattern, maxBytes = DEFAULT_BYTES, colour = false } = options;
  requireWhole('offset', offset, 1);
  if (limit !== Number.POSITIVE_INFINITY) requireWhole('limit', limit, 1);
  requireWhole('maxBytes', maxBytes, MIN_BYTES);
  return { offset, limit, pattern, maxBytes, colour };
}

function requireWhole(name: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw outputError('bad-range', `${name} is ${value}: give a whole number of at least ${least}`, {
    details: { [name]: value },
  });
}
