import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { summary } from './summary.js';

/** Anything: its first and last lines. */
export function generic(subject: Subject): string | undefined {
  return summary(subject, 'output', excerpt(subject, { head: 4, tail: 3, budget: 900 }));
}
