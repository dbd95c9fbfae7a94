/** How the tables and the page write shares and sizes. */
import type { Share } from './score-case.js';

/** Percent with one digit, `–` where there is nothing to count; never 100 % or 0 % unless it is exact. */
export function formatShare({ count, of }: Share): string {
  if (of === 0) return '–';
  const percent = (100 * count) / of;
  const exact = count === 0 || count === of;
  return `${(exact ? percent : Math.min(99.9, Math.max(0.1, percent))).toFixed(1)} %`;
}

/** Bytes in the unit that leaves at most four digits: `512 B`, `24 KiB`, `7.4 MiB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [value, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KiB'] : [bytes / 1024 ** 2, 'MiB'];
  return `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`;
}
