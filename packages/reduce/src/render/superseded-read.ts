import type { Subject } from '../subject.js';
import { rangeOf } from './range-of.js';
import { summary } from './summary.js';

/** A read that later ones cover: nothing of it is needed here. */
export function supersededRead(subject: Subject): string | undefined {
  return summary(subject, `${rangeOf(subject)}read again later in this conversation`, { budget: 700, always: true });
}
