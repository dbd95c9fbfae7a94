import { characterAt, type Reader, readClass, readEscape } from './character-class.js';
import { type CodeSet, countCodes, emptySet } from './code-set.js';
import { type Atom, characterAtom, knownAtom } from './pattern-atom.js';
import { addAlternative, begin, emptyPart, ONCE, type Part, rarer } from './pattern-part.js';
import type { SymbolSet } from './symbols.js';

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

function readChoice(reader: Reader): Part {
  const part = readSequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    addAlternative(part, readSequence(reader));
  }
  return part;
}

function readSequence(reader: Reader): Part {
  const { source } = reader;
  const whole = emptyPart();
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

const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
