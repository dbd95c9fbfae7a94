import { commonTrigrams } from './common-trigrams.js';

/**
 * Finds which of many texts a line holds, in one pass, however many there are: each text is looked for by four
 * characters in a row of it (by three, where it has no more), through tables of bits that stay in the processor's nearest
 * cache. Letters match in either case, every digit is the same digit, a tab is a space. Only ASCII can be searched for.
 */

const SYMBOL_BITS = 6;
const TRIGRAM_MASK = (1 << (3 * SYMBOL_BITS)) - 1;
const QUAD_MASK = (1 << (4 * SYMBOL_BITS)) - 1;
/** Bits of the hash of four symbols. */
const HASH_BITS = 17;
const DIGIT = 27;
const SPACE = 28;
const SPACE_BYTE = 32;

/** The symbol of each ASCII character; 0 for those that no text can hold. */
const symbols = makeSymbols();

function makeSymbols(): Uint8Array {
  const table = new Uint8Array(256);
  let next = SPACE + 1;
  for (let code = 33; code < 127; code += 1) {
    const char = String.fromCharCode(code).toLowerCase();
    if (char >= 'a' && char <= 'z') table[code] = 1 + char.charCodeAt(0) - 97;
    else if (char >= '0' && char <= '9') table[code] = DIGIT;
    else {
      table[code] = next;
      next += 1;
    }
  }
  table[32] = SPACE;
  table[9] = SPACE;
  return table;
}

/** The symbols that stand in a text, as a set of bits in two numbers. */
export interface SymbolSet {
  low: number;
  high: number;
}

/** The set with the symbol of one character. */
export function symbolBits(char: string): SymbolSet {
  const code = char.charCodeAt(0);
  return { low: lowBit[code] as number, high: highBit[code] as number };
}

/** What a character is searched for as: lower case, `0` for a digit; `undefined` for one that cannot be searched for. */
export function signOf(code: number): string | undefined {
  return code < 128 && symbols[code] !== 0 ? signs[code] : undefined;
}

const signs = Array.from({ length: 128 }, (_, code) => fold(String.fromCharCode(code)));

/** The bit of each byte's symbol. */
const lowBit = Int32Array.from(symbols, (symbol) => (symbol > 0 && symbol < 32 ? 1 << symbol : 0));
const highBit = Int32Array.from(symbols, (symbol) => (symbol >= 32 ? 1 << (symbol - 32) : 0));

export interface Needles {
  /** The symbols of the line that was searched last. */
  readonly present: SymbolSet;
  /** Writes the index of each text that `line` holds into `found`, each once, and gives how many there are. */
  search(line: string, found: Int32Array): number;
}

interface Needle {
  readonly index: number;
  readonly symbols: readonly number[];
  /** Where in the text the characters end that it is looked for by. */
  readonly end: number;
}

/** The shortest text that can be searched for, in characters. */
const SHORTEST_NEEDLE = 3;

/** Spreads four symbols over the bits of a table. */
const hashOf = (quad: number): number => Math.imul(quad, 0x9e3779b1) >>> (32 - HASH_BITS);

/** Compiles the texts; their indexes are those in the list. A text that is too short or not ASCII is never found. */
export function compileNeedles(texts: readonly string[]): Needles {
  const trigramBits = new Int32Array((TRIGRAM_MASK + 1) >> 5);
  const quadBits = new Int32Array(1 << (HASH_BITS - 5));
  const byTrigram = new Map<number, Needle[]>();
  const byQuad = new Map<number, Needle[]>();
  texts.forEach((text, index) => {
    const own = symbolsOf(text);
    if (own.length < SHORTEST_NEEDLE || own.includes(0)) return;
    const isShort = own.length === SHORTEST_NEEDLE;
    const end = isShort ? SHORTEST_NEEDLE - 1 : rarestEnd(own).end;
    const key = isShort ? trigramAt(own, end) : quadAt(own, end);
    if (isShort) setBit(trigramBits, key);
    else setBit(quadBits, hashOf(key));
    const lists = isShort ? byTrigram : byQuad;
    const list = lists.get(key);
    const needle = { index, symbols: own, end };
    if (list === undefined) lists.set(key, [needle]);
    else list.push(needle);
  });
  /** The line that each text was found in last, by number. */
  const seenIn = new Float64Array(texts.length);
  let lines = 0;
  let count = 0;
  let bytes = new Uint8Array(4_096);
  const present: SymbolSet = { low: 0, high: 0 };

  function look(needles: readonly Needle[] | undefined, at: number, end: number, found: Int32Array): void {
    if (needles === undefined) return;
    for (const needle of needles) {
      if (seenIn[needle.index] === lines || !standsAt(needle, bytes, at - needle.end, end)) continue;
      seenIn[needle.index] = lines;
      found[count] = needle.index;
      count += 1;
    }
  }

  return {
    present,
    search(line, found) {
      // Bytes, since reading characters of a text that was cut from a larger one costs three times as much.
      if (bytes.length < 3 * line.length + 1) bytes = new Uint8Array(6 * line.length);
      const { written } = encoder.encodeInto(line, bytes);
      bytes[written] = SPACE_BYTE;
      lines += 1;
      count = 0;
      // The line's start and end count as a space.
      let quad = SPACE;
      let low = 0;
      let high = 0;
      for (let i = 0; i <= written; i += 1) {
        const byte = bytes[i] as number;
        low |= lowBit[byte] as number;
        high |= highBit[byte] as number;
        const last = quad;
        quad = ((quad << SYMBOL_BITS) | (symbols[byte] as number)) & QUAD_MASK;
        // Four of one character, as before: a text of only that character was looked for where its run began.
        if (quad === last) continue;
        const hash = Math.imul(quad, 0x9e3779b1) >>> (32 - HASH_BITS);
        if (((quadBits[hash >> 5] as number) & (1 << (hash & 31))) !== 0) look(byQuad.get(quad), i, written, found);
        const trigram = quad & TRIGRAM_MASK;
        if (((trigramBits[trigram >> 5] as number) & (1 << (trigram & 31))) !== 0) {
          look(byTrigram.get(trigram), i, written, found);
        }
      }
      present.low = low;
      present.high = high;
      return count;
    },
  };
}

function setBit(bits: Int32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
}

const encoder = new TextEncoder();

/** `bytes[end]` is the space behind the line; the one before it is not stored. */
function standsAt(needle: Needle, bytes: Uint8Array, start: number, end: number): boolean {
  if (start < -1 || start + needle.symbols.length > end + 1) return false;
  if (start === -1 && needle.symbols[0] !== SPACE) return false;
  for (let i = start === -1 ? 1 : 0; i < needle.symbols.length; i += 1) {
    if (symbols[bytes[start + i] as number] !== needle.symbols[i]) return false;
  }
  return true;
}

function symbolsOf(text: string): number[] {
  const { length } = text;
  const own = new Array<number>(length);
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    own[i] = code < 128 ? (symbols[code] as number) : 0;
  }
  return own;
}

function quadAt(own: readonly number[], end: number): number {
  return ((own[end - 3] as number) << (3 * SYMBOL_BITS)) | trigramAt(own, end);
}

function trigramAt(own: readonly number[], end: number): number {
  return (
    ((own[end - 2] as number) << (2 * SYMBOL_BITS)) | ((own[end - 1] as number) << SYMBOL_BITS) | (own[end] as number)
  );
}

/** How common three characters are, by their symbols: the higher, the commoner; 0 for all that are not listed. */
const commonness = new Uint16Array(TRIGRAM_MASK + 1);
for (let at = 0; at < commonTrigrams.length; at += 3) {
  commonness[trigramAt(symbolsOf(commonTrigrams.slice(at, at + 3)), 2)] = commonTrigrams.length - at;
}

/** Single characters from common to rare. */
const characters = ' 0etaoinsrlcd.m/pu-fgh:_b"ywv(=),k\'x[]{}|+*<>@$#;&q%!j~?\\^z`';

/** How rare each symbol is by itself. */
const rarenessOf = new Uint8Array(1 << SYMBOL_BITS);
for (let at = 0; at < characters.length; at += 1) rarenessOf[symbols[characters.charCodeAt(at)] as number] = at;

/** Where the four symbols of a text (three of a shorter one) end that are the rarest together, and how rare they are. */
function rarestEnd(own: readonly number[]): { readonly end: number; readonly rareness: number } {
  let best = Math.min(3, own.length - 1);
  let most = Number.NEGATIVE_INFINITY;
  for (let end = best; end < own.length; end += 1) {
    const rareness = own.length < 4 ? rarenessAt(own, end) : Math.max(rarenessAt(own, end), rarenessAt(own, end - 1));
    if (rareness > most) {
      most = rareness;
      best = end;
    }
  }
  return { end: best, rareness: most };
}

/** How rare the three symbols that end there are together. */
function rarenessAt(own: readonly number[], end: number): number {
  const first = own[end - 2] as number;
  const second = own[end - 1] as number;
  const third = own[end] as number;
  if (first === second && second === third) return EVERYWHERE;
  const common = commonness[trigramAt(own, end)] as number;
  if (common > 0) return -common;
  return (rarenessOf[first] as number) + (rarenessOf[second] as number) + (rarenessOf[third] as number);
}

/** Below every other rareness. */
const EVERYWHERE = -100_000;

/**
 * About which share of the lines holds what a text is looked for by, 0 to 1; infinite for a text that cannot be
 * searched for. Reckoned from the rank of its three characters: how often the commonest come was counted.
 */
export function shareOfLines(text: string): number {
  let share = shares.get(text);
  if (share === undefined) {
    share = reckonShare(symbolsOf(text));
    shares.set(text, share);
  }
  return share;
}

/** Few texts, asked for many times while a language is compiled. */
const shares = new Map<string, number>();

function reckonShare(own: readonly number[]): number {
  if (own.length < SHORTEST_NEEDLE) return Number.POSITIVE_INFINITY;
  const { rareness } = rarestEnd(own);
  if (rareness === EVERYWHERE) return 0.5;
  return rareness >= 0 ? 0.005 : 10 / ((commonTrigrams.length + rareness) / 3 + 20);
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' ');
}
