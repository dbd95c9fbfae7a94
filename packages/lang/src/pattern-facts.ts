import {
  addAll,
  addCode,
  addOtherCases,
  CODE_WORDS,
  type CodeSet,
  codesIn,
  everything,
  fold,
  hasCode,
  NON_ASCII,
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
   * The codes of the characters that a match can begin with, once the white space at its start is skipped; `undefined`
   * when the pattern is not anchored or may begin with any. A bit for each code; those outside ASCII count as `NON_ASCII`.
   */
  readonly first: CodeSet | undefined;
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
/** Alternatives beyond which a set of texts is no help. */
const MOST_TEXTS = 96;

export function readPattern(pattern: RegExp): PatternFacts {
  const reader: Reader = {
    source: pattern.source,
    at: 0,
    ignoreCase: pattern.flags.includes('i'),
    anchored: !pattern.flags.includes('m'),
    depth: 0,
  };
  const part = readChoice(reader);
  const isDefinite = !part.mayBeEmpty && reader.anchored && codesIn(part.first).length <= MOST_FIRST;
  return {
    first: isDefinite ? part.first : undefined,
    texts: part.texts?.every((text) => text.length >= 3) ? part.texts : undefined,
    characters: { low: part.low, high: part.high },
    indent: reader.anchored ? part.indent : undefined,
  };
}

interface Reader {
  readonly source: string;
  readonly ignoreCase: boolean;
  at: number;
  /** Whether every branch at the top began with `^` so far. */
  anchored: boolean;
  depth: number;
}

/** What is known of a part of the pattern. */
interface Part {
  /** What it can begin with, white space apart, as bits by code. */
  readonly first: CodeSet;
  /** Whether what follows it can come first: it may be empty or white space. */
  mayBeEmpty: boolean;
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
    addAll(part.first, other.first);
    part.mayBeEmpty ||= other.mayBeEmpty;
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
  const whole: Part = { first: [0, 0, 0, 0, 0], mayBeEmpty: true, low: 0, high: 0, texts: undefined, runs: undefined };
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
    if (whole.mayBeEmpty) {
      addAll(whole.first, atom.first);
      whole.mayBeEmpty = atom.mayBeEmpty || atLeast === 0;
    }
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
    const codes: CodeSet = [0, 0, 0, 0, 0];
    readClass(reader, codes);
    return characterAtom(codes);
  }
  const text =
    char === '\\' ? readEscape(source, reader.at) : String.fromCodePoint(source.codePointAt(reader.at) as number);
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
    return { first: everything, mayBeEmpty: true, low: 0, high: 0, texts: undefined, runs: undefined };
  }
  const codes: CodeSet = [0, 0, 0, 0, 0];
  if (text === '.') addAll(codes, everything);
  else if (text.length > 1 && text.startsWith('\\')) addEscape(codes, text);
  else addCode(codes, fold(text.codePointAt(0) as number));
  if (ignoreCase) addOtherCases(codes);
  return characterAtom(codes);
}

function characterAtom(codes: CodeSet): Atom {
  const sign = signIn(codes);
  const bits = sign === undefined ? none : symbolBits(sign);
  const spaced = hasCode(codes, 32) || hasCode(codes, 9);
  codes[0] = (codes[0] as number) & ~(1 << 9);
  codes[1] = (codes[1] as number) & ~1;
  const indent = spaced ? codes.every((bits) => bits === 0) || undefined : false;
  return {
    first: codes,
    mayBeEmpty: spaced,
    low: bits.low,
    high: bits.high,
    texts: undefined,
    runs: undefined,
    sign,
    indent,
  };
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
    const low = readMember(source, at, codes);
    at += low.length;
    if (low.code === undefined || source[at] !== '-' || source[at + 1] === ']') continue;
    const high = readMember(source, at + 1, codes);
    at += 1 + high.length;
    for (let code = low.code; code <= (high.code ?? low.code); code += 1) addCode(codes, code);
    if (high.code === undefined) addCode(codes, DASH);
  }
  reader.at = at + 1;
  if (reader.ignoreCase) addOtherCases(codes);
  if (!negated) return;
  for (let word = 0; word < CODE_WORDS; word += 1)
    codes[word] = ~(codes[word] as number) & (everything[word] as number);
  // A class that names one character outside ASCII excludes only that one.
  addCode(codes, NON_ASCII);
}

const DASH = 45;

/** Adds one member of a class; `code` where it is a single character. */
function readMember(source: string, at: number, codes: CodeSet): { length: number; code?: number | undefined } {
  if (source[at] === '\\') {
    const escaped = readEscape(source, at);
    return { length: escaped.length, code: addEscape(codes, escaped) };
  }
  const point = source.codePointAt(at) as number;
  addCode(codes, fold(point));
  return { length: point > 0xffff ? 2 : 1, code: fold(point) };
}

function readEscape(source: string, at: number): string {
  escapes.lastIndex = at;
  return escapes.exec(source)?.[0] ?? source.slice(at, at + 2);
}

const escapes = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[pP]\{[^}]*\}|[\s\S])/y;

/** Adds what an escaped stands for; gives its code where it is a single character. */
function addEscape(codes: CodeSet, escaped: string): number | undefined {
  const name = escaped[1] as string;
  const known = named[name];
  if (known !== undefined) {
    addAll(codes, known);
    return undefined;
  }
  const code =
    escaped.length > 2
      ? fold(Number.parseInt(escaped.replace(/[^\da-fA-F]/g, ''), 16))
      : (controls[name] ?? fold(name.codePointAt(0) ?? 0));
  addCode(codes, code);
  return code;
}

const digits = setOf(48, 57);
const word = setOf(97, 122, ...codesIn(digits), ...codesIn(setOf(65, 90)), 95);
const blanks = setOf(9, 13, 32);
const named: Readonly<Record<string, CodeSet>> = {
  d: digits,
  w: word,
  s: setOf(9, 13, 32, NON_ASCII),
  D: not(digits),
  W: not(word),
  S: not(blanks),
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
