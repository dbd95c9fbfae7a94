/** Calls that were made again, with the very same input: the older results need not be shown twice. */
import type { Item } from './item.js';

export interface SameCalls {
  /** A result came. Gives the older results of the same call that it stands for. */
  add(item: Item): readonly Item[];
  /** Keys of calls that were made again after their result had been shortened. */
  readonly recalledKeys: Iterable<string>;
}

interface Made {
  newest: Item;
  /** Those that no later one stands for, by their text. */
  readonly open: Map<string, Item>;
}

/** Kinds of calls that fetch content: the same call again is the same content, or its newer state. */
const FETCHES: readonly string[] = ['read', 'search', 'list', 'fetch'];

/** `recalled` are the keys that are known from before. */
export function createSameCalls(recalled: Iterable<string> = []): SameCalls {
  const calls = new Map<string, Made>();
  const recalledKeys = new Set(recalled);
  return {
    recalledKeys,
    add(item) {
      const { key } = item;
      if (key === undefined) return [];
      const made = calls.get(key);
      const fetched = fetches(item);
      const { shown } = made?.newest ?? {};
      if (fetched && shown && shown.rule !== 'repeated-call') recalledKeys.add(key);
      item.recalled = recalledKeys.has(key);
      if (!made) {
        calls.set(key, { newest: item, open: new Map([[item.subject.text, item]]) });
        return [];
      }
      const older = standsFor(item, made, fetched);
      for (const one of older) made.open.delete(one.subject.text);
      made.open.set(item.subject.text, item);
      made.newest = item;
      return older;
    },
  };
}

/** A failed call stands for none: the good older result is worth more. A mutating one only for equal bytes. */
function standsFor(item: Item, { open }: Made, fetched: boolean): Item[] {
  if (item.subject.status !== 'success' && !(fetched && item.subject.status === 'unknown')) return [];
  const same = open.get(item.subject.text);
  const older = fetched ? [...open.values()] : same ? [same] : [];
  for (const one of older) {
    one.repeatedBy = item.id;
    one.repeatedBytes = one === same;
  }
  return older;
}

function fetches({ subject }: Item): boolean {
  return FETCHES.includes(subject.call.kind) || (subject.call.kind === 'shell' && subject.readsOnly);
}
