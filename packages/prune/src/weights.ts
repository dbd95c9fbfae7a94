import type { LineClass } from '@ctx/lang';

/**
 * The numbers that say what is worth showing. They were found by a search that raised the share of key lines kept on
 * recorded outputs of many tools (`npm run bench:prune` measures it); none of them is fitted to one tool or output.
 */

/** What a line of a class weighs by itself; lines of other classes weigh only by what they stand near to. */
export const ownWeight: Readonly<Partial<Record<LineClass, number>>> = {
  error: 1,
  failure: 0.95,
  assertion: 0.95,
  located: 0.9,
  summary: 0.86,
  warning: 0.42,
  frame: 0.41,
  command: 0.28,
  exit: 0.24,
  file: 0.21,
};

/** Words that any program prints, against a tool's own form: how much they weigh, by their table in `@ctx/lang`. */
export const sureness: Readonly<Record<string, number>> = {
  'generic/exit': 2,
  'generic/severity-word': 0.4,
  'generic/exception': 0.4,
  'generic/failure': 0.6,
  'generic/located': 0.3,
  'generic/summary': 0.3,
  'generic/command': 0.3,
  'generic/hint': 0.29,
  'generic/assertion': 0.09,
};

/** By what a line's own weight is multiplied. */
export const factors = {
  /** A run's totals that count nothing wrong. */
  fine: 0.48,
  /** A frame that stands below no problem. */
  looseFrame: 1.2,
  /** A frame outside the project, behind the first two of its run. */
  libraryFrame: 0.48,
  /** Each further line of one message, down to the least. */
  repeat: 0.29,
  leastRepeat: 0.08,
  /** The same of a run's totals that count something wrong: other counts are other news. */
  repeatedTotals: 0.55,
  /** Each further message of one kind, down to the least: one of each kind comes before the second of any. */
  alike: 0.8,
  leastAlike: 0.5,
  /** The very start of the output, against its end. */
  start: 0.98,
  /** Outside the parts that end in a failing exit, where there are any. */
  elsewhere: 0.6,
} as const;

/** How weight falls off around what weighs by itself: a share of it directly beside it, then a power of the distance. */
export const nearness = {
  below: { share: 0.96, power: 0.35, lines: 2.5 },
  /** Of that, what exits, totals and echoed commands give to the lines below them. */
  belowOthers: 0.5,
  above: { share: 0.8, power: 0.65, lines: 1 },
  /** Above a failing exit: of the weight 1, not of the exit's own. */
  aboveExit: { share: 0.38, power: 0.35, lines: 1 },
};

/** What a record of a program's log weighs: by what it is, and by how many of its kind came before it. */
export const record = {
  problem: 1,
  warning: 0.5,
  hint: 0.4,
  other: 0.2,
  /** The last of a kind, and those between the first and the last. */
  last: 0.5,
  between: 0.05,
  /** The power of the number of records of a kind by which it weighs less: rare ones come first. */
  rarity: 0.06,
  /** The power of its length, in this many bytes, by which a longer one weighs less: it takes the place of others. */
  length: 0.5,
  usualBytes: 160,
  /** The share of the weight that nearness gives to other lines. */
  near: 0.1,
} as const;

/** Lines between a problem and the frames that belong to it, at most. */
export const FRAMES_WITHIN = 5;

/** What any other line weighs at the output's end; it falls to nothing at its start. */
export const REST = 0.024;

/** The shares of the budget that the last lines, those before a failing exit, and the first lines get at most. */
export const shares = { end: 0.075, beforeExit: 0.05, tail: 0.125, head: 0.0375 } as const;
