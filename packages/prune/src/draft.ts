import type { Account } from './account.js';
import type { FoldItem, GapItem, LineItem } from './item.js';
import type { OutputKind, PruneReport, PruneResult, Segment } from './report.js';
import { byteLength } from './utf8.js';
import { gapText } from './words.js';

/** A segment whose line of the result is not known yet. */
type Unplaced<S = Segment> = S extends Segment ? Omit<S, 'out'> : never;

/** A result that is being written line by line, with the report on it. */
export interface Draft {
  line(item: Pick<LineItem, 'text' | 'no' | 'leftOutBytes' | 'facts'>): void;
  fold(item: FoldItem): void;
  gap(item: GapItem): void;
  /** A mark that is no line of the original. */
  mark(text: string, segment: Unplaced): void;
  finish(facts: Facts): PruneResult;
}

interface Facts {
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
  /** Whether the last line gets a line end. */
  readonly endsWithNewline: boolean;
  readonly original: { readonly kind: OutputKind; readonly lines: number; readonly bytes: number };
  readonly limitBytes: number;
  readonly capBytes: number;
  readonly shortened: boolean;
  readonly account: Account;
}

export function createDraft(): Draft {
  const texts: string[] = [];
  const segments: Segment[] = [];

  function write(text: string, segment: Unplaced): void {
    texts.push(text);
    segments.push({ ...segment, out: texts.length } as Segment);
  }

  return {
    line({ text, no, leftOutBytes, facts }) {
      const last = segments.at(-1);
      if (leftOutBytes > 0) write(text, { kind: 'cut', from: no, leftOutBytes, class: facts.class });
      else if (last?.kind === 'lines' && last.to === no - 1 && last.class === facts.class) {
        texts.push(text);
        segments[segments.length - 1] = { ...last, to: no };
      } else write(text, { kind: 'lines', from: no, to: no, class: facts.class });
    },
    fold({ text, from, to, lines, period, times }) {
      write(text, { kind: 'fold', from, to, lines, period, times });
    },
    gap({ from, to, lines, classes }) {
      write(gapText(lines, classes), { kind: 'gap', from, to, lines });
    },
    mark: write,
    finish({ header, footer, endsWithNewline, original, limitBytes, capBytes, shortened, account }) {
      const shift = header === undefined ? 0 : 1;
      const all = segments.map((segment): Segment => ({ ...segment, out: segment.out + shift }));
      if (header !== undefined) all.unshift({ kind: 'header', out: 1 });
      if (footer !== undefined) all.push({ kind: 'footer', out: texts.length + shift + 1 });
      const lines = [...(header === undefined ? [] : [header]), ...texts, ...(footer === undefined ? [] : [footer])];
      const text = lines.join('\n') + (lines.length > 0 && (endsWithNewline || lines.at(-1) === '') ? '\n' : '');
      const report: PruneReport = {
        version: 1,
        kind: original.kind,
        linesIn: original.lines,
        bytesIn: original.bytes,
        linesShown: account.linesShown,
        bytesOut: byteLength(text),
        limitBytes,
        capBytes,
        shortened,
        segments: all,
        kept: Object.fromEntries(account.kept),
        dropped: Object.fromEntries(account.dropped),
        unfit: Object.fromEntries(account.unfit),
      };
      return { text, pruned: true, report };
    },
  };
}
