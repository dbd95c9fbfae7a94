/** A text of a session for a person: safe for the terminal, cut where it is long, wrapped with its indentation. */
import { stripVTControlCharacters } from 'node:util';
import { formatBytes } from './bytes.js';
import { counted } from './counted.js';
import { visible } from './visible.js';

export interface RenderOptions {
  /** Shows every text whole. */
  readonly full: boolean;
  readonly colour: boolean;
  /** Width of the terminal. @default lines stay as long as they are */
  readonly columns?: number | undefined;
  /** How a reader gets the text of an entry whole, such as a command to type. */
  readonly recall: (address: string) => string;
}

const MOST_LINES = { conversation: 40, result: 12 };
const MOST_LINE_LENGTH = 2000;
const LEAST_COLUMNS = 20;

export const DIM = '2';
export const BOLD = '1';
export const RED = '31';
export const CYAN = '36';

/** The text's lines, indented; what is left out is said in the last one, with the way to it. */
export function textLines(
  text: string,
  kind: keyof typeof MOST_LINES,
  address: string,
  options: RenderOptions,
): string[] {
  const lines = visible(stripVTControlCharacters(text.trimEnd().replaceAll('\r\n', '\n'))).split('\n');
  const most = options.full ? Number.POSITIVE_INFINITY : MOST_LINES[kind];
  const length = options.full ? Number.POSITIVE_INFINITY : MOST_LINE_LENGTH;
  const first = lines.slice(0, most);
  const shown = first.flatMap((line) => wrapped(`  ${cutLine(line, length)}`.trimEnd(), options));
  const rest = lines.length - first.length;
  if (rest > 0) {
    const size = formatBytes(Buffer.byteLength(text));
    return [...shown, hint(`${counted(rest, 'more line')} of ${size}`, address, options)];
  }
  return first.some((line) => line.length > length) ? [...shown, hint('long lines whole', address, options)] : shown;
}

/** Says what is not shown, and how to see it. Never wrapped: it is there to be copied. */
export function hint(what: string, address: string, options: RenderOptions): string {
  return styled(`  … ${what}: ${options.recall(address)}`, DIM, options);
}

/** The line in rows that fit the terminal, each beginning where the line's words begin. */
export function wrapped(line: string, { columns = Number.POSITIVE_INFINITY }: RenderOptions): string[] {
  const width = Math.max(LEAST_COLUMNS, columns);
  if (line.length <= width) return [line];
  const indent = ' '.repeat(Math.min(/^ */.exec(line)?.[0].length ?? 0, width / 2));
  const rows: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const end = rowEnd(rest, width);
    rows.push(rest.slice(0, end));
    rest = indent + rest.slice(end).replace(/^ /, '');
  }
  return [...rows, rest];
}

/** At a blank in the row's second half, else where it is full; never within a character. */
function rowEnd(text: string, width: number): number {
  const blank = text.lastIndexOf(' ', width);
  if (blank > width / 2) return blank;
  return text.slice(0, width).isWellFormed() ? width : width - 1;
}

export function cutLine(line: string, length: number): string {
  return line.length <= length ? line : `${line.slice(0, length).toWellFormed()}…`;
}

export function styled(text: string, code: string, { colour }: RenderOptions): string {
  return colour && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
}
