/** The first and the last lines of a text, for a summary. */
import { bodyOf } from '../detect/body-of.js';
import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { moreLines, type SummaryOptions } from './summary.js';

export interface ExcerptOptions {
  readonly head: number;
  readonly tail: number;
  /** Most bytes of the summary. */
  readonly budget: number;
}

/** Stands between lines that did not follow one another. */
const GAP = '[…]';

/**
 * Lines that are not blank: `head` from the beginning and `tail` from the end. Where the budget holds less, the last of
 * the head give way, so that the end remains.
 */
export function excerpt(subject: Subject, { head, tail, budget }: ExcerptOptions): SummaryOptions {
  const first: string[] = [];
  const last: string[] = [];
  let count = 0;
  eachLine(bodyOf(subject), (line) => {
    if (line.trim() === '') return;
    count += 1;
    if (first.length < head) first.push(line);
    else if (tail > 0 && last.push(line) > tail) last.shift();
  });
  const end = last.map((line) => quoteLine(line));
  const begin = first.map((line) => quoteLine(line));
  const gap = count > begin.length + end.length && end.length > 0;
  // What the end needs is taken from the beginning; a header takes up to 300 bytes.
  let room = budget - 300 - sizeOf(end);
  const kept = begin.filter((line) => {
    room -= sizeOf([line]);
    return room >= 0;
  });
  const mark = end.length > 0 && (gap || kept.length < begin.length) ? [GAP] : [];
  return { budget, lines: [...kept, ...mark, ...end], left: moreLines(subject) };
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
