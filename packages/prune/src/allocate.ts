import type { Item } from './item.js';
import { type RankOptions, rank } from './rank.js';
import { shares } from './weights.js';

/**
 * Chooses which items of an output to show within a budget: first the last lines (those before a failing exit too) and
 * the first ones, each for a small share of it; then by weight.
 */

/** Bytes reckoned for the mark of a gap; those of the shortest one, of one for a line or two, and for noise among them. */
const GAP = 56;
const SHORTEST_GAP = 16;
const SHORT_GAP = 32;
const NOISE_GAP = 24;
/** The very last lines are shown whatever they are. */
const LAST_LINES = 3;
/** Items that may in turn turn out too large before the rest is given up. */
const PATIENCE = 200;
/** Shorter lines may come again: braces, rules, carets. */
const LEAST_REPEATED = 24;

export interface Allocation {
  /** For each item the group of lines with one message, or -1. */
  readonly group: Int32Array;
  /**
   * Gives 1 for each item that is shown within so many bytes, marks of gaps reckoned in, and `itemBytes` for each item
   * beside its text (0 where it is left out).
   */
  choose(budgetBytes: number, itemBytes?: number): Uint8Array;
}

export function allocate(items: readonly Item[], options: RankOptions): Allocation {
  const { weight, group } = rank(items, options);
  const order = Uint32Array.from(weight.keys()).sort((a, b) => (weight[b] as number) - (weight[a] as number) || b - a);
  return {
    group,
    choose: (budgetBytes, itemBytes = 0) =>
      closeSmallGaps(items, dropIslands(items, fill(items, order, weight, budgetBytes, itemBytes)), weight),
  };
}

function fill(
  items: readonly Item[],
  order: Uint32Array,
  weight: Float64Array,
  budgetBytes: number,
  itemBytes: number,
): Uint8Array {
  const kept = new Uint8Array(items.length);
  let left = budgetBytes;

  function add(i: number): boolean {
    const item = items[i] as Item;
    if (kept[i] === 1 || item.kind === 'gap') return true;
    const neighbours = (kept[i - 1] ?? 0) + (kept[i + 1] ?? 0);
    const cost = item.cost + itemBytes + (1 - neighbours) * GAP;
    if (cost > left) return false;
    left -= cost;
    kept[i] = 1;
    return true;
  }

  function addRun(from: number, step: number, share: number): void {
    const floor = left - share * budgetBytes;
    for (let i = from; i >= 0 && i < items.length; i += step) {
      const item = items[i] as Item;
      const isLast = i >= items.length - LAST_LINES;
      if (weight[i] === 0 && !isLast) continue;
      if (left - (item.kind === 'gap' ? 0 : item.cost) < floor) break;
      add(i);
    }
  }

  const exit = items.findIndex((item) => item.kind === 'line' && item.facts.class === 'exit');
  addRun(items.length - 1, -1, exit < 0 ? shares.tail : shares.end);
  if (exit >= 0) addRun(exit, -1, shares.beforeExit);
  addRun(0, 1, shares.head);
  const shown = new Set<string>();
  items.forEach((item, i) => {
    if (kept[i] === 1 && item.kind === 'line') shown.add(item.text);
  });
  let refused = 0;
  for (const again of [false, true]) {
    for (const i of order) {
      const item = items[i] as Item;
      if ((weight[i] as number) <= 0 || refused > PATIENCE) break;
      // Lines that the output already showed come last.
      if (item.kind === 'line' && item.cost > LEAST_REPEATED && !again && shown.has(item.text)) continue;
      if (!add(i)) refused += 1;
      else if (item.kind === 'line') shown.add(item.text);
    }
  }
  return kept;
}

/** Leaves out what has no word in it and stands alone between two gaps: it is not worth the second mark. */
function dropIslands(items: readonly Item[], kept: Uint8Array): Uint8Array {
  let from = 0;
  let isEmpty = false;
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i] as Item;
    if (kept[i] === 1) {
      isEmpty &&= item.kind === 'line' && item.cost <= GAP && !word.test(item.text);
      continue;
    }
    if (isEmpty) kept.fill(0, from, i);
    from = i + 1;
    isEmpty = true;
  }
  return kept;
}

const word = /[\p{L}\p{N}]/u;

/** Shows what is not longer than the mark that would stand for it. */
function closeSmallGaps(items: readonly Item[], kept: Uint8Array, weight: Float64Array): Uint8Array {
  let bytes = 0;
  let from = 0;
  let hasNoise = false;
  for (let i = 0; i <= items.length; i += 1) {
    const item = items[i];
    if (item !== undefined && kept[i] !== 1) {
      bytes += item.kind === 'gap' ? GAP : item.cost;
      hasNoise ||= weight[i] === 0;
      continue;
    }
    const mostBytes = i - from > 2 ? SHORTEST_GAP : hasNoise ? NOISE_GAP : SHORT_GAP;
    if (bytes <= mostBytes) kept.fill(1, from, i);
    bytes = 0;
    from = i + 1;
    hasNoise = false;
  }
  return kept;
}
