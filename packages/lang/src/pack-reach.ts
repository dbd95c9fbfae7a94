import { withAllDigits } from './code-set.js';
import type { PatternReach } from './pattern-reach.js';
import { endsOf } from './rareness.js';

/**
 * How patterns are found, as data that is small and quick to load: a text or a set of characters that many share is
 * stored once, and is its place in a table for each of them.
 */
export interface PackedReach {
  /** The sets of the characters that a match can begin with, and of those that can stand behind. */
  readonly first?: number;
  readonly second?: number;
  readonly texts?: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly indent?: boolean;
  readonly digits?: true;
}

export interface ReachTables {
  /** The texts that patterns are found by, and for each where its rarest characters end. */
  readonly texts: readonly string[];
  readonly ends: readonly number[];
  /** Sets of characters, a bit for each. */
  readonly sets: readonly (readonly number[])[];
}

export interface ReachPacker {
  pack(reach: PatternReach): PackedReach;
  /** What all that was packed refers to. */
  tables(): ReachTables;
}

export function createReachPacker(): ReachPacker {
  const texts = new Map<string, number>();
  const sets = new Map<string, number>();
  const placeIn = (table: Map<string, number>, key: string): number => {
    const place = table.get(key) ?? table.size;
    table.set(key, place);
    return place;
  };
  return {
    pack: ({ first, second, texts: own, ...rest }) => ({
      ...(first && { first: placeIn(sets, String(withAllDigits(first))) }),
      ...(second && { second: placeIn(sets, String(withAllDigits(second))) }),
      ...(own && { texts: own.map((text) => placeIn(texts, text)) }),
      ...rest,
    }),
    tables: () => ({
      texts: [...texts.keys()],
      ends: endsOf([...texts.keys()]),
      sets: [...sets.keys()].map((key) => key.split(',').map(Number)),
    }),
  };
}
