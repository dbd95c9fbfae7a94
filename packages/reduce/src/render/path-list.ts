import { bodyOf } from '../detect/body-of.js';
import { pathTest } from '../detect/is-path-list.js';
import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { counted, grouped } from './counted.js';
import { summary } from './summary.js';

/** Names of one folder that are shown. */
const MOST_NAMES = 4;

/** A list of files: how many each folder holds, the largest first, with the first names of each. */
export function pathList(subject: Subject): string | undefined {
  const folders = new Map<string, string[]>();
  let count = 0;
  let others = 0;
  const isPath = pathTest(subject);
  eachLine(bodyOf(subject), (line) => {
    if (!isPath(line)) {
      if (line.trim() !== '') others += 1;
      return;
    }
    const path = line.trim();
    count += 1;
    const end = Math.max(path.lastIndexOf('/', path.length - 2), path.lastIndexOf('\\', path.length - 2)) + 1;
    const names = folders.get(path.slice(0, end));
    if (names) names.push(path.slice(end));
    else folders.set(path.slice(0, end), [path.slice(end)]);
  });
  if (count === 0) return undefined;
  const rows = [...folders].sort(([, one], [, other]) => other.length - one.length);
  return summary(subject, `${counted(count, 'path')} in ${counted(folders.size, 'folder')}`, {
    budget: 900,
    lines: rows.map(([folder, names]) => quoteLine(rowOf(folder, names))),
    left: (shown) => leftOf(rows.slice(shown.length), others),
  });
}

/** The count stands before the names, which a long row loses first. */
function rowOf(folder: string, names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const more = names.length > MOST_NAMES ? ', …' : '';
  return `${folder === '' ? '.' : folder} (${grouped(names.length)}): ${shown}${more}`;
}

function leftOf(rows: readonly (readonly [string, readonly string[]])[], others: number): string {
  const paths = rows.reduce((sum, [, names]) => sum + names.length, 0);
  const parts = [
    ...(rows.length > 0 ? [`${counted(paths, 'path')} in ${counted(rows.length, 'more folder')}`] : []),
    ...(others > 0 ? [counted(others, 'other line')] : []),
  ];
  return `${parts.join(' and ') || 'further names of these folders'} not shown`;
}
