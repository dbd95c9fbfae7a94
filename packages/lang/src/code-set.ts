/**
 * Sets of UTF-16 code units, a bit for each: what a pattern allows at one place. Those outside ASCII share 64 bits, so
 * that most signs are still told apart. They are plain arrays, as typed ones cost more to make than all that is done with
 * them.
 */
export type CodeSet = number[];

/** The codes that units are counted as: one for each of ASCII, and from `NON_ASCII` on those of the others. */
export const NON_ASCII = 128;
export const CODES = 192;

/** The numbers that a set is made of. */
export const CODE_WORDS = CODES / 32;

/** The code that a unit counts as. */
export function codeOf(unit: number): number {
  return unit < NON_ASCII ? unit : NON_ASCII + ((unit + (unit >> 8)) & (CODES - NON_ASCII - 1));
}

export const emptySet = (): CodeSet => [0, 0, 0, 0, 0, 0];

/** The units from one to another, and some more. */
export const setOf = (from: number, to: number, ...more: number[]): CodeSet => {
  const set = emptySet();
  addUnits(set, from, to);
  for (const unit of more) addUnits(set, unit, unit);
  return set;
};

/** Adds the units from one to another; with many of them, all outside ASCII. */
export function addUnits(set: CodeSet, from: number, to: number): void {
  const isMany = to - from > CODES;
  if (isMany) set.fill(-1, NON_ASCII / 32);
  for (let unit = from; unit <= (isMany ? NON_ASCII - 1 : to); unit += 1) {
    const code = codeOf(unit);
    set[code >> 5] = (set[code >> 5] as number) | (1 << (code & 31));
  }
}

export const everything = setOf(0, 0xffff);

/** All other codes. What excludes one unit outside ASCII does not exclude the others of its code. */
export const not = (set: CodeSet): CodeSet => set.map((bits, i) => (32 * i < NON_ASCII ? ~bits : -1));

export function addAll(set: CodeSet, other: CodeSet): void {
  for (let i = 0; i < CODE_WORDS; i += 1) set[i] = (set[i] as number) | (other[i] as number);
}

export function hasCode(set: readonly number[], code: number): boolean {
  return ((set[code >> 5] as number) & (1 << (code & 31))) !== 0;
}

export function codesIn(set: readonly number[]): number[] {
  const codes: number[] = [];
  for (let code = 0; code < CODES; code += 1) if (set.length > 0 && hasCode(set, code)) codes.push(code);
  return codes;
}

/** The set with all digits, if it has one: so lines that differ only in digits lead to the same patterns. */
export function withAllDigits(set: readonly number[]): readonly number[] {
  return set.map((bits, i) => (i === DIGIT_WORD && (bits & DIGITS) !== 0 ? bits | DIGITS : bits));
}

/** The digits' word of a set, and their bits in it. */
const DIGIT_WORD = 1;
const DIGITS = 0x03ff0000;

/** How many codes are in a set; all those outside ASCII count as one. */
export function countCodes(set: readonly number[]): number {
  const codes = codesIn(set);
  const ascii = codes.findIndex((code) => code >= NON_ASCII);
  return ascii < 0 ? codes.length : ascii + 1;
}

/** Adds to each letter the same in upper and lower case. */
export function addOtherCases(codes: CodeSet): void {
  // Pairs of cases outside ASCII are not known here: with one of those, all may be meant.
  for (let i = NON_ASCII / 32; i < CODE_WORDS; i += 1) if (codes[i] !== 0) codes.fill(-1, NON_ASCII / 32);
  // Upper and lower case are one word of the set apart.
  const upper = (codes[2] as number) & LETTERS;
  const lower = (codes[3] as number) & LETTERS;
  codes[2] = (codes[2] as number) | lower;
  codes[3] = (codes[3] as number) | upper;
}

/** The bits of the 26 letters in their word of a set. */
const LETTERS = 0x07fffffe;
