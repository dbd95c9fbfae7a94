import { NUMBERED } from '../detect/is-numbered-source.js';
import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { summary } from './summary.js';

/** Lines of a file with their numbers: which ones, the first and the last of them. */
export function numberedSource(subject: Subject): string | undefined {
  let from: string | undefined;
  let to: string | undefined;
  eachLine(subject.text, (line) => {
    const number = NUMBERED.exec(line)?.[1];
    from ??= number;
    to = number ?? to;
  });
  const what = from === undefined || to === undefined ? 'source' : `source, lines ${from} to ${to}`;
  return summary(subject, what, excerpt(subject, { head: 6, tail: 4, budget: 900 }));
}
