import { problemLines } from '../detect/problem-lines.js';
import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { keyLines } from './key-lines.js';
import { summary } from './summary.js';

const BUDGET = 800;

/** A call that failed: the lines that say why, else the first and the last ones. */
export function oldError(subject: Subject): string | undefined {
  const ended = subject.exitCode === undefined ? 'failed' : `failed with exit code ${subject.exitCode}`;
  const why = problemLines(subject).length > 0;
  return summary(
    subject,
    ended,
    why
      ? keyLines(subject, { budget: BUDGET, last: 1, hints: true })
      : excerpt(subject, { head: 4, tail: 2, budget: BUDGET }),
  );
}
