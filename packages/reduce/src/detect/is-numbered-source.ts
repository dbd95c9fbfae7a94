import type { Subject } from '../subject.js';
import { bodyOf } from './body-of.js';
import { firstLines } from './text-lines.js';

/** A line with its number before it, as `cat -n`, `nl` and the tools of agents print it. */
export const NUMBERED = /^[ \t*>]{0,10}(\d{1,9})(?:→|\t|│|(?:[a-z]{2})?\||: | {2,}| \| ?)/;

/** Whether a result shows lines of a file with their numbers: numbers that go up by one, line after line. */
export function isNumberedSource(subject: Subject): boolean {
  const lines = firstLines(bodyOf(subject), 16);
  let before = Number.NaN;
  let steps = 0;
  for (const line of lines) {
    const number = Number(NUMBERED.exec(line)?.[1] ?? Number.NaN);
    // Blank lines without their number are left out by the reader.
    if (number > before && number <= before + 3) steps += 1;
    before = number;
  }
  return steps >= Math.min(3, Math.max(2, lines.length - 1));
}
