import type { Subject } from '../subject.js';
import { firstLines } from './text-lines.js';

const FILE = /^(?:diff --(?:git|combined|cc) |--- \S|\+\+\+ \S|Index: )/;
const PLACE = /^@{2,} -\d/;
const META =
  /^(?:(?:new|deleted) file mode|(?:old|new) mode|(?:dis)?similarity index|(?:rename|copy) (?:from|to)|Binary files |GIT binary patch)/;
const ENVELOPE = /^\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File: )/;

/** Whether a result shows a diff: unified, combined, binary or of modes alone, or the envelope of `apply_patch`. */
export function isDiff({ text }: Subject): boolean {
  let file = false;
  for (const line of firstLines(text, 80)) {
    if (ENVELOPE.test(line)) return true;
    if (file && (PLACE.test(line) || META.test(line))) return true;
    file ||= FILE.test(line);
  }
  return false;
}
