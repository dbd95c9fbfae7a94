import type { LineClass } from '@ctx/lang';
import { problemLines } from '../detect/problem-lines.js';
import type { Subject } from '../subject.js';
import { counted } from './counted.js';
import { keyLines } from './key-lines.js';
import { summary } from './summary.js';

const COUNTED: readonly LineClass[] = ['failure', 'error', 'warning'];

/** What a build, a test run or a linter printed: how many lines tell of trouble, and the most telling ones. */
export function log(subject: Subject): string | undefined {
  const problems = problemLines(subject).filter(({ hint }) => !hint);
  const counts = COUNTED.flatMap((what) => {
    const count = problems.filter((problem) => problem.class === what).length;
    return count > 0 ? counted(count, `${what} line`) : [];
  });
  return summary(
    subject,
    `log with ${counts.join(', ') || 'no error line'}`,
    keyLines(subject, { budget: 1_500, last: 2 }),
  );
}
