import type { CleanLine } from './screen.js';

/**
 * When two lines count as the same: they differ only in times, durations, percentages, byte counts or addresses.
 * `sketchOf` is a cheap test that such lines always pass; their `fixedText` decides.
 */

/** Whether two lines of one sketch count as the same. */
export const isSameLine = (a: CleanLine, b: CleanLine): boolean => a.text === b.text || fixedOf(a) === fixedOf(b);

function fixedOf(line: CleanLine): string {
  line.fixed ??= fixedText(line.text);
  return line.fixed;
}

export function sketchOfLine({ template, text }: CleanLine): number {
  if (template === undefined) return sketchOf(text);
  template.sketch ??= sketchOf(text);
  return template.sketch;
}

/** Characters that cannot vary, of a line's start and of its end, that its sketch is made of. */
const MOST_FIXED = 6;
/** Characters that are looked at for them from either end. */
const MOST_LOOKED_AT = 160;

/** A number that lines which count as the same share, and few others do: what can vary weighs nothing. */
export function sketchOf(text: string): number {
  const { length } = text;
  const looked = Math.min(length, MOST_LOOKED_AT);
  let hash = 7;
  for (let i = 0, fixed = 0; i < looked && fixed < MOST_FIXED; i += 1) {
    const code = text.charCodeAt(i);
    if (!isFixed(code)) continue;
    hash = (Math.imul(hash, 31) + code) | 0;
    fixed += 1;
  }
  for (let i = length - 1, fixed = 0; i >= length - looked && fixed < MOST_FIXED; i -= 1) {
    const code = text.charCodeAt(i);
    if (!isFixed(code)) continue;
    hash = (Math.imul(hash, 31) + code) | 0;
    fixed += 1;
  }
  return hash;
}

/** Whether a character is none of those that numbers, addresses, times, sizes and their units are written with. */
const isFixed = (code: number): boolean => code > 127 || fixedAscii[code] === 1;

const fixedAscii = Uint8Array.from({ length: 128 }, (_, code) =>
  ' +,-.:%0123456789abcdefABCDEFxsmhuntoiykKMGTZpµ'.includes(String.fromCharCode(code)) ? 0 : 1,
);

/** Longer lines are only the same when they are equal. */
const MOST = 4_096;

const varying = new RegExp(
  [
    String.raw`\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?`,
    String.raw`\b\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?\b`,
    String.raw`\b0x[\da-fA-F]+\b`,
    String.raw`\b\d{1,18}(?:[.,]\d{1,18}){0,3}\s?(?:%|[mun]?s(?:ecs?|econds?)?\b|µs|m(?:in(?:ute)?s?)?\b|h(?:ours?)?\b|[kKMGT]i?[bB](?:it)?(?:/s|ps)?\b|[bB](?:ytes?)?(?:/s)?\b)`,
  ].join('|'),
  'g',
);

/** A line without its times, durations, percentages, byte counts and addresses: equal for lines that count as the same. */
function fixedText(text: string): string {
  return text.length <= MOST ? text.replace(varying, '#') : text;
}
