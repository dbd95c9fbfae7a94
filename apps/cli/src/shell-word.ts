/** A text as one word of a shell's line, for commands that are printed to be typed. */
import { visibleLine } from './visible.js';

/** Bare where that is safe, else quoted; what cannot be typed is written by its code, as bash, zsh and ksh read it. */
export function shellWord(text: string): string {
  if (/^(?!~)[\w./~:@+-]+$/.test(text)) return text;
  if (visibleLine(text) === text) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `$'${[...text].map(escaped).join('')}'`;
}

function escaped(char: string): string {
  if (char === '\\' || char === "'") return `\\${char}`;
  // A shell takes `\x9b` for a byte: a character that has more than one in UTF-8 is written as such.
  return char === '\t' ? '\\t' : visibleLine(char).replace(/^\\x(?=[89])/, '\\u00');
}
