/**
 * The one form in which a log and the strings that must stand in it are compared: no escape sequences, a carriage
 * return is a line break, white space is folded. Nothing else is changed, so that a match is a match of real text.
 */
import { stripVTControlCharacters } from 'node:util';

/** `text` line by line without escape sequences, with every run of white space as one space and none at line ends. */
export function normalize(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ | $/gm, '');
}

/** The lines of `text`; a line end at the very end starts no further line. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
