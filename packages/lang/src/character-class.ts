import { addAll, addOtherCases, addUnits, type CodeSet, codesIn, everything, not, setOf } from './code-set.js';

/** Reads what stands for one character in the source of a regular expression: a class, an escape, the character itself. */

/** How far a source is read. */
export interface Reader {
  readonly source: string;
  readonly ignoreCase: boolean;
  readonly isUnicode: boolean;
  at: number;
  /** Whether every branch at the top began with `^` so far. */
  anchored: boolean;
  depth: number;
}

/** Adds what a class stands for; it begins where the reader is, which is moved behind it. */
export function readClass(reader: Reader, codes: CodeSet): void {
  const { source } = reader;
  const negated = source[reader.at + 1] === '^';
  let at = reader.at + (negated ? 2 : 1);
  while (source[at] !== ']' && at < source.length) {
    const low = readMember(reader, at, codes);
    at += low.length;
    if (low.unit === undefined || source[at] !== '-' || source[at + 1] === ']') continue;
    const high = readMember(reader, at + 1, codes);
    at += 1 + high.length;
    addUnits(codes, low.unit, high.unit ?? low.unit);
    if (high.unit === undefined) addUnits(codes, DASH, DASH);
  }
  reader.at = at + 1;
  if (reader.ignoreCase) addOtherCases(codes);
  if (negated)
    not(codes).forEach((bits, word) => {
      codes[word] = bits;
    });
}

const DASH = 45;

/** Adds one member of a class; `unit` where it is a single character. */
function readMember(reader: Reader, at: number, codes: CodeSet): { length: number; unit?: number | undefined } {
  if (reader.source[at] === '\\') {
    const escaped = readEscape(reader.source, at);
    return { length: escaped.length, unit: addEscape(codes, escaped) };
  }
  const unit = reader.source.charCodeAt(at);
  addUnits(codes, unit, unit);
  return { length: characterAt(reader, at).length, unit };
}

/** A pattern reads the halves of a surrogate pair as two characters, except with the flag `u` or `v`. */
export function characterAt({ source, isUnicode }: Reader, at: number): string {
  return isUnicode ? String.fromCodePoint(source.codePointAt(at) as number) : (source[at] as string);
}

export function readEscape(source: string, at: number): string {
  escapes.lastIndex = at;
  return escapes.exec(source)?.[0] ?? source.slice(at, at + 2);
}

const escapes = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[pP]\{[^}]*\}|[\s\S])/y;

/** Adds what an escaped stands for; gives its unit where it is a single character. */
export function addEscape(codes: CodeSet, escaped: string): number | undefined {
  const name = escaped[1] as string;
  const known = named[name];
  if (known !== undefined) {
    addAll(codes, known);
    return undefined;
  }
  const unit =
    escaped.length > 2
      ? String.fromCodePoint(Number.parseInt(escaped.replace(/[^\da-fA-F]/g, ''), 16)).charCodeAt(0)
      : (controls[name] ?? name.charCodeAt(0));
  addUnits(codes, unit, unit);
  return unit;
}

const digits = setOf(48, 57);
const word = setOf(97, 122, ...codesIn(digits), ...codesIn(setOf(65, 90)), 95);
export const whiteSpace = setOf(
  9,
  13,
  ...Array.from(' \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff', (char) => char.charCodeAt(0)),
);
addUnits(whiteSpace, 0x2000, 0x200a);
const named: Readonly<Record<string, CodeSet>> = {
  d: digits,
  w: word,
  s: whiteSpace,
  D: not(digits),
  W: not(word),
  S: not(whiteSpace),
  p: everything,
  P: everything,
};
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13, f: 12, v: 11, '0': 0 };
