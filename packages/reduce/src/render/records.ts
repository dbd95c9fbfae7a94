import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { counted } from './counted.js';
import { excerpt } from './excerpt.js';
import { summary } from './summary.js';

const BUDGET = 900;
/** Digits of a commit's name that are enough to ask for it. */
const HASH = 12;

/** A list of records: the first ones, which are the newest or the most important, and the last. */
export function records(subject: Subject): string | undefined {
  const commits = commitsIn(subject.text);
  if (commits.length < 2) return summary(subject, 'records', excerpt(subject, { head: 10, tail: 2, budget: BUDGET }));
  return summary(subject, counted(commits.length, 'commit'), {
    budget: BUDGET,
    lines: commits.map((commit) => quoteLine(commit)),
    left: (shown) => {
      const more = commits.length - shown.length;
      return more > 0 ? `${counted(more, 'more commit')} not shown` : 'authors, dates and texts not shown';
    },
  });
}

/** Name and subject of each, where git shows several lines for one. */
function commitsIn(text: string): string[] {
  const commits: string[] = [];
  let isOpen = false;
  eachLine(text, (line) => {
    const name = /^commit ([\da-f]{7,64})\b/.exec(line)?.[1];
    if (name !== undefined) {
      commits.push(name.slice(0, HASH));
      isOpen = true;
    } else if (isOpen && /^ {4}\S/.test(line)) {
      commits.push(`${commits.pop()} ${line.trim()}`);
      isOpen = false;
    }
  });
  return commits;
}
