import type { Subject } from '../subject.js';
import { locatedLines } from './located-lines.js';

/** Whether the result of a change carries what a checker said of the changed files. */
export function hasDiagnostics(subject: Subject): boolean {
  const { kind } = subject.call;
  return (kind === 'edit' || kind === 'write' || kind === 'patch') && locatedLines(subject).length > 0;
}
