import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { excerpt } from './excerpt.js';
import { summary } from './summary.js';

const HEADINGS = 8;
const FIRST = 5;

/** A fetched page: its first lines, and its headings where it has some. */
export function fetch(subject: Subject): string | undefined {
  const begin = excerpt(subject, { head: FIRST, tail: 0, budget: 900 });
  const lines = [...(begin.lines ?? [])];
  let headings = 0;
  eachLine(subject.text, (line) => {
    if (headings === HEADINGS || !/^#{1,3} \S/.test(line)) return;
    const quoted = quoteLine(line);
    if (lines.includes(quoted)) return;
    headings += 1;
    lines.push(quoted);
  });
  return summary(subject, 'page', { ...begin, lines });
}
