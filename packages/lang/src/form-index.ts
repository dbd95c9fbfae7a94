import { CODES, codeOf, hasCode } from './code-set.js';
import { compileDigitTest, type DigitTest, digitsMatter } from './digit-test.js';
import { compileNeedles } from './needles.js';
import type { PackedReach, ReachTables } from './pack-reach.js';
import type { Pattern } from './pattern-reach.js';
import type { SymbolSet } from './symbols.js';

/**
 * Finds the few patterns that can match a line: by a text that each match of them must hold, all of which are looked
 * for in one pass, and by the character that a match must begin with. So a line's cost does not grow with the patterns.
 */
export interface FormIndex {
  /** Looks for all texts in a line at once; serves every `find` in that line. */
  scan(line: string): void;
  /** Whether what was found in the line that was scanned last could be something else if other digits stood in it. */
  readDigits(): boolean;
}

/** The patterns of one group, such as those of prefixes, in an index, and how each is found. */
export interface FormGroup<P extends Pattern> {
  readonly reaches: readonly PackedReach[];
  /** Gives a pattern by its place in the order; asked for once, when a line may be of it. */
  pattern(order: number): P;
}

/** Gives the first of a group's patterns, in their order, that matches `text`: the line scanned last, or its end. */
export type FindForm<P extends Pattern> = (text: string) => P | undefined;

/** One pattern as it is looked up: what its reach says, all of one shape, as this is read most of all. */
interface Entry<P> {
  readonly order: number;
  readonly low: number;
  readonly high: number;
  readonly first: readonly number[] | undefined;
  readonly second: readonly number[] | undefined;
  readonly indent: boolean | undefined;
  readonly digits: boolean;
  compiled: Compiled<P> | undefined;
}

interface Compiled<P> {
  readonly pattern: P;
  readonly match: DigitTest;
  readonly not: DigitTest | undefined;
}

/** `tables` are those that the reaches of both groups were packed with. */
export function createFormIndex<A extends Pattern, B extends Pattern>(
  prefixes: FormGroup<A>,
  forms: FormGroup<B>,
  tables: ReachTables,
): FormIndex & { readonly findPrefix: FindForm<A>; readonly findForm: FindForm<B> } {
  const a = sortIn(prefixes, tables);
  const b = sortIn(forms, tables);
  const needles = compileNeedles(tables.texts, tables.ends);
  const found = new Int32Array(tables.texts.length);
  let count = 0;
  return {
    scan(line) {
      count = needles.search(line, found);
      a.readDigits = false;
      b.readDigits = false;
    },
    readDigits: () => a.readDigits || b.readDigits,
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
  /** Whether a pattern was tried since the last scan that told digits apart. */
  readDigits: boolean;
}

function sortIn<P extends Pattern>(group: FormGroup<P>, { sets }: ReachTables): Sorted<P> {
  const byText: Entry<P>[][] = [];
  const others: Entry<P>[] = [];
  group.reaches.forEach((reach, order) => {
    const { low, high, texts, indent, digits = false } = reach;
    const first = reach.first === undefined ? undefined : sets[reach.first];
    const second = reach.second === undefined ? undefined : sets[reach.second];
    const entry: Entry<P> = { order, low, high, first, second, indent, digits, compiled: undefined };
    if (texts === undefined) others.push(entry);
    for (const text of texts ?? []) {
      const entries = byText[text];
      if (entries === undefined) byText[text] = [entry];
      else entries.push(entry);
    }
  });
  return { group, byText, others, byFirst: [], byOpening: new Map(), readDigits: false };
}

function findIn<P extends Pattern>(
  sorted: Sorted<P>,
  text: string,
  present: SymbolSet,
  found: Int32Array,
  count: number,
): P | undefined {
  const opening = openingOf(text);
  let best = better(sorted, openedBy(sorted, opening), text, opening, present, undefined);
  for (let i = 0; i < count; i += 1) {
    const entries = sorted.byText[found[i] as number];
    if (entries !== undefined) best = better(sorted, entries, text, opening, present, best);
  }
  return best?.compiled?.pattern;
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
    sorted.byFirst[code] ??= sorted.others.filter(({ first }) => first === undefined || hasCode(first, code));
    entries = sorted.byFirst[code].filter((entry) => canOpen(entry, opening));
    sorted.byOpening.set(opening, entries);
  }
  return entries;
}

const firstOf = (opening: Opening): number => (opening / (2 * CODES)) | 0;
const secondOf = (opening: Opening): number => (opening >> 1) % CODES;

/** Whether a line that begins so can be what the pattern matches. */
function canOpen<P>({ first, second, indent }: Entry<P>, opening: Opening): boolean {
  if (opening === ANY) return true;
  if (indent !== undefined && indent !== ((opening & 1) === 1)) return false;
  if (first !== undefined && !hasCode(first, firstOf(opening))) return false;
  return second === undefined || hasCode(second, secondOf(opening));
}

/** The first of the entries that matches, if it comes before the best so far. */
function better<P extends Pattern>(
  sorted: Sorted<P>,
  entries: readonly Entry<P>[],
  text: string,
  opening: Opening,
  present: SymbolSet,
  best: Entry<P> | undefined,
): Entry<P> | undefined {
  for (const entry of entries) {
    if (best !== undefined && entry.order >= best.order) return best;
    if ((entry.low & ~present.low) !== 0 || (entry.high & ~present.high) !== 0) continue;
    if (!canOpen(entry, opening)) continue;
    entry.compiled ??= compile(sorted.group.pattern(entry.order), entry.digits);
    const { match, not } = entry.compiled;
    if (passes(sorted, match, text) && !(not !== undefined && passes(sorted, not, text))) return entry;
  }
  return best;
}

function compile<P extends Pattern>(pattern: P, digits: boolean): Compiled<P> {
  const testOf = (exact: RegExp): DigitTest => (digits ? compileDigitTest(exact) : { exact, loose: exact });
  return { pattern, match: testOf(pattern.match), not: pattern.not && testOf(pattern.not) };
}

function passes(sorted: Sorted<Pattern>, test: DigitTest, text: string): boolean {
  const matched = test.exact.test(text);
  if (test.loose !== test.exact) sorted.readDigits ||= digitsMatter(test, text, matched);
  return matched;
}
