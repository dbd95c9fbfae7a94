import { codesIn, hasCode, NON_ASCII } from './code-set.js';
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
  readonly patterns: readonly P[];
  readonly reaches: readonly PatternReach[];
}

/** Gives the first of a group's patterns, in their order, that matches `text`: the line scanned last, or its end. */
export type FindForm<P extends Pattern> = (text: string) => P | undefined;

/** About which share of the lines begins with one certain character. */
const SHARE_OF_A_FIRST = 0.016;

/** How a pattern is found, as plain data. */
export interface PatternReach {
  /** The characters that a match can begin with, a bit for each. */
  readonly first?: readonly number[];
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
  const { first } = facts;
  const { low, high } = facts.characters;
  const common = { low, high, ...(facts.indent !== undefined && { indent: facts.indent }) };
  const texts = textsOf(pattern, facts);
  const firstShare = first === undefined ? Number.POSITIVE_INFINITY : codesIn(first).length * SHARE_OF_A_FIRST;
  if (sharesOf(texts) < firstShare) return { ...(first && { first }), texts, ...common };
  return first && { first, ...common };
}

interface Entry<P> {
  readonly pattern: P;
  readonly order: number;
  readonly reach: PatternReach;
}

export function createFormIndex<A extends Pattern, B extends Pattern>(
  prefixes: FormGroup<A>,
  forms: FormGroup<B>,
): FormIndex & { readonly findPrefix: FindForm<A>; readonly findForm: FindForm<B> } {
  const texts: string[] = [];
  const indexOf = new Map<string, number>();
  const a = sortIn(prefixes, texts, indexOf);
  const b = sortIn(forms, texts, indexOf);
  const needles = compileNeedles(texts);
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
  /** The entries that each text leads to, by its index. */
  readonly byText: readonly (readonly Entry<P>[] | undefined)[];
  /** The entries that only their first character leads to, by its code. */
  readonly byFirst: readonly (readonly Entry<P>[])[];
}

function sortIn<P extends Pattern>(group: FormGroup<P>, texts: string[], indexOf: Map<string, number>): Sorted<P> {
  const byText: Entry<P>[][] = [];
  const byFirst = Array.from({ length: NON_ASCII + 1 }, (): Entry<P>[] => []);
  group.patterns.forEach((pattern, order) => {
    const reach = group.reaches[order] as PatternReach;
    const entry: Entry<P> = { pattern, order, reach };
    if (reach.texts !== undefined) {
      for (const text of reach.texts) {
        let index = indexOf.get(text);
        if (index === undefined) {
          index = texts.push(text) - 1;
          indexOf.set(text, index);
        }
        const entries = byText[index];
        if (entries === undefined) byText[index] = [entry];
        else entries.push(entry);
      }
    } else for (const code of codesIn(reach.first ?? [])) byFirst[code]?.push(entry);
  });
  return { byText, byFirst };
}

function findIn<P extends Pattern>(
  sorted: Sorted<P>,
  text: string,
  present: SymbolSet,
  found: Int32Array,
  count: number,
): P | undefined {
  const code = firstCode(text);
  const indented = /^[ \t]/.test(text);
  let best = better(sorted.byFirst[code] as readonly Entry<P>[], text, code, indented, present, undefined);
  for (let i = 0; i < count; i += 1) {
    const entries = sorted.byText[found[i] as number];
    if (entries !== undefined) best = better(entries, text, code, indented, present, best);
  }
  return best?.pattern;
}

/** The first of the entries that matches, if it comes before the best so far. */
function better<P extends Pattern>(
  entries: readonly Entry<P>[],
  text: string,
  code: number,
  indented: boolean,
  present: SymbolSet,
  best: Entry<P> | undefined,
): Entry<P> | undefined {
  for (const entry of entries) {
    if (best !== undefined && entry.order >= best.order) return best;
    const { first, low, high, indent } = entry.reach;
    if (indent !== undefined && indent !== indented) continue;
    if (first !== undefined && !hasCode(first, code)) continue;
    if ((low & ~present.low) !== 0 || (high & ~present.high) !== 0) continue;
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

/** The code of the first character that is not white space. */
function firstCode(text: string): number {
  let at = 0;
  while (at < text.length && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at += 1;
  return at < text.length ? Math.min(text.charCodeAt(at), NON_ASCII) : 32;
}
