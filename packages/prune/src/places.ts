import type { Lang, LocatedMessage } from '@ctx/lang';
import type { Item, LineItem } from './item.js';
import { byteLength, cutToBytes } from './utf8.js';

/**
 * One message at many places: where only some of its lines are shown, a mark below the last of them names the places of
 * the others.
 */
interface PlacesMark {
  readonly text: string;
  /** Lines that the mark stands for, and how many of them it names. */
  readonly lines: number;
  readonly named: number;
}

export interface Places {
  /** The marks, by the index of the item that each stands below. */
  readonly after: ReadonlyMap<number, PlacesMark>;
  /** The items whose places are named. */
  readonly named: ReadonlySet<number>;
}

/** The message of a group must have this many places to be worth a mark. */
const LEAST_PLACES = 3;
/** The share of the budget that marks of places may take, and that one of them may. */
const PLACES_SHARE = 1 / 10;
const MARK_SHARE = 1 / 40;
/** Bytes that one of them may take all the same, as less names next to nothing. */
const LEAST_MARK = 240;
const LONGEST_MESSAGE = 120;

export function findPlaces(
  items: readonly Item[],
  options: {
    readonly kept: Uint8Array;
    /** For each item the group of lines with one message, or -1. */
    readonly group: Int32Array;
    readonly lang: Lang;
    readonly budgetBytes: number;
  },
): Places {
  const after = new Map<number, PlacesMark>();
  const named = new Set<number>();
  let left = options.budgetBytes * PLACES_SHARE;
  for (const { below, missing } of findGroups(items, options)) {
    const mostBytes = Math.min(left, Math.max(options.budgetBytes * MARK_SHARE, LEAST_MARK));
    const mark = drawMark(items, missing, below, mostBytes, options.lang);
    if (mark === undefined) continue;
    left -= byteLength(mark.text) + 1;
    after.set(below, mark);
    for (const index of missing.slice(0, mark.named)) named.add(index);
  }
  return { after, named };
}

interface Group {
  /** The last item of the group that is shown. */
  readonly below: number;
  /** The items of it that are not shown. */
  readonly missing: readonly number[];
}

/** The groups of located messages of which something is shown and enough is not; the largest first. */
function findGroups(
  items: readonly Item[],
  { kept, group }: { readonly kept: Uint8Array; readonly group: Int32Array },
): Group[] {
  const below = new Map<number, number>();
  const missing = new Map<number, number[]>();
  items.forEach((item, i) => {
    const index = group[i] as number;
    if (index < 0 || item.kind !== 'line' || !item.facts.located || item.facts.class === 'frame') return;
    if (kept[i] === 1) below.set(index, i);
    else {
      const list = missing.get(index);
      if (list === undefined) missing.set(index, [i]);
      else list.push(i);
    }
  });
  return [...missing]
    .flatMap(([index, list]) => {
      const at = below.get(index);
      return at === undefined || list.length < LEAST_PLACES ? [] : [{ below: at, missing: list }];
    })
    .sort((a, b) => b.missing.length - a.missing.length || a.below - b.below);
}

function drawMark(
  items: readonly Item[],
  missing: readonly number[],
  below: number,
  mostBytes: number,
  lang: Lang,
): PlacesMark | undefined {
  const message = lang.locate((items[below] as LineItem).text)?.message;
  if (message === undefined) return undefined;
  const start = `[… ${JSON.stringify(cutToBytes(message, LONGEST_MESSAGE))} at ${missing.length} more places: `;
  const end = ', …]';
  let text = start;
  let bytes = byteLength(start) + byteLength(end) + 1;
  let named = 0;
  let fileBefore: string | undefined;
  let nameBefore: string | undefined;
  for (const index of missing) {
    const place = lang.locate((items[index] as LineItem).text);
    if (place === undefined) break;
    const name = placeName(place, fileBefore);
    if (named > 0 && name === nameBefore) {
      named += 1;
      continue;
    }
    bytes += byteLength(name) + (named === 0 ? 0 : 2);
    if (bytes > mostBytes) break;
    text += named === 0 ? name : `, ${name}`;
    nameBefore = placeName(place, place.file);
    fileBefore = place.file;
    named += 1;
  }
  if (named === 0) return undefined;
  return { text: named < missing.length ? text + end : `${text}]`, lines: missing.length, named };
}

/** `cart.ts:6`, and behind another place in the same file `:9`. */
function placeName(place: LocatedMessage, fileBefore: string | undefined): string {
  return `${place.file === fileBefore ? '' : place.file}${place.line === undefined ? '' : `:${place.line}`}`;
}
