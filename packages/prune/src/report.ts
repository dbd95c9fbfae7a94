import type { LineClass } from '@ctx/lang';

/**
 * What an output is, decided once it has ended: `content` has nothing to sort and is held to the cap, `search` is
 * `path:line:` matches, `sorted` is all else and is held to the budget.
 */
export type OutputKind = 'content' | 'search' | 'sorted';

/** What a line that is not shown was; `repeated` when the same line is shown elsewhere. */
export type DroppedClass = LineClass | 'repeated';

/**
 * One piece of the result, in order. `out` is the line of the result that the piece begins at; `from` and `to` are lines
 * of the original. All count from 1.
 */
export type Segment =
  /** Original lines `from` to `to`, each shown whole, after redraws and without escape sequences. */
  | {
      readonly kind: 'lines';
      readonly out: number;
      readonly from: number;
      readonly to: number;
      readonly class: LineClass;
    }
  /** One original line with `leftOutBytes` bytes cut out of its middle. */
  | {
      readonly kind: 'cut';
      readonly out: number;
      readonly from: number;
      readonly leftOutBytes: number;
      readonly class: LineClass;
    }
  /** The mark of a gap: `lines` lines, of original lines `from` to `to`, are not shown here. */
  | { readonly kind: 'gap'; readonly out: number; readonly from: number; readonly to: number; readonly lines: number }
  /** The mark of a fold: `lines` lines repeat the `period` lines above it, which came `times` times in all. */
  | {
      readonly kind: 'fold';
      readonly out: number;
      readonly from: number;
      readonly to: number;
      readonly lines: number;
      readonly period: number;
      readonly times: number;
    }
  /** Names `named` of the `lines` further places of a message that is shown above. */
  | { readonly kind: 'places'; readonly out: number; readonly lines: number; readonly named: number }
  /** Counts `lines` further search results of a file, or of files, that are not shown. */
  | { readonly kind: 'matches'; readonly out: number; readonly lines: number }
  | { readonly kind: 'header'; readonly out: number }
  | { readonly kind: 'footer'; readonly out: number };

/** What was done to one output, as plain data. */
export interface PruneReport {
  readonly version: 1;
  readonly kind: OutputKind;
  /** Lines of the original, counted by their `\n`; a last line without one counts. */
  readonly linesIn: number;
  /** Bytes of the original. */
  readonly bytesIn: number;
  /** Lines of the result that are lines of the original, cut ones included. */
  readonly linesShown: number;
  /** Bytes of the result in UTF-8. */
  readonly bytesOut: number;
  /** The limit that applied: the budget or, for content, the cap. Bytes. */
  readonly limitBytes: number;
  /** The cap, whether it applied or not; of a line that is longer only pieces were read. Bytes. */
  readonly capBytes: number;
  /** Whether the limit forced lines out; false when the output was only cleaned and folded, or left as it was. */
  readonly shortened: boolean;
  readonly segments: readonly Segment[];
  /** Lines shown, by class; lines are counted after redraws here and in `dropped`. */
  readonly kept: Readonly<Partial<Record<LineClass, number>>>;
  /** Lines not shown, by class. */
  readonly dropped: Readonly<Partial<Record<DroppedClass, number>>>;
  /** Of the lines not shown, those that report a problem or name a place and are named nowhere: they did not fit. */
  readonly unfit: Readonly<Partial<Record<LineClass, number>>>;
}

export interface PruneResult {
  /** What to show: at most `limitBytes` bytes of UTF-8, and never more bytes than the output had. */
  readonly text: string;
  /** Whether `text` differs from the output in any way. */
  readonly pruned: boolean;
  readonly report: PruneReport;
}
