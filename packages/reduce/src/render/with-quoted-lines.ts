/** Brings back the lines that the model leaned on. */
import type { Subject } from '../subject.js';
import { cleanText } from './clean-line.js';
import { counted } from './counted.js';

const MOST_LINES = 8;
/** Characters of a line, around the token that it is shown for. */
const MOST_CHARACTERS = 180;

/** `rendered` and, for each token that it lost, the first line of the text that holds it: at most 8 lines. */
export function withQuotedLines(rendered: string, subject: Subject, tokens: readonly string[]): string {
  const lines: string[] = [];
  let left = 0;
  for (const token of new Set(tokens)) {
    if (token === '' || rendered.includes(token) || lines.some((line) => line.includes(token))) continue;
    const at = subject.text.indexOf(token);
    if (at < 0) continue;
    if (lines.length < MOST_LINES) lines.push(lineAround(subject.text, at, token.length));
    else left += 1;
  }
  if (lines.length === 0) return rendered;
  const more = left > 0 ? `; ${counted(left, 'more word')} not shown` : '';
  return `${rendered}\n[lines of it that were used later${more}]\n${lines.join('\n')}`;
}

/** The line at a place, or as much of it around the place as a summary shows. */
function lineAround(text: string, at: number, length: number): string {
  const spare = Math.max(0, MOST_CHARACTERS - length);
  const near = text.slice(Math.max(0, at - MOST_CHARACTERS), at);
  const begin = at - near.length + near.lastIndexOf('\n') + 1;
  const after = text.slice(at, at + MOST_CHARACTERS);
  const stop = after.search(/[\r\n]/);
  const end = at + (stop < 0 ? after.length : stop);
  const from = Math.max(begin, Math.min(at - Math.floor(spare / 2), end - MOST_CHARACTERS));
  const to = Math.min(end, from + MOST_CHARACTERS);
  return `  ${cleanText(text.slice(isLow(text, from) ? from + 1 : from, isLow(text, to) ? to - 1 : to))}`;
}

/** Whether a cut before this unit would divide a pair. */
function isLow(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code < 0xe000 && at > 0;
}
