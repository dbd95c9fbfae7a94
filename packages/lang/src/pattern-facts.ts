import {
  addAll,
  addOtherCases,
  addUnits,
  CODE_WORDS,
  type CodeSet,
  codesIn,
  countCodes,
  emptySet,
  everything,
  hasCode,
  not,
  setOf,
} from './code-set.js';
import { type SymbolSet, shareOfLines, signOf, symbolBits } from './needles.js';

/**
 * What can be read off a regular expression about the lines it matches, so that it need only be tried on lines that can
 * match. One pass over the source, without a tree, since it runs for every form when a language is compiled. What is
 * not understood counts as "anything", which is always safe: it only makes a form be tried more often.
 */
export interface PatternFacts {
  /**
   * The characters that a match can begin with, once the blanks and tabs at its start are skipped, if no other white
   * space follows them; `undefined` when the pattern is not anchored or may begin with any.
   */
  readonly first: CodeSet | undefined;
  /** The characters that can stand directly behind the first one; `undefined` when any can, or `first` is undefined. */
  readonly second: CodeSet | undefined;
  /**
   * Texts of which every match holds at least one: lower case, `0` for any digit, a space for a tab; `undefined` when
   * no text of three characters or more can be told.
   */
  readonly texts: readonly string[] | undefined;
  /** The characters that every match holds. */
  readonly characters: SymbolSet;
  /** Whether every match begins with white space (true) or none does (false); `undefined` when some may. */
  readonly indent: boolean | undefined;
}

/** A pattern that can begin with more characters than these can begin with anything. */
const MOST_FIRST = 110;
/** The same of its second character. */
const MOST_SECOND = 120;
/** Alternatives beyond which a set of texts is no help. */
const MOST_TEXTS = 96;

export function readPattern(pattern: RegExp): PatternFacts {
  const reader: Reader = {
    source: pattern.source,
    at: 0,
    ignoreCase: pattern.flags.includes('i'),
    isUnicode: pattern.unicode || pattern.flags.includes('v'),
    anchored: !pattern.flags.includes('m'),
    depth: 0,
  };
  const part = readChoice(reader);
  const isDefinite = !part.mayBeBlank && reader.anchored && countCodes(part.first) <= MOST_FIRST;
  const isSecondDefinite = isDefinite && !part.mayBeOne && !reader.isUnicode && countCodes(part.second) <= MOST_SECOND;
  return {
    first: isDefinite ? part.first : undefined,
    second: isSecondDefinite ? part.second : undefined,
    texts: part.texts?.every((text) => text.length >= 3) ? part.texts : undefined,
    characters: { low: part.low, high: part.high },
    indent: reader.anchored ? part.indent : undefined,
  };
}

interface Reader {
  readonly source: string;
  readonly ignoreCase: boolean;
  readonly isUnicode: boolean;
  at: number;
  /** Whether every branch at the top began with `^` so far. */
  anchored: boolean;
  depth: number;
}

/** What is known of a part of the pattern. */
interface Part {
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

function readChoice(reader: Reader): Part {
  const part = readSequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    const other = readSequence(reader);
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
  return part;
}

function readSequence(reader: Reader): Part {
  const { source } = reader;
  const whole: Part = { ...blank(), low: 0, high: 0, texts: undefined, runs: undefined };
  if (reader.depth === 0 && source[reader.at] !== '^') reader.anchored = false;
  let run = '';
  let isFirst = true;
  let start: string | undefined;
  const breakRun = (next: string): void => {
    start ??= run;
    if (run !== '') whole.texts = rarer(whole.texts, [run]);
    run = next;
  };
  while (reader.at < source.length && source[reader.at] !== '|' && source[reader.at] !== ')') {
    const atom = readAtom(reader);
    const atLeast = readQuantifier(reader);
    if (atom === undefined) continue;
    if (isFirst) {
      isFirst = false;
      if (atLeast !== 0) whole.indent = atom.indent;
    }
    begin(whole, atom, atLeast);
    if (atLeast === 0) {
      breakRun('');
      continue;
    }
    whole.low |= atom.low;
    whole.high |= atom.high;
    if (atom.sign !== undefined) {
      run += atom.sign.repeat(Math.max(1, atLeast));
      if (atLeast !== ONCE) breakRun(atom.sign);
      continue;
    }
    if (atom.runs === undefined) breakRun('');
    else {
      run += atom.runs.start;
      if (!atom.runs.isWhole) breakRun(atom.runs.end);
      if (atLeast !== ONCE) breakRun('');
    }
    whole.texts = rarer(whole.texts, atom.texts);
  }
  whole.runs = { start: start ?? run, end: run, isWhole: start === undefined };
  if (run !== '') whole.texts = rarer(whole.texts, [run]);
  return whole;
}

const blank = () => ({
  start: emptySet(),
  mayBeEmpty: true,
  first: emptySet(),
  mayBeBlank: true,
  second: emptySet(),
  mayBeOne: false,
});

/** Adds to what is known of the beginning of a part what an atom behind it can add. */
function begin(whole: Part, atom: Atom, atLeast: number): void {
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

interface Atom extends Part {
  /** What it is searched for as, when it is always the same sign. */
  readonly sign?: string | undefined;
}

/** `undefined` for what takes no characters. */
function readAtom(reader: Reader): Atom | undefined {
  const { source } = reader;
  const char = source[reader.at] as string;
  if (char === '(') return readGroup(reader);
  if (char === '^' || char === '$') {
    reader.at += 1;
    return undefined;
  }
  if (char === '[') {
    const codes = emptySet();
    readClass(reader, codes);
    return characterAtom(codes);
  }
  const text = char === '\\' ? readEscape(source, reader.at) : characterAt(reader, reader.at);
  reader.at += text.length;
  if (text === '\\b' || text === '\\B') return undefined;
  return knownAtom(text, reader.ignoreCase);
}

/** The atoms of single characters and escapes, which come again in every pattern. */
const atoms = new Map<string, Atom>();

function knownAtom(text: string, ignoreCase: boolean): Atom {
  const key = ignoreCase ? `i${text}` : text;
  let atom = atoms.get(key);
  if (atom === undefined) {
    atom = makeAtom(text, ignoreCase);
    atoms.set(key, atom);
  }
  return atom;
}

function makeAtom(text: string, ignoreCase: boolean): Atom {
  if (/^\\[k1-9]/.test(text)) {
    const any = { start: everything, first: everything, second: everything };
    const mayBe = { mayBeEmpty: true, mayBeBlank: true, mayBeOne: true };
    return { ...any, ...mayBe, low: 0, high: 0, texts: undefined, runs: undefined };
  }
  const codes = emptySet();
  if (text === '.') addAll(codes, everything);
  else if (text.length > 1 && text.startsWith('\\')) {
    // A set with a name has both cases of each of its letters.
    if (addEscape(codes, text) === undefined) return characterAtom(codes);
  } else addUnits(codes, text.charCodeAt(0), text.charCodeAt(0));
  if (ignoreCase) addOtherCases(codes);
  return characterAtom(codes);
}

function characterAtom(codes: CodeSet): Atom {
  const sign = signIn(codes);
  const bits = sign === undefined ? none : symbolBits(sign);
  const first = firstIn(codes);
  const isBlank = first.every((bits) => bits === 0);
  const spaced = hasCode(codes, 32) || hasCode(codes, 9);
  return {
    start: codes,
    mayBeEmpty: false,
    first,
    mayBeBlank: spaced,
    second: emptySet(),
    mayBeOne: !isBlank,
    low: bits.low,
    high: bits.high,
    texts: undefined,
    runs: undefined,
    sign,
    indent: spaced ? isBlank || undefined : false,
  };
}

/** Of the codes at one place those of a first character: all that are no white space. */
function firstIn(codes: CodeSet): CodeSet {
  if (codes.every((bits, i) => bits === whiteSpace[i])) return emptySet();
  const first = [...codes];
  first[0] = (codes[0] as number) & ~(whiteSpace[0] as number);
  first[1] = (codes[1] as number) & ~(whiteSpace[1] as number);
  return first;
}

const none: SymbolSet = { low: 0, high: 0 };

function readGroup(reader: Reader): Atom | undefined {
  groupStart.lastIndex = reader.at;
  const mark = groupStart.exec(reader.source)?.[0] ?? '(';
  reader.at += mark.length;
  reader.depth += 1;
  const inside = readChoice(reader);
  reader.depth -= 1;
  reader.at += 1;
  return /[=!]$/.test(mark) ? undefined : inside;
}

const groupStart = /\((?:\?(?:<[A-Za-z_$][\w$]*>|:|<?[=!]))?/y;

/** How often what precedes must come at least; `ONCE` where it comes exactly once. */
function readQuantifier(reader: Reader): number {
  const char = reader.source[reader.at];
  if (char !== '?' && char !== '*' && char !== '+' && char !== '{') return ONCE;
  quantifier.lastIndex = reader.at;
  const found = quantifier.exec(reader.source);
  if (found === null) return ONCE;
  reader.at += found[0].length;
  return char === '+' ? 1 : char === '{' ? Number(found[1]) : 0;
}

const ONCE = -1;
const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;

function readClass(reader: Reader, codes: CodeSet): void {
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
function characterAt({ source, isUnicode }: Reader, at: number): string {
  return isUnicode ? String.fromCodePoint(source.codePointAt(at) as number) : (source[at] as string);
}

function readEscape(source: string, at: number): string {
  escapes.lastIndex = at;
  return escapes.exec(source)?.[0] ?? source.slice(at, at + 2);
}

const escapes = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[pP]\{[^}]*\}|[\s\S])/y;

/** Adds what an escaped stands for; gives its unit where it is a single character. */
function addEscape(codes: CodeSet, escaped: string): number | undefined {
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
const whiteSpace = setOf(
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

/** The sign that all codes of a set are searched for as; `undefined` when they differ. */
function signIn(set: CodeSet): string | undefined {
  let sign: string | undefined;
  for (let i = 0; i < CODE_WORDS; i += 1) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1) {
      const next = signOf((i << 5) + 31 - Math.clz32(bits & -bits));
      if (next === undefined || (sign !== undefined && sign !== next)) return undefined;
      sign = next;
    }
  }
  return sign;
}

function rarer(a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined {
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
