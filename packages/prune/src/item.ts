import type { LineClass, LineFacts } from '@ctx/lang';
import type { Fold } from './fold.js';

/** What the output consists of once it is read: lines, marks of folds, and gaps where lines were let go already. */
export type Item = LineItem | FoldItem | GapItem;

export interface LineItem {
  readonly kind: 'line';
  /** The line of the original, counted from 1. */
  readonly no: number;
  /** The line as it is shown, and the bytes that were cut out of it. */
  readonly text: string;
  readonly leftOutBytes: number;
  /** Bytes of `text` and its line end. */
  readonly cost: number;
  readonly facts: LineFacts;
  /** What it says (`messageOf`), where lines of its class weigh by themselves. */
  readonly said: string | undefined;
}

export interface FoldItem extends Fold {
  readonly kind: 'fold';
  readonly text: string;
  readonly cost: number;
}

/** Lines that are no longer held, with what they were. */
export interface GapItem {
  readonly kind: 'gap';
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  readonly classes: ClassCounts;
}

/** Lines by what they are; `repeated` are those that a fold stands for. */
export type ClassCounts = ReadonlyMap<LineClass | 'repeated', number>;

/** The classes that are dropped first, and never fill spare room once an output is over its budget. */
export const droppedFirst: ReadonlySet<LineClass> = new Set<LineClass>(['progress', 'install', 'pass']);

/** The classes that say that something is wrong. */
export const problems: ReadonlySet<LineClass> = new Set<LineClass>(['error', 'failure', 'assertion']);

/** A gap that grows by what is not shown. A line is `repeated` when it is shown elsewhere. */
export interface GapBuilder {
  add(item: Item): void;
  /** The gap so far, and an empty one from here on; `undefined` when no line was added. */
  close(): GapItem | undefined;
}

export function createGapBuilder(options: { readonly isRepeated?: (item: LineItem) => boolean } = {}): GapBuilder {
  let classes = new Map<LineClass | 'repeated', number>();
  let from = 0;
  let to = 0;
  let lines = 0;
  const count = (name: LineClass | 'repeated', by: number): void => {
    classes.set(name, (classes.get(name) ?? 0) + by);
  };
  return {
    add(item) {
      if (item.kind === 'line') count(options.isRepeated?.(item) ? 'repeated' : item.facts.class, 1);
      else if (item.kind === 'fold') count('repeated', item.lines);
      else for (const [name, by] of item.classes) count(name, by);
      if (lines === 0) from = item.kind === 'line' ? item.no : item.from;
      to = Math.max(to, item.kind === 'line' ? item.no : item.to);
      lines += item.kind === 'line' ? 1 : item.lines;
    },
    close() {
      if (lines === 0) return undefined;
      const gap: GapItem = { kind: 'gap', from, to, lines, classes };
      classes = new Map();
      lines = 0;
      to = 0;
      return gap;
    },
  };
}
