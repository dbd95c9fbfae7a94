import { bodyOf } from '../detect/body-of.js';
import { createHitReader } from '../detect/hit-reader.js';
import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { utf8Length } from '../utf8-length.js';
import { quoteLine } from './clean-line.js';
import { counted, grouped } from './counted.js';
import { summary } from './summary.js';

const BUDGET = 1_400;
/** Line numbers of one file that are named. */
const MOST_NUMBERS = 8;
/** Files that are shown with the text of their first hit. */
const WITH_TEXT = 3;

interface FileHits {
  readonly numbers: string[];
  readonly text: string;
}

/** Search results: every file with the lines of its hits; texts for the first files only, where all places have room. */
export function search(subject: Subject): string | undefined {
  const read = createHitReader(subject);
  const files = new Map<string, FileHits>();
  let hits = 0;
  let others = 0;
  eachLine(bodyOf(subject), (line) => {
    const hit = read(line);
    if (!hit) {
      if (line.trim() !== '') others += 1;
      return;
    }
    hits += 1;
    const known = files.get(hit.path);
    if (known) known.numbers.push(hit.line);
    else files.set(hit.path, { numbers: [hit.line], text: hit.text.trim() });
  });
  if (hits === 0) return undefined;
  const found = [...files];
  const places = found.map(([path, { numbers }]) => quoteLine(placesOf(path, numbers), 240));
  const withTexts = found.flatMap(([, { text }], at) => {
    return at < WITH_TEXT ? [places[at] ?? '', quoteLine(`  ${text}`, 100)] : [places[at] ?? ''];
  });
  // A header and the last line take up to 300 bytes.
  const lines = utf8Length(withTexts.join('\n')) <= BUDGET - 300 ? withTexts : places;
  return summary(subject, `${counted(hits, 'match')} in ${counted(files.size, 'file')}`, {
    budget: BUDGET,
    lines,
    left: (shown) => leftOf(found.slice(shown.filter((line) => !line.startsWith('    ')).length), others),
  });
}

/** Paths come first, so that a cut takes numbers. */
function placesOf(path: string, numbers: readonly string[]): string {
  const named = numbers.slice(0, MOST_NUMBERS).join(', ');
  const more = numbers.length - MOST_NUMBERS;
  return `${path.trim()}: ${named}${more > 0 ? `, ${grouped(more)} more` : ''}`;
}

function leftOf(files: readonly (readonly [string, FileHits])[], others: number): string | undefined {
  const hits = files.reduce((sum, [, { numbers }]) => sum + numbers.length, 0);
  const parts = [
    ...(files.length > 0 ? [`${counted(hits, 'match')} in ${counted(files.length, 'more file')}`] : []),
    ...(others > 0 ? [counted(others, 'other line')] : []),
  ];
  return parts.length > 0 ? `${parts.join(' and ')} not shown` : 'texts of other matches not shown';
}
