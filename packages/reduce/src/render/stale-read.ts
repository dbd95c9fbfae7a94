import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { rangeOf } from './range-of.js';
import { summary } from './summary.js';

/** A read whose file changed since: what it was of, its first lines, and that it must not be relied on. */
export function staleRead(subject: Subject): string | undefined {
  const what = `${rangeOf(subject)}out of date, the file changed after this was read: read it again before you rely on it`;
  return summary(subject, what, { ...excerpt(subject, { head: 4, tail: 0, budget: 700 }), always: true });
}
