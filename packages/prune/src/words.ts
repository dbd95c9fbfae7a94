import type { LineClass } from '@ctx/lang';
import type { Fold } from './fold.js';
import type { ClassCounts } from './item.js';

/** The words of headers, footers and marks. Every number in them is a count of the output's own lines or bytes. */

const nouns: Readonly<Record<LineClass | 'repeated', readonly [one: string, many: string]>> = {
  error: ['error line', 'error lines'],
  failure: ['failure line', 'failure lines'],
  assertion: ['assertion line', 'assertion lines'],
  located: ['located message', 'located messages'],
  frame: ['stack frame', 'stack frames'],
  warning: ['warning', 'warnings'],
  summary: ['summary line', 'summary lines'],
  exit: ['exit line', 'exit lines'],
  command: ['command line', 'command lines'],
  file: ['file name', 'file names'],
  note: ['note', 'notes'],
  progress: ['progress line', 'progress lines'],
  install: ['install line', 'install lines'],
  pass: ['passed check', 'passed checks'],
  repeated: ['repeated line', 'repeated lines'],
  plain: ['other line', 'other lines'],
};

/** In the order in which counts are listed: the gravest first, what is dropped first at the end. */
const listed = Object.keys(nouns) as (LineClass | 'repeated')[];

/**
 * `3 error lines, 12 progress lines`: with more than `most` classes those that report a problem, then the most frequent,
 * and the others summed up.
 */
export function countWords(counts: ClassCounts, most = listed.length): string {
  const countOf = (name: LineClass | 'repeated'): number => counts.get(name) ?? 0;
  const present = listed.filter((name) => countOf(name) > 0);
  const byWorth = present
    .filter((name) => name !== 'plain')
    .sort((a, b) => Number(isGrave(b)) - Number(isGrave(a)) || countOf(b) - countOf(a));
  const chosen = new Set(present.length <= most ? present : byWorth.slice(0, most - 1));
  const others = present.filter((name) => !chosen.has(name)).reduce((sum, name) => sum + countOf(name), 0);
  const rows = listed.filter((name) => chosen.has(name)).map((name) => words(name, countOf(name)));
  return (others > 0 ? [...rows, words('plain', others)] : rows).join(', ');
}

const isGrave = (name: LineClass | 'repeated'): boolean =>
  name === 'error' || name === 'failure' || name === 'assertion' || name === 'located';

const words = (name: LineClass | 'repeated', count: number): string => `${count} ${nouns[name][count === 1 ? 0 : 1]}`;

/** Marks of gaps name this many classes at most. */
const MOST_IN_GAP = 3;

export function gapText(lines: number, classes: ClassCounts): string {
  if (classes.size === 1) return `[… ${classes.has('plain') ? plural(lines, 'line') : countWords(classes)} …]`;
  return `[… ${plural(lines, 'line')}: ${countWords(classes, MOST_IN_GAP)} …]`;
}

export function foldText({ period, times, lines }: Omit<Fold, 'from' | 'to'>): string {
  return period === 1
    ? `[… the same line ${plural(lines, 'more time')} …]`
    : `[… the same ${period} lines ${plural(times - 2, 'more time')} (${lines} lines) …]`;
}

export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** A size for people: `512 bytes`, `115 KB`, `4.8 MB`; K is 1,024. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_024) return plural(bytes, 'byte');
  const kilobytes = bytes / 1_024;
  return kilobytes < 999.5 ? `${round(kilobytes)} KB` : `${round(kilobytes / 1_024)} MB`;
}

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The line at the end of a result that says how to see the rest. */
export function footerText(lines: number, offer: string): string {
  return `[the whole output (${plural(lines, 'line')}) is kept: ${offer}]`;
}
