import { problemLines } from '../detect/problem-lines.js';
import { showsFile } from '../detect/shows-file.js';
import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { keyLines } from './key-lines.js';
import { summary } from './summary.js';

const BUDGET = 800;

/** What a command printed that worked: what it says of the whole and its last lines, else its first and last lines. */
export function shellSuccess(subject: Subject): string | undefined {
  const ended = subject.exitCode === undefined ? 'output' : `exit code ${subject.exitCode}`;
  const tells = !showsFile(subject) && problemLines(subject).some((one) => one.class === 'summary' && !one.hint);
  return summary(
    subject,
    ended,
    tells ? keyLines(subject, { budget: BUDGET, last: 3 }) : excerpt(subject, { head: 5, tail: 3, budget: BUDGET }),
  );
}
