import type { Subject } from '../subject.js';
import { excerpt } from './excerpt.js';
import { summary } from './summary.js';

/** A list of records: the first ones, which are the newest or the most important, and the last. */
export function records(subject: Subject): string | undefined {
  return summary(subject, 'records', excerpt(subject, { head: 10, tail: 2, budget: 900 }));
}
