import type { Subject } from '../subject.js';
import { summary } from './summary.js';

/** A call that was made again, with the same input: its newer result is further down. */
export function repeated(subject: Subject): string | undefined {
  return summary(subject, 'the same call was made again later in this conversation', { budget: 400, always: true });
}
