import { commonTrigrams } from './common-trigrams.js';

/**
 * Finds which of many texts a line holds, in one pass, however many there are: each text is looked for by four
 * characters in a row of it (by three, where it has no more), through tables of bits that stay in the processor's nearest
 * cache. Letters match in either case, every digit is the same digit, a tab is a space. Only ASCII can be searched for.
 */

const SYMBOL_BITS = 6;
const TRIGRAM_MASK = (1 << (3 * SYMBOL_BITS)) - 1;
const QUAD_MASK = (1 << (4 * SYMBOL_BITS)) - 1;
/** Bits of the hashes of four symbols, and of three, by which few texts are looked for. */
const QUAD_HASH_BITS = 17;
const TRIGRAM_HASH_BITS = 13;
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

/** The shortest text that can be searched for, in characters. */
const SHORTEST_NEEDLE = 3;

/** Texts by a hash of the three or four symbols that they are looked for by. */
interface Table {
  /** A bit for each hash that a text has: small enough for the processor's nearest cache. */
  readonly bits: Int32Array;
  /** For each hash the number of its list of texts. */
  readonly listOf: Uint16Array;
  readonly lists: number[][];
}

const emptyTable = (hashBits: number): Table => ({
  bits: new Int32Array(1 << (hashBits - 5)),
  listOf: new Uint16Array(1 << hashBits),
  lists: [],
});

const hashOfFour = (quad: number): number => Math.imul(quad, 0x9e3779b1) >>> (32 - QUAD_HASH_BITS);
const hashOfThree = (trigram: number): number => Math.imul(trigram, 0x9e3779b1) >>> (32 - TRIGRAM_HASH_BITS);

function addTo({ bits, listOf, lists }: Table, hash: number, index: number): void {
  const bit = 1 << (hash & 31);
  if (((bits[hash >> 5] as number) & bit) !== 0) {
    lists[listOf[hash] as number]?.push(index);
    return;
  }
  bits[hash >> 5] = (bits[hash >> 5] as number) | bit;
  listOf[hash] = lists.push([index]) - 1;
}

/**
 * Where in each text the symbols end that it is looked for by: those that are the rarest together. -1 for a text that
 * is too short or not ASCII.
 */
export function endsOf(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const own = symbolsOf(text);
    return own.length < SHORTEST_NEEDLE || own.includes(0) ? -1 : rarestEnd(own).end;
  });
}

/**
 * Compiles the texts; their indexes are those in the list. A text that is too short or not ASCII is never found.
 * `ends` are those of `endsOf`, which takes longer than all the rest.
 */
export function compileNeedles(texts: readonly string[], ends: readonly number[] = endsOf(texts)): Needles {
  const quads = emptyTable(QUAD_HASH_BITS);
  const trigrams = emptyTable(TRIGRAM_HASH_BITS);
  const usable = texts.map((text, index) => ((ends[index] as number) < 0 ? '' : text));
  /** The bytes of all texts, and where those of each begin. */
  const needles = encoder.encode(usable.join(''));
  const starts = new Int32Array(texts.length + 1);
  usable.forEach((text, index) => {
    const start = starts[index] as number;
    starts[index + 1] = start + text.length;
    if (text === '') return;
    const gram = gramAt(needles, start + (ends[index] as number));
    if (text.length === SHORTEST_NEEDLE) addTo(trigrams, hashOfThree(gram & TRIGRAM_MASK), index);
    else addTo(quads, hashOfFour(gram), index);
  });
  const quadBits = quads.bits;
  const trigramBits = trigrams.bits;
  /** The line that each text was found in last, by number. */
  const seenIn = new Int32Array(texts.length);
  let lineNo = 0;
  let count = 0;
  let bytes = new Uint8Array(4_096);
  const present: SymbolSet = { low: 0, high: 0 };

  function look({ listOf, lists }: Table, hash: number, at: number, written: number, found: Int32Array): void {
    for (const index of lists[listOf[hash] as number] as number[]) {
      if (seenIn[index] === lineNo || !standsAt(index, at - (ends[index] as number), written)) continue;
      seenIn[index] = lineNo;
      found[count] = index;
      count += 1;
    }
  }

  /** `bytes[written]` is the space behind the line; the one before it is not stored. */
  function standsAt(index: number, start: number, written: number): boolean {
    const to = starts[index + 1] as number;
    let from = starts[index] as number;
    let at = start;
    if (at + to - from > written + 1) return false;
    if (at < 0) {
      if (at < -1 || symbols[needles[from] as number] !== SPACE) return false;
      from += 1;
      at = 0;
    }
    for (; from < to; from += 1, at += 1) {
      if (symbols[bytes[at] as number] !== symbols[needles[from] as number]) return false;
    }
    return true;
  }

  return {
    present,
    search(line, found) {
      // Bytes, since reading characters of a text that was cut from a larger one costs three times as much.
      if (bytes.length < 3 * line.length + 1) bytes = new Uint8Array(6 * line.length);
      const { written } = encoder.encodeInto(line, bytes);
      bytes[written] = SPACE_BYTE;
      lineNo = (lineNo + 1) | 0;
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
        const four = hashOfFour(quad);
        if (((quadBits[four >> 5] as number) & (1 << (four & 31))) !== 0) look(quads, four, i, written, found);
        const three = hashOfThree(quad & TRIGRAM_MASK);
        if (((trigramBits[three >> 5] as number) & (1 << (three & 31))) !== 0) look(trigrams, three, i, written, found);
      }
      present.low = low;
      present.high = high;
      return count;
    },
  };
}

const encoder = new TextEncoder();

function symbolsOf(text: string): number[] {
  const { length } = text;
  const own = new Array<number>(length);
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    own[i] = code < 128 ? (symbols[code] as number) : 0;
  }
  return own;
}

/** The symbols of four bytes, the last of which stands at `end`; what is before the start counts as none. */
function gramAt(text: Uint8Array, end: number): number {
  let gram = 0;
  for (let at = Math.max(0, end - 3); at <= end; at += 1)
    gram = (gram << SYMBOL_BITS) | (symbols[text[at] as number] as number);
  return gram;
}

function trigramAt(own: readonly number[], end: number): number {
  return (
    ((own[end - 2] as number) << (2 * SYMBOL_BITS)) | ((own[end - 1] as number) << SYMBOL_BITS) | (own[end] as number)
  );
}

/** How common three characters are, by their symbols: the higher, the commoner; 0 for all that are not listed. */
function commonnessOf(trigram: number): number {
  if (commonness.size === 0) {
    for (let at = 0; at < commonTrigrams.length; at += 3) {
      commonness.set(trigramAt(symbolsOf(commonTrigrams.slice(at, at + 3)), 2), commonTrigrams.length - at);
    }
  }
  return commonness.get(trigram) ?? 0;
}

const commonness = new Map<number, number>();

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
  const common = commonnessOf(trigramAt(own, end));
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
