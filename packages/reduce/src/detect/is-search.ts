import type { Subject } from '../subject.js';
import { bodyOf } from './body-of.js';
import { defaultLang } from './default-lang.js';
import { createHitReader, isSearchTool } from './hit-reader.js';
import { isNumberedSource } from './is-numbered-source.js';
import { firstLines } from './text-lines.js';

/** Whether a result is a list of places in files. Places of which a checker says what is wrong there are none. */
export function isSearch(subject: Subject): boolean {
  if (subject.status === 'error' || subject.call.kind === 'read') return false;
  const asked = isSearchTool(subject);
  const read = createHitReader(subject);
  const hits = firstLines(bodyOf(subject), 24).filter(
    (line) => read(line) !== undefined && (asked || !isDiagnostic(line)),
  );
  return hits.length >= (asked ? 1 : 2) && (asked || !isNumberedSource(subject));
}

function isDiagnostic(line: string): boolean {
  const { class: what, hint } = defaultLang().classify(line);
  return !hint && what !== 'plain' && what !== 'located';
}
