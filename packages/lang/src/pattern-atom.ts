import { addEscape, whiteSpace } from './character-class.js';
import {
  addAll,
  addOtherCases,
  addUnits,
  CODE_WORDS,
  type CodeSet,
  emptySet,
  everything,
  hasCode,
} from './code-set.js';
import type { Part } from './pattern-part.js';
import { type SymbolSet, signOf, symbolBits } from './symbols.js';

/** What is known of the smallest part of a pattern: one character, class or escape, or a group. */
export interface Atom extends Part {
  /** What it is searched for as, when it is always the same sign. */
  readonly sign?: string | undefined;
}

/** The atoms of single characters and escapes, which come again in every pattern. */
const atoms = new Map<string, Atom>();

export function knownAtom(text: string, ignoreCase: boolean): Atom {
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

export function characterAtom(codes: CodeSet): Atom {
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
