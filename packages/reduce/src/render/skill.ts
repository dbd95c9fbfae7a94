import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { moreLines, summary } from './summary.js';

/** Where a skill lies and what it is called: tags, fields of its front matter, and lines that end in a path. */
const ANCHOR =
  /^\s*<(?:path|root|name|location|base)\b|^\s*<\w+ [^>]*\bname=|^(?:name|description):|^[^:]{2,60}:\*{0,2}\s+`?(?:[A-Za-z]:)?[~.]{0,2}[/\\]\S/i;
/** Anchors stand at the beginning. */
const ANCHORS_IN = 40;

/** Instructions that were loaded: where they come from, and their outline. */
export function skill(subject: Subject): string | undefined {
  const lines: string[] = [];
  let fence: string | undefined;
  eachLine(subject.text, (line, index) => {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (mark) fence = fenceAfter(fence, mark[1] ?? '', mark[2] ?? '');
    else if (fence !== undefined) return;
    else if (/^ {0,3}#{1,6}\s+\S/.test(line) || (index < ANCHORS_IN && ANCHOR.test(line)))
      lines.push(quoteLine(line.trim()));
  });
  if (lines.length === 0) return undefined;
  return summary(subject, 'instructions, here as an outline', { budget: 1_200, lines, left: moreLines(subject) });
}

/** A fence is closed by one of the same sign, as long at least, with nothing behind it. */
function fenceAfter(open: string | undefined, mark: string, rest: string): string | undefined {
  if (open === undefined) return mark;
  return mark.startsWith(open) && rest.trim() === '' ? undefined : open;
}
