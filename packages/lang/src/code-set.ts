/**
 * Sets of character codes, a bit for each: what a pattern allows at one place. They are plain arrays, as typed ones cost
 * more to make than all that is done with them.
 */
export type CodeSet = number[];

/** Stands for every character outside ASCII. */
export const NON_ASCII = 128;

/** The numbers that a set is made of. */
export const CODE_WORDS = 5;

/** The codes from one to another, and some more. */
export const setOf = (from: number, to: number, ...more: number[]): CodeSet => {
  const set: CodeSet = [0, 0, 0, 0, 0];
  for (let code = from; code <= to; code += 1) addCode(set, code);
  for (const code of more) addCode(set, code);
  return set;
};

export const everything = setOf(0, NON_ASCII);

/** All other codes. */
export const not = (set: CodeSet): CodeSet => set.map((bits, i) => ~bits & (everything[i] as number));

/** The code that a character's counts as. */
export function fold(code: number): number {
  return Math.min(code, NON_ASCII);
}

export function addCode(set: CodeSet, code: number): void {
  set[code >> 5] = (set[code >> 5] as number) | (1 << (code & 31));
}

export function addAll(set: CodeSet, other: CodeSet): void {
  for (let i = 0; i < CODE_WORDS; i += 1) set[i] = (set[i] as number) | (other[i] as number);
}

export function hasCode(set: readonly number[], code: number): boolean {
  return ((set[code >> 5] as number) & (1 << (code & 31))) !== 0;
}

export function codesIn(set: readonly number[]): number[] {
  const codes: number[] = [];
  for (let code = 0; code <= NON_ASCII; code += 1) if (set.length > 0 && hasCode(set, code)) codes.push(code);
  return codes;
}

/** Adds to each letter the same in upper and lower case. */
export function addOtherCases(codes: CodeSet): void {
  // Upper and lower case are one word of the set apart.
  const upper = (codes[2] as number) & LETTERS;
  const lower = (codes[3] as number) & LETTERS;
  codes[2] = (codes[2] as number) | lower;
  codes[3] = (codes[3] as number) | upper;
}

/** The bits of the 26 letters in their word of a set. */
const LETTERS = 0x07fffffe;
