import { createGapBuilder, type FoldItem, type Item, type LineItem } from './item.js';

/**
 * Holds the items of an output within a bound. Everything is held until that is too much; from then on only the last
 * items and those near one that matters, and whenever that is too much again, it is thinned by the rule that chooses
 * what is shown.
 */
export interface Holder {
  add(item: Item): void;
  take(): readonly Item[];
}

/** Items before and behind one that matters that are held with it. */
const NEAR = 96;
/** About what holding an item takes beside its text, so that millions of tiny lines are bounded too. */
export const ITEM_BYTES = 100;
/** Items that are let go of at once. */
const BATCH = 1_024;

export function createHolder(options: {
  /** Bytes of items held at most. */
  readonly poolBytes: number;
  /** Bytes of the last items, which are held whatever they are. */
  readonly recentBytes: number;
  readonly matters: (item: Item) => boolean;
  /** Gives 1 for each of the items that stays when there are too many. */
  readonly thin: (items: readonly Item[]) => Uint8Array;
}): Holder {
  const gap = createGapBuilder();
  let held: Item[] = [];
  let heldBytes = 0;
  /** Items at the front of `held` that were thinned already. */
  let thinned = 0;
  /** Used once the pool was full: the last items from `first` on, and for each whether it is near one that matters. */
  const recent: { items: Item[]; near: boolean[]; first: number; bytes: number } = {
    items: [],
    near: [],
    first: 0,
    bytes: 0,
  };
  let wasFull = false;
  /** Items of `recent` from here on are not yet known to be near; those below `nearBelow` are near an earlier one. */
  let unmarkedFrom = 0;
  let nearBelow = 0;

  function hold(item: Item): void {
    closeGap();
    held.push(item);
    heldBytes += costOf(item) + ITEM_BYTES;
    if (heldBytes > options.poolBytes) shrink();
  }

  function closeGap(): void {
    const closed = gap.close();
    if (closed !== undefined) held.push(closed);
  }

  function shrink(): void {
    const all = held;
    const stays = options.thin(all);
    held = [];
    heldBytes = 0;
    wasFull = true;
    all.forEach((item, i) => {
      if (stays[i] !== 1 || item.kind === 'gap') {
        gap.add(item);
        return;
      }
      closeGap();
      held.push(i < thinned ? item : detached(item));
      heldBytes += item.cost + ITEM_BYTES;
    });
    thinned = held.length;
  }

  function addRecent(item: Item): void {
    const at = recent.items.push(item) - 1;
    recent.near.push(at < nearBelow);
    recent.bytes += costOf(item);
    if (options.matters(item)) {
      for (let i = Math.max(unmarkedFrom, recent.first, at - NEAR); i <= at; i += 1) recent.near[i] = true;
      unmarkedFrom = at + 1;
      nearBelow = at + 1 + NEAR;
    }
    while (recent.bytes > options.recentBytes) letGo();
    if (recent.first > BATCH) dropLetGo();
  }

  function letGo(): void {
    const item = recent.items[recent.first] as Item;
    if (recent.near[recent.first] === true) hold(item);
    else gap.add(item);
    recent.bytes -= costOf(item);
    recent.first += 1;
  }

  function dropLetGo(): void {
    recent.items = recent.items.slice(recent.first);
    recent.near = recent.near.slice(recent.first);
    unmarkedFrom = Math.max(0, unmarkedFrom - recent.first);
    nearBelow -= recent.first;
    recent.first = 0;
  }

  return {
    add(item) {
      if (wasFull) addRecent(item);
      else hold(item);
    },
    take() {
      closeGap();
      return [...held, ...recent.items.slice(recent.first)];
    },
  };
}

const costOf = (item: Item): number => (item.kind === 'gap' ? 0 : item.cost);

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A copy that does not keep alive the chunk that its texts were cut from. */
function detached(item: LineItem | FoldItem): Item {
  const text = detach(item.text);
  if (item.kind === 'fold' || item.said === undefined) return { ...item, text };
  return { ...item, text, said: item.said === item.text ? text : detach(item.said) };
}

function detach(text: string): string {
  return decoder.decode(encoder.encode(text));
}
