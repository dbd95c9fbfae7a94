import type { Subject } from '../subject.js';

/** The lines that a read showed, as the beginning of a phrase; empty for a whole file. */
export function rangeOf({ files }: Subject): string {
  const lines = files.find(({ action }) => action === 'read')?.lines;
  if (!lines) return '';
  const total = lines.total === undefined ? '' : ` of ${lines.total}`;
  return lines.from === lines.to ? `line ${lines.from}${total}, ` : `lines ${lines.from} to ${lines.to}${total}, `;
}
