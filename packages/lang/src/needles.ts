import { endsOf, SHORTEST_NEEDLE } from './rareness.js';
import { SPACE, SYMBOL_BITS, type SymbolSet, symbols } from './symbols.js';

/**
 * Finds which of many texts a line holds, in one pass, however many there are: each text is looked for by four symbols
 * in a row of it (by three, where it has no more), through tables of bits that stay in the processor's nearest cache.
 */
export interface Needles {
  /** The symbols of the line that was searched last. */
  readonly present: SymbolSet;
  /** Writes the index of each text that `line` holds into `found`, each once, and gives how many there are. */
  search(line: string, found: Int32Array): number;
}

const TRIGRAM_MASK = (1 << (3 * SYMBOL_BITS)) - 1;
const QUAD_MASK = (1 << (4 * SYMBOL_BITS)) - 1;
/** Bits of the hashes of four symbols, and of three, by which few texts are looked for. */
const QUAD_HASH_BITS = 17;
const TRIGRAM_HASH_BITS = 13;
const SPACE_BYTE = 32;

/** Texts by a hash of the three or four symbols that they are looked for by. */
interface Table {
  /** A bit for each hash that a text has: small enough for the processor's nearest cache. */
  readonly bits: Int32Array;
  /** For each hash the number of the text that was added last, counted from 1; `next` leads to the others. */
  readonly newest: Uint16Array;
}

const emptyTable = (hashBits: number): Table => ({
  bits: new Int32Array(1 << (hashBits - 5)),
  newest: new Uint16Array(1 << hashBits),
});

const hashOfFour = (quad: number): number => Math.imul(quad, 0x9e3779b1) >>> (32 - QUAD_HASH_BITS);
const hashOfThree = (trigram: number): number => Math.imul(trigram, 0x9e3779b1) >>> (32 - TRIGRAM_HASH_BITS);

/** The texts, compiled: what is looked up while a line is searched. */
interface Compiled {
  readonly quads: Table;
  readonly trigrams: Table;
  /** For each text the one with the same hash before it, counted from 1; 0 for none. */
  readonly next: Uint16Array;
  /** The bytes of all texts, and where those of each begin. */
  readonly needles: Uint8Array;
  readonly starts: Int32Array;
  /** The one end of each text that is further from what it is looked for by: how far behind that, and its symbol. */
  readonly farAway: Int16Array;
  readonly farSymbol: Uint8Array;
}

function compile(texts: readonly string[], ends: readonly number[]): Compiled {
  const quads = emptyTable(QUAD_HASH_BITS);
  const trigrams = emptyTable(TRIGRAM_HASH_BITS);
  const next = new Uint16Array(texts.length);
  const usable = texts.map((text, index) => ((ends[index] as number) < 0 ? '' : text));
  const needles = encoder.encode(usable.join(''));
  const starts = new Int32Array(texts.length + 1);
  const farAway = new Int16Array(texts.length);
  const farSymbol = new Uint8Array(texts.length);

  function add({ bits, newest }: Table, hash: number, index: number): void {
    bits[hash >> 5] = (bits[hash >> 5] as number) | (1 << (hash & 31));
    next[index] = newest[hash] as number;
    newest[hash] = index + 1;
  }

  usable.forEach((text, index) => {
    const start = starts[index] as number;
    const end = ends[index] as number;
    starts[index + 1] = start + text.length;
    if (text === '') return;
    const far = 2 * end > text.length + 2 ? 0 : text.length - 1;
    farAway[index] = far - end;
    farSymbol[index] = symbols[needles[start + far] as number] as number;
    const gram = gramAt(needles, start + end);
    if (text.length === SHORTEST_NEEDLE) add(trigrams, hashOfThree(gram & TRIGRAM_MASK), index);
    else add(quads, hashOfFour(gram), index);
  });
  return { quads, trigrams, next, needles, starts, farAway, farSymbol };
}

/**
 * Compiles the texts; their indexes are those in the list. A text that is too short or not ASCII is never found.
 * `ends` are those of `endsOf`, which takes longer than all the rest.
 */
export function compileNeedles(texts: readonly string[], ends: readonly number[] = endsOf(texts)): Needles {
  const { quads, trigrams, next, needles, starts, farAway, farSymbol } = compile(texts, ends);
  const quadBits = quads.bits;
  const trigramBits = trigrams.bits;
  const endOf = Int16Array.from(ends);
  /** The line that each text was found in last, by number. */
  const seenIn = new Int32Array(texts.length);
  let lineNo = 0;
  let count = 0;
  let bytes = new Uint8Array(4_096);
  const present: SymbolSet = { low: 0, high: 0 };

  function look(newest: number, at: number, written: number, found: Int32Array): void {
    for (let index = newest - 1; index >= 0; index = (next[index] as number) - 1) {
      // Many texts share a word: most that are not there are told by one symbol.
      const far = at + (farAway[index] as number);
      if (far >= 0 && symbols[bytes[far] as number] !== farSymbol[index]) continue;
      if (seenIn[index] === lineNo || !standsAt(index, at - (endOf[index] as number), written)) continue;
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
      if (bytes.length < 3 * line.length + 2) bytes = new Uint8Array(6 * line.length);
      const { written } = encoder.encodeInto(line, bytes);
      bytes[written] = SPACE_BYTE;
      lineNo = (lineNo + 1) | 0;
      count = 0;
      // The line's start and end count as a space.
      let quad = SPACE;
      let low = 0;
      let high = 0;
      for (let i = 0; i <= written; i += 1) {
        const symbol = symbols[bytes[i] as number] as number;
        // Without a branch: of a symbol from 32 on the bit is one of `high`.
        const isHigh = -(symbol >> 5);
        low |= (1 << symbol) & ~isHigh;
        high |= (1 << symbol) & isHigh;
        const last = quad;
        quad = ((quad << SYMBOL_BITS) | symbol) & QUAD_MASK;
        // Four of one character, as before: a text of only that character was looked for where its run began.
        if (quad === last) continue;
        const four = hashOfFour(quad);
        if (((quadBits[four >> 5] as number) & (1 << (four & 31))) !== 0)
          look(quads.newest[four] as number, i, written, found);
        const three = hashOfThree(quad & TRIGRAM_MASK);
        if (((trigramBits[three >> 5] as number) & (1 << (three & 31))) !== 0)
          look(trigrams.newest[three] as number, i, written, found);
      }
      present.low = low;
      present.high = high;
      return count;
    },
  };
}

const encoder = new TextEncoder();

/** The symbols of four bytes, the last of which stands at `end`; what is before the start counts as none. */
function gramAt(needles: Uint8Array, end: number): number {
  let gram = 0;
  for (let at = Math.max(0, end - 3); at <= end; at += 1)
    gram = (gram << SYMBOL_BITS) | (symbols[needles[at] as number] as number);
  return gram;
}
