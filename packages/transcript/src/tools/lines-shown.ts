/**
 * Which lines of a file a result shows: from the numbers before its lines, from a sentence at its beginning or end, or
 * else from the lines that were asked for.
 */
import type { LineRange } from '../message.js';
import type { LinesAsked } from './call-facts.js';

/** How agents number lines. */
const numbered = [
  /^ {0,10}(\d{1,9})(?:→|\t)/,
  /^ {0,10}(\d{1,9})│/,
  /^(\d{5,9})\| ?/,
  /^ {0,10}(\d{1,9}) \| ?/,
  /^L(\d{1,9}): ?/,
  /^(\d{1,9}):/,
  /^[* ]?(\d{1,9})[a-z]{2}\|/,
];

/** A sentence with the first and the last line, and mostly the number of all. */
const rangeSaid = /^[[(]?(?:Status: )?Showing lines (\d{1,9})(?:-| to )(\d{1,9})(?: of (\d{1,9}))?/m;
/** A sentence that leads on: how many lines are left, and from which one. */
const moreSaid = /^(?:\[|\.\.\. ?\()(\d{1,9}) more lines?\b[^\n]{0,40}\bUse offset=(\d{1,9})\b/m;
const totalSaid = /(?:End of file - total (\d{1,9}) lines|\((\d{1,9}) lines total\)|\btotal of (\d{1,9}) lines)/i;

/** Agents stop a read there, some without a word. */
const usualLimit = 2_000;

/** The lines shown; undefined for the whole file, or where nothing says otherwise. */
export function linesShown(text: string, asked?: LinesAsked): LineRange | undefined {
  const head = text.slice(0, 1_000).split('\n').slice(0, 8).join('\n');
  const tail = text.slice(-1_000).split('\n').slice(-8).join('\n');
  const said = rangeSaid.exec(head) ?? rangeSaid.exec(tail);
  if (said) return range(Number(said[1]), Number(said[2]), said[3] === undefined ? undefined : Number(said[3]));
  const total = numberIn(totalSaid, tail) ?? numberIn(totalSaid, head);
  const { from, lines } = numberedLines(text);
  if (lines.length > 0) {
    const to = from + lines.length - 1;
    const ended = total === undefined ? to < usualLimit : to >= total;
    return from === 1 && asked === undefined && ended ? undefined : range(from, to, total);
  }
  const first = asked?.from ?? 1;
  const more = moreSaid.exec(tail);
  const last = more ? Number(more[2]) - 1 : 0;
  if (more && last >= first) return range(first, last, last + Number(more[1]));
  if (!asked) return undefined;
  const count = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const end = first + Math.max(count, 1) - 1;
  return range(first, Math.min(asked.to ?? end, end));
}

/**
 * The longest run of numbered lines that starts among the first lines: its first number, and the lines without their
 * numbers. A text whose lines bear no numbers has none.
 */
export function numberedLines(text: string): { readonly from: number; readonly lines: readonly string[] } {
  const all = text.split('\n');
  for (let start = 0; start < Math.min(all.length, 12); start += 1) {
    const form = numbered.find((pattern) => pattern.test(all[start] ?? ''));
    if (!form) continue;
    const from = Number(form.exec(all[start] ?? '')?.[1]);
    const lines: string[] = [];
    for (let at = start; at < all.length; at += 1) {
      const match = form.exec(all[at] ?? '');
      if (Number(match?.[1]) !== from + lines.length) break;
      lines.push((all[at] ?? '').slice(match?.[0].length));
    }
    if (lines.length > 1 || start === all.length - 1 || from === 1) return { from, lines };
  }
  return { from: 1, lines: [] };
}

function range(from: number, to: number, total?: number): LineRange {
  return { from, to: Math.max(from, to), ...(total !== undefined && total >= to && { total }) };
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
}
