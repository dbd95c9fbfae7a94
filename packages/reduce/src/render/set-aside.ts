import type { Subject } from '../subject.js';
import { utf8Length } from '../utf8-length.js';
import { callName, sizeOf } from './summary.js';

/** One line, at most 200 bytes, for a result that is set aside to make room. */
export function setAside(subject: Subject): string | undefined {
  const line = `[${callName(subject)}: set aside, ${sizeOf(subject)}]`;
  return utf8Length(line) < subject.bytes ? line : undefined;
}
