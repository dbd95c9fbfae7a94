import { addAll, type CodeSet, emptySet } from './code-set.js';
import { shareOfLines } from './rareness.js';

/** What is known of a part of a pattern, and how that of two parts is put together. */
export interface Part {
  /** What it can begin with. */
  readonly start: CodeSet;
  /** Whether it may have no characters at all. */
  mayBeEmpty: boolean;
  /** What its first character can be that is not white space. */
  readonly first: CodeSet;
  /** Whether what follows it can hold that first character: it may be empty or white space. */
  mayBeBlank: boolean;
  /** What can stand behind that first character. */
  readonly second: CodeSet;
  /** Whether what follows it can hold that second character: it may end behind the first one. */
  mayBeOne: boolean;
  /** The symbols that all of its matches hold. */
  low: number;
  high: number;
  texts: readonly string[] | undefined;
  /** Whether it begins with white space; `undefined` when it may or may not. */
  indent?: boolean | undefined;
  /** The definite text it begins with, and the one it ends with; `undefined` for an alternation. */
  runs: { readonly start: string; readonly end: string; readonly isWhole: boolean } | undefined;
}

/** Alternatives beyond which a set of texts is no help. */
const MOST_TEXTS = 96;

/** A part of no characters, to which others are added. */
export const emptyPart = (): Part => ({
  start: emptySet(),
  mayBeEmpty: true,
  first: emptySet(),
  mayBeBlank: true,
  second: emptySet(),
  mayBeOne: false,
  low: 0,
  high: 0,
  texts: undefined,
  runs: undefined,
});

/** Adds what is known of an alternative. */
export function addAlternative(part: Part, other: Part): void {
  addAll(part.start, other.start);
  addAll(part.first, other.first);
  addAll(part.second, other.second);
  part.mayBeEmpty ||= other.mayBeEmpty;
  part.mayBeBlank ||= other.mayBeBlank;
  part.mayBeOne ||= other.mayBeOne;
  if (part.indent !== other.indent) part.indent = undefined;
  part.low &= other.low;
  part.high &= other.high;
  part.texts = part.texts && other.texts && union(part.texts, other.texts);
  part.runs = undefined;
}

/** Adds to what is known of the beginning of a part what an atom behind it can add. */
export function begin(whole: Part, atom: Part, atLeast: number): void {
  const isOptional = atLeast === 0;
  if (whole.mayBeEmpty) addAll(whole.start, atom.start);
  if (whole.mayBeOne) addAll(whole.second, atom.start);
  if (whole.mayBeOne && !isOptional) whole.mayBeOne = atom.mayBeEmpty;
  whole.mayBeEmpty &&= isOptional || atom.mayBeEmpty;
  if (!whole.mayBeBlank) return;
  addAll(whole.first, atom.first);
  addAll(whole.second, atom.second);
  if (atom.mayBeOne && atLeast !== ONCE) addAll(whole.second, atom.start);
  // What comes twice holds the second character itself, unless it may be blank.
  whole.mayBeOne ||= atom.mayBeOne && (atLeast < 2 || atom.mayBeBlank);
  whole.mayBeBlank = isOptional || atom.mayBeBlank;
}

/** How often a part comes that has no quantifier; else the least number. */
export const ONCE = -1;

/** Of two sets of texts, one of each of which every match holds, the rarer one. */
export function rarer(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return sharesOf(b) < sharesOf(a) ? b : a;
}

/** About which share of the lines holds one of the texts; infinite for none. */
export function sharesOf(texts: readonly string[]): number {
  let share = texts.length === 0 ? Number.POSITIVE_INFINITY : 0;
  for (const text of texts) share += shareOfLines(text);
  return share;
}

function union(a: readonly string[], b: readonly string[]): readonly string[] | undefined {
  const texts = [...new Set([...a, ...b])];
  return texts.length > MOST_TEXTS ? undefined : texts;
}
