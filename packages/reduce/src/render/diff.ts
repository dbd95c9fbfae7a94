import type { Subject } from '../subject.js';
import { cutText, quoteLine } from './clean-line.js';
import { counted } from './counted.js';
import { type FileDiff, type HunkDiff, parseDiff } from './parse-diff.js';
import { summary } from './summary.js';

const MOST_CHANGES = 36;
/** Places of hunks that stand in the row of their file. */
const PLACES = 6;

/** A diff: every file with its counts first, then the hunks and a few changed lines of each, as far as there is room. */
export function diff(subject: Subject): string | undefined {
  const files = parseDiff(subject.text);
  if (files.length === 0) return undefined;
  const rows = files.map((file) => quoteLine(rowOf(file)));
  const details = files.flatMap((file) => file.hunks.flatMap((hunk) => detailsOf(file, hunk)));
  const added = sumOf(files, (file) => file.added);
  const removed = sumOf(files, (file) => file.removed);
  const hunks = sumOf(files, (file) => file.hunks.length);
  const what = `diff of ${counted(files.length, 'file')}, ${counted(hunks, 'hunk')}, +${added} -${removed}`;
  return summary(subject, what, {
    budget: 2_400,
    lines: [...rows, ...firstChanges(details)],
    left: (shown) => {
      const changes = added + removed - shown.filter(isChange).length;
      const notShown = counted(changes, 'more changed line');
      if (shown.length < rows.length)
        return `${counted(rows.length - shown.length, 'more file')} and ${notShown} not shown`;
      return changes > 0 ? `${notShown} not shown` : undefined;
    },
  });
}

/** `src/a.ts: +3 -1 @@ -1,4 +1,6 @@`: the path may be cut, the counts never. */
function rowOf({ path, notes, hunks, added, removed }: FileDiff): string {
  const places = hunks.slice(0, PLACES).map(({ at }) => at.replace(/^@+ (.*?) @+$/, '$1'));
  const more = hunks.length - places.length;
  const where = places.filter((place) => place !== '').map((place) => ` @@ ${place}`);
  return [
    `${cutText(path, 100)}: +${added} -${removed}`,
    ...notes.map((note) => `, ${cutText(note, 60)}`),
    ...where,
    ...(more > 0 ? [` and ${counted(more, 'more hunk')}`] : []),
  ].join('');
}

function detailsOf({ path }: FileDiff, { at, lines }: HunkDiff): string[] {
  return lines.length === 0
    ? []
    : [quoteLine(`${cutText(path, 100)} ${at}`.trim()), ...lines.map((line) => quoteLine(`  ${line}`))];
}

/** Up to the last change that is shown, so that no place stands there without one. */
function firstChanges(details: readonly string[]): readonly string[] {
  const last = details.flatMap((line, at) => (isChange(line) ? at : []))[MOST_CHANGES - 1];
  return last === undefined ? details : details.slice(0, last + 1);
}

/** Changed lines stand two blanks further in than all others. */
function isChange(line: string): boolean {
  return line.startsWith('    ');
}

function sumOf(files: readonly FileDiff[], number: (file: FileDiff) => number): number {
  return files.reduce((sum, file) => sum + number(file), 0);
}
