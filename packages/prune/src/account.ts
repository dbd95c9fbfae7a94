import type { LineClass } from '@ctx/lang';
import type { Item, LineItem } from './item.js';

/** What became of an output's lines, counted by class. */
export interface Account {
  readonly kept: ReadonlyMap<LineClass, number>;
  /** Lines not shown; `repeated` when a fold stands for them or the same line is shown elsewhere. */
  readonly dropped: ReadonlyMap<LineClass | 'repeated', number>;
  /** Of those, the lines that report a problem or name a place, and are neither repeated nor named. */
  readonly unfit: ReadonlyMap<LineClass, number>;
  readonly linesShown: number;
  /** Whether a line is shown, here or elsewhere. */
  readonly isShown: (line: LineItem) => boolean;
}

/** The classes of which every line should be shown. */
const wanted: ReadonlySet<LineClass | 'repeated'> = new Set(['error', 'failure', 'assertion', 'located'] as const);

/** `kept` holds 1 for each item that is shown, `named` the indexes of those whose place is named in a mark. */
export function takeAccount(
  items: readonly Item[],
  { kept, named }: { readonly kept: Uint8Array; readonly named: ReadonlySet<number> },
): Account {
  const keptCounts = new Map<LineClass, number>();
  const dropped = new Map<LineClass | 'repeated', number>();
  const unfit = new Map<LineClass, number>();
  const shown = new Set<string>();
  let linesShown = 0;
  items.forEach((item, i) => {
    if (item.kind !== 'line' || kept[i] !== 1) return;
    shown.add(item.text);
    linesShown += 1;
    count(keptCounts, item.facts.class, 1);
  });
  items.forEach((item, i) => {
    if (item.kind === 'fold') count(dropped, 'repeated', item.lines);
    else if (item.kind === 'gap') {
      for (const [name, lines] of item.classes) {
        count(dropped, name, lines);
        if (wanted.has(name)) count(unfit, name as LineClass, lines);
      }
    } else if (kept[i] !== 1) {
      const name = shown.has(item.text) ? 'repeated' : item.facts.class;
      count(dropped, name, 1);
      if (wanted.has(name) && !named.has(i)) count(unfit, item.facts.class, 1);
    }
  });
  return { kept: keptCounts, dropped, unfit, linesShown, isShown: ({ text }) => shown.has(text) };
}

function count<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
