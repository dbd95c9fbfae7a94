import type { Subject } from '../subject.js';
import { bodyOf } from './body-of.js';
import { firstLines } from './text-lines.js';

/** Whether a result is a JSON object on each line, as logs and event streams are. */
export function isNdjson(subject: Subject): boolean {
  const lines = firstLines(bodyOf(subject), 3);
  return lines.length >= 2 && lines.every((line) => /^\s*\{.*\}$/.test(line));
}
