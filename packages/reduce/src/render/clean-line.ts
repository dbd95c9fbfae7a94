/**
 * Text of a result as it may stand in a summary: without escape sequences, control, direction and invisible characters,
 * without halves of characters, and cut to a length. A quoted line begins with two blanks, and every line of our own with
 * a bracket: so no text can pose as one of them, whatever it says.
 */
import { withoutEscapes } from '../detect/text-lines.js';

/** Longer lines are cut at their end. */
const MOST_CHARACTERS = 180;
/** Of a longer line the beginning is cleaned. */
const MOST_CLEANED = 4_000;

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const HALVES = /\p{Cs}/gu;

export function quoteLine(line: string, most = MOST_CHARACTERS): string {
  return `  ${cutText(cleanText(line), most)}`;
}

/** On one line. A tab stays a tab. */
export function cleanText(text: string): string {
  const plain = withoutEscapes(text.length > MOST_CLEANED ? text.slice(0, MOST_CLEANED) : text);
  return plain
    .replace(CONTROLS, (control) => (control === '\t' ? '\t' : ' '))
    .replace(UNSEEN, '')
    .replace(HALVES, '\ufffd')
    .trimEnd();
}

/** The first `most` characters, with a mark where more followed; never half of a pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const code = text.charCodeAt(most - 2);
  const end = code >= 0xd800 && code < 0xdc00 ? most - 2 : most - 1;
  return `${text.slice(0, end)}…`;
}
