import type { Subject } from '../subject.js';
import { firstLines } from './text-lines.js';

/** What a skill comes in: a tag, the fields of its front matter, a heading, or a line that says where it lies. */
const ENVELOPE = /^\s*<[A-Za-z][\w:-]*[\s>]|^---$|^#{1,6} \S|:\*{0,2}\s+(?:[A-Za-z]:)?[~.]{0,2}[/\\]\S/;

/** Whether a result is a skill that was loaded: instructions that the model works by. */
export function isSkill({ call, status, text }: Subject): boolean {
  if (call.kind !== 'skill' || status === 'error' || status === 'cancelled') return false;
  return firstLines(text, 12).some((line) => ENVELOPE.test(line));
}
