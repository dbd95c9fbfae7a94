import { commonTrigrams } from './common-trigrams.js';
import { SYMBOL_BITS, symbols, symbolsOf } from './symbols.js';

/** How rare the texts are that are searched for in lines, and by which of their characters each is best looked for. */

/** The shortest text that can be searched for, in characters. */
export const SHORTEST_NEEDLE = 3;

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
