import { CODES, codeOf, countCodes, hasCode } from './code-set.js';
import { compileNeedles, type SymbolSet } from './needles.js';
import { type PatternFacts, readPattern, sharesOf } from './pattern-facts.js';

/**
 * Finds the few patterns that can match a line: by a text that each match of them must hold, all of which are looked
 * for in one pass, and by the character that a match must begin with. So a line's cost does not grow with the patterns.
 */
export interface Pattern {
  readonly match: RegExp;
  readonly not?: RegExp | undefined;
  /** Texts of which a match holds at least one, where the pattern does not show them itself. */
  readonly has?: string | readonly string[] | undefined;
}

export interface FormIndex {
  /** Looks for all texts in a line at once; serves every `find` in that line. */
  scan(line: string): void;
}

/** The patterns of one group, such as those of prefixes, in an index, and how each is found. */
export interface FormGroup<P extends Pattern> {
  readonly reaches: readonly PatternReach[];
  /** Gives a pattern by its place in the order; asked for once, when a line may be of it. */
  pattern(order: number): P;
}

/** Gives the first of a group's patterns, in their order, that matches `text`: the line scanned last, or its end. */
export type FindForm<P extends Pattern> = (text: string) => P | undefined;

/** About which share of the lines begins with one certain character. */
const SHARE_OF_A_FIRST = 0.016;

/** How a pattern is found, as plain data. */
export interface PatternReach {
  /** The characters that a match can begin with, a bit for each. */
  readonly first?: readonly number[];
  /** The characters that can stand behind that one. */
  readonly second?: readonly number[];
  /** The texts that it is found by; without them it is found by its first character. */
  readonly texts?: readonly string[];
  /** What every match holds. */
  readonly low: number;
  readonly high: number;
  /** Whether every match begins with white space, or none does. */
  readonly indent?: boolean;
}

/** Reads off a pattern how it is found; `undefined` when it neither begins with a definite character nor holds a text. */
export function readReach(pattern: Pattern): PatternReach | undefined {
  const facts = readPattern(pattern.match);
  const { first, second } = facts;
  const { low, high } = facts.characters;
  const common = { low, high, ...(second && { second }), ...(facts.indent !== undefined && { indent: facts.indent }) };
  const texts = textsOf(pattern, facts);
  const firstShare = first === undefined ? Number.POSITIVE_INFINITY : countCodes(first) * SHARE_OF_A_FIRST;
  if (sharesOf(texts) < firstShare) return { ...(first && { first }), texts, ...common };
  return first && { first, ...common };
}

interface Entry<P> {
  readonly order: number;
  readonly reach: PatternReach;
  pattern: P | undefined;
}

/** The texts that patterns are found by, each once, in the order in which they are searched for. */
export function textsIn(...groups: readonly (readonly PatternReach[])[]): string[] {
  const texts = new Set<string>();
  for (const reaches of groups) {
    for (const reach of reaches) for (const text of reach.texts ?? []) texts.add(text);
  }
  return [...texts];
}

/** `ends` are those of all texts (`endsOf(textsIn(…))`), where they are known. */
export function createFormIndex<A extends Pattern, B extends Pattern>(
  prefixes: FormGroup<A>,
  forms: FormGroup<B>,
  ends?: readonly number[],
): FormIndex & { readonly findPrefix: FindForm<A>; readonly findForm: FindForm<B> } {
  const texts = textsIn(prefixes.reaches, forms.reaches);
  const indexOf = new Map(texts.map((text, index) => [text, index]));
  const a = sortIn(prefixes, indexOf);
  const b = sortIn(forms, indexOf);
  const needles = compileNeedles(texts, ends);
  const found = new Int32Array(texts.length);
  let count = 0;
  return {
    scan(line) {
      count = needles.search(line, found);
    },
    findPrefix: (text) => findIn(a, text, needles.present, found, count),
    findForm: (text) => findIn(b, text, needles.present, found, count),
  };
}

interface Sorted<P extends Pattern> {
  readonly group: FormGroup<P>;
  /** The entries that each text leads to, by its index. */
  readonly byText: readonly (readonly Entry<P>[] | undefined)[];
  /** The other entries, which only a line's opening leads to. */
  readonly others: readonly Entry<P>[];
  /** Those of them that one first character can lead to, and one whole opening; sorted out when it is first met. */
  readonly byFirst: (readonly Entry<P>[] | undefined)[];
  readonly byOpening: Map<Opening, readonly Entry<P>[]>;
}

function sortIn<P extends Pattern>(group: FormGroup<P>, indexOf: ReadonlyMap<string, number>): Sorted<P> {
  const byText: Entry<P>[][] = [];
  const others: Entry<P>[] = [];
  group.reaches.forEach((reach, order) => {
    const entry: Entry<P> = { order, reach, pattern: undefined };
    if (reach.texts === undefined) others.push(entry);
    for (const text of reach.texts ?? []) {
      const index = indexOf.get(text) as number;
      const entries = byText[index];
      if (entries === undefined) byText[index] = [entry];
      else entries.push(entry);
    }
  });
  return { group, byText, others, byFirst: [], byOpening: new Map() };
}

function findIn<P extends Pattern>(
  sorted: Sorted<P>,
  text: string,
  present: SymbolSet,
  found: Int32Array,
  count: number,
): P | undefined {
  const opening = openingOf(text);
  let best = better(sorted.group, openedBy(sorted, opening), text, opening, present, undefined);
  for (let i = 0; i < count; i += 1) {
    const entries = sorted.byText[found[i] as number];
    if (entries !== undefined) best = better(sorted.group, entries, text, opening, present, best);
  }
  return best?.pattern;
}

/**
 * How a line begins, as one number: the codes of its first character that is no white space and of the one behind it,
 * and whether white space stands before them.
 */
type Opening = number;

/** A line that begins with white space other than blanks and tabs: it may be of any form. */
const ANY: Opening = -1;

function openingOf(text: string): Opening {
  let at = 0;
  while (at < text.length && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at += 1;
  // The end counts as a space: what must have a character there does not match anyway.
  const first = at < text.length ? text.charCodeAt(at) : 32;
  const second = at + 1 < text.length ? text.charCodeAt(at + 1) : 32;
  if (at < text.length && (first < 14 || first > 127) && /^\s/.test(text[at] as string)) return ANY;
  return (codeOf(first) * CODES + codeOf(second)) * 2 + (at > 0 ? 1 : 0);
}

function openedBy<P extends Pattern>(sorted: Sorted<P>, opening: Opening): readonly Entry<P>[] {
  if (opening === ANY) return sorted.others;
  let entries = sorted.byOpening.get(opening);
  if (entries === undefined) {
    const code = firstOf(opening);
    sorted.byFirst[code] ??= sorted.others.filter(
      ({ reach: { first } }) => first === undefined || hasCode(first, code),
    );
    entries = sorted.byFirst[code].filter(({ reach }) => canOpen(reach, opening));
    sorted.byOpening.set(opening, entries);
  }
  return entries;
}

const firstOf = (opening: Opening): number => (opening / (2 * CODES)) | 0;
const secondOf = (opening: Opening): number => (opening >> 1) % CODES;

/** Whether a line that begins so can be what the pattern matches. */
function canOpen({ first, second, indent }: PatternReach, opening: Opening): boolean {
  if (opening === ANY) return true;
  if (indent !== undefined && indent !== ((opening & 1) === 1)) return false;
  if (first !== undefined && !hasCode(first, firstOf(opening))) return false;
  return second === undefined || hasCode(second, secondOf(opening));
}

/** The first of the entries that matches, if it comes before the best so far. */
function better<P extends Pattern>(
  group: FormGroup<P>,
  entries: readonly Entry<P>[],
  text: string,
  opening: Opening,
  present: SymbolSet,
  best: Entry<P> | undefined,
): Entry<P> | undefined {
  for (const entry of entries) {
    if (best !== undefined && entry.order >= best.order) return best;
    const { low, high } = entry.reach;
    if ((low & ~present.low) !== 0 || (high & ~present.high) !== 0) continue;
    if (!canOpen(entry.reach, opening)) continue;
    entry.pattern ??= group.pattern(entry.order);
    if (entry.pattern.match.test(text) && !(entry.pattern.not?.test(text) ?? false)) return entry;
  }
  return best;
}

/** The texts that the pattern is found by: its own, or those named for it where they are rarer. */
function textsOf({ has }: Pattern, facts: PatternFacts): readonly string[] {
  const own = facts.texts ?? [];
  const named = [has ?? []].flat().map((text) => text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' '));
  return [own, named].filter(isFindable).sort((a, b) => sharesOf(a) - sharesOf(b))[0] ?? [];
}

const isFindable = (texts: readonly string[]): boolean => Number.isFinite(sharesOf(texts));
