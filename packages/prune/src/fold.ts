import { isSameLine, sketchOfLine } from './same-line.js';
import type { CleanLine } from './screen.js';
import { byteLength } from './utf8.js';

/**
 * Folds what repeats: a run of the same line, or of the same block of two to eight lines, becomes its first, its last
 * and a count between them.
 */

/** The mark between the first and the last of a run. */
export interface Fold {
  /** The lines that it stands for, counted from 1, and how many of the output's lines they are. */
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  /** Lines in one block. */
  readonly period: number;
  /** How often the block came in all, its first and last showing included. */
  readonly times: number;
}

const MOST_PERIOD = 8;
/** Showings from which a run counts as one. */
const LEAST_TIMES = 3;
/** A run whose middle holds less than this many bytes is shown as it is: the mark would be longer. */
const LEAST_FOLDED_BYTES = 96;

export interface Folder {
  push(line: CleanLine): void;
  end(): void;
}

interface Run {
  readonly period: number;
  readonly first: readonly CleanLine[];
  last: CleanLine[];
  /** The block that is being read. */
  partial: CleanLine[];
  times: number;
  /** The blocks between the first and the last, as long as they are short enough to be shown. */
  middle: CleanLine[] | undefined;
  middleFrom: number;
  middleTo: number;
  middleLines: number;
}

export function createFolder(options: {
  readonly onLine: (line: CleanLine) => void;
  readonly onFold: (fold: Fold) => void;
}): Folder {
  const { onLine, onFold } = options;
  /** The last lines, newest last, that a run can still begin in. */
  let window: CleanLine[] = [];
  /** The sketches of the newest lines of the window, around in turn. */
  const sketches = new Int32Array(2 * MOST_PERIOD);
  let newest = 0;
  /** For each period, how many of the newest lines are the same as those one period before. */
  const same = new Int32Array(MOST_PERIOD + 1);
  let run: Run | undefined;

  function push(line: CleanLine): void {
    if (run !== undefined) {
      const expected = run.last[run.partial.length] as CleanLine;
      if (isSameLine(line, expected)) {
        extend(run, line);
        return;
      }
      endRun();
    }
    append(line);
    const period = findPeriod();
    if (period > 0) beginRun(period);
    else if (window.length > 4 * MOST_PERIOD * LEAST_TIMES) shrinkWindow();
  }

  function append(line: CleanLine): void {
    window.push(line);
    newest = (newest + 1) % sketches.length;
    sketches[newest] = sketchOfLine(line);
  }

  /** How many lines before the newest one a run begins that it completes; 0 for none. */
  function findPeriod(): number {
    const length = window.length;
    const line = window[length - 1] as CleanLine;
    const sketch = sketches[newest];
    let found = 0;
    for (let period = 1; period <= MOST_PERIOD; period += 1) {
      const matches =
        period < length &&
        sketches[(newest - period + sketches.length) % sketches.length] === sketch &&
        isSameLine(line, window[length - 1 - period] as CleanLine);
      same[period] = matches ? (same[period] as number) + 1 : 0;
      if (found === 0 && matches && (same[period] as number) >= (LEAST_TIMES - 1) * period) found = period;
    }
    if (found === 0) return 0;
    // Blank lines repeat between all things.
    return window.slice(length - found).some(({ text }) => text !== '') ? found : 0;
  }

  function beginRun(period: number): void {
    const start = window.length - LEAST_TIMES * period;
    for (const line of window.slice(0, start)) onLine(line);
    const blocks = window.slice(start);
    const middle = blocks.slice(period, -period);
    run = {
      period,
      first: blocks.slice(0, period),
      last: blocks.slice(-period),
      partial: [],
      times: LEAST_TIMES,
      middle: undefined,
      middleFrom: 0,
      middleTo: 0,
      middleLines: 0,
    };
    addToMiddle(run, middle);
    window = [];
    same.fill(0);
  }

  function endRun(): void {
    if (run === undefined) return;
    const { first, last, partial, middle, middleFrom, middleTo, middleLines, period, times } = run;
    run = undefined;
    for (const line of first) onLine(line);
    if (middle !== undefined) for (const line of middle) onLine(line);
    else onFold({ from: middleFrom, to: middleTo, lines: middleLines, period, times });
    for (const line of last) onLine(line);
    // What broke the run may begin another one.
    window = [];
    for (const line of partial) append(line);
    same.fill(0);
  }

  function shrinkWindow(): void {
    const keep = MOST_PERIOD * LEAST_TIMES;
    for (const line of window.slice(0, -keep)) onLine(line);
    window = window.slice(-keep);
  }

  return {
    push,
    end() {
      endRun();
      for (const line of window) onLine(line);
      window = [];
    },
  };
}

function extend(run: Run, line: CleanLine): void {
  run.partial.push(line);
  if (run.partial.length < run.period) return;
  addToMiddle(run, run.last);
  run.last = run.partial;
  run.partial = [];
  run.times += 1;
}

function addToMiddle(run: Run, block: readonly CleanLine[]): void {
  const firstTime = run.middleLines === 0;
  if (firstTime) run.middleFrom = block[0]?.no ?? 0;
  run.middleTo = block.at(-1)?.no ?? run.middleTo;
  run.middleLines += block.length;
  if (!firstTime && run.middle === undefined) return;
  const middle = [...(run.middle ?? []), ...block];
  const bytes = middle.reduce((sum, { text }) => sum + byteLength(text) + 1, 0);
  run.middle = bytes < LEAST_FOLDED_BYTES ? middle : undefined;
}
