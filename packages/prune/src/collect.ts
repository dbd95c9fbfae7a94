import type { Lang, LineClass, Verdict } from '@ctx/lang';
import { allocate } from './allocate.js';
import { createBinaryReader } from './binary.js';
import { cutLine } from './cut-line.js';
import { findProblem } from './find-problem.js';
import { createFolder } from './fold.js';
import { createHolder, ITEM_BYTES } from './holder.js';
import { type Item, type LineItem, problems } from './item.js';
import { messageOf } from './message-of.js';
import type { Limits } from './options.js';
import { createKindReader } from './output-kind.js';
import { isWeighed } from './rank.js';
import { createRawKeeper } from './raw-keeper.js';
import { createRawLineReader, type RawLine } from './raw-lines.js';
import type { OutputKind } from './report.js';
import { type CleanLine, createScreen } from './screen.js';
import { createSearchReader, type SearchFile } from './search-reader.js';
import { createTemplates } from './templates.js';
import { byteLength } from './utf8.js';
import { foldText } from './words.js';

/**
 * Reads an output as it streams: raw lines, then the screen's, then folds, each classified once. What is held is
 * bounded by the cap, whatever the output's size.
 */

/** Bytes of lines held at most, in caps. */
const POOL_CAPS = 96;
/** The share of the pool that thinning leaves. */
const LEFT_SHARE = 1 / 4;

/** The classes of which a line that was drawn over is kept all the same. */
const mustSurvive: ReadonlySet<LineClass> = new Set<LineClass>([...problems, 'located', 'exit']);

export interface Collected {
  readonly kind: OutputKind;
  /** Whether it is content that is no text. */
  readonly isBinary: boolean;
  readonly bytes: number;
  /** Bytes of the output as text: where it is not UTF-8, each broken part counts as the three bytes of U+FFFD. */
  readonly textBytes: number;
  readonly lines: number;
  /** Lines after redraws. */
  readonly cleanLines: number;
  readonly endsWithNewline: boolean;
  readonly items: readonly Item[];
  /** The same lines without folds, as long as they fit the budget; else `undefined`. */
  readonly unfolded: readonly Item[] | undefined;
  readonly raw: { readonly head: readonly RawLine[]; readonly tail: readonly RawLine[]; readonly whole: boolean };
  readonly search: readonly SearchFile[];
}

export interface Collector {
  write(chunk: string | Uint8Array): void;
  end(): Collected;
}

export function createCollector(options: {
  readonly limits: Limits;
  readonly lang: Lang;
  readonly projectRoot?: string | undefined;
}): Collector {
  const { limits, lang } = options;
  const poolBytes = POOL_CAPS * limits.capBytes;
  const templates = createTemplates();
  const kindReader = createKindReader();
  const binaryReader = createBinaryReader();
  const rawKeeper = createRawKeeper(limits);
  const searchReader = createSearchReader(limits);
  const holder = createHolder({
    poolBytes,
    recentBytes: 2 * limits.capBytes,
    matters: (item) => item.kind === 'line' && item.said !== undefined,
    thin: (items) => allocate(items, options).choose(poolBytes * LEFT_SHARE, ITEM_BYTES),
  });
  /** The items of the first lines, by the lines: most of them come out of the folder as they went in. */
  let unfolded: Map<CleanLine, LineItem> | undefined = new Map();
  let unfoldedBytes = 0;
  let cleanLines = 0;

  function judge({ text, template = templates.findText(text) }: Pick<CleanLine, 'text' | 'template'>): Verdict {
    if (template?.verdict !== undefined) return template.verdict;
    const verdict = lang.judge(text);
    if (template !== undefined && verdict.forAnyDigits) template.verdict = verdict;
    return verdict;
  }

  function lineItem(line: CleanLine): LineItem {
    const { no, text } = line;
    const verdict = judge(line);
    const { facts } = verdict;
    const shown = cutLine(text, { findProblem, bytes: line.bytes });
    const said = isWeighed(facts.class)
      ? messageOf(shown.text, facts, shown.leftOutBytes === 0 ? verdict : lang.judge(shown.text))
      : undefined;
    return { kind: 'line', no, text: shown.text, leftOutBytes: shown.leftOutBytes, cost: shown.bytes + 1, facts, said };
  }

  function addUnfolded(items: Map<CleanLine, LineItem>, line: CleanLine): void {
    const item = lineItem(line);
    unfoldedBytes += item.cost;
    if (unfoldedBytes > limits.budgetBytes) unfolded = undefined;
    else items.set(line, item);
  }

  const folder = createFolder({
    onLine: (line) => {
      const item = unfolded?.get(line) ?? lineItem(line);
      kindReader.read(line.text, item.facts);
      holder.add(item);
    },
    onFold: (fold) => {
      const text = foldText(fold);
      holder.add({ kind: 'fold', ...fold, text, cost: byteLength(text) + 1 });
    },
  });
  const screen = createScreen({
    isProblem: (text) => mustSurvive.has(judge({ text }).facts.class),
    onLine: (line) => {
      cleanLines += 1;
      searchReader.read(line);
      if (unfolded !== undefined) addUnfolded(unfolded, line);
      folder.push(line);
    },
  });
  const reader = createRawLineReader({
    findProblem,
    templates,
    capBytes: limits.capBytes,
    onLine: (line) => {
      binaryReader.read(line);
      rawKeeper.add(line);
      screen.draw(line);
    },
  });

  return {
    write: (chunk) => reader.write(chunk),
    end() {
      const totals = reader.end();
      screen.end();
      folder.end();
      const isBinary = binaryReader.isBinary();
      const kind = kindReader.decide({ searchShare: searchReader.share(), isBinary });
      return {
        ...totals,
        textBytes: Math.max(totals.bytes, rawKeeper.bytes - (totals.endsWithNewline ? 0 : 1)),
        cleanLines,
        kind,
        isBinary: kind === 'content' && isBinary,
        items: holder.take(),
        unfolded: unfolded && [...unfolded.values()],
        raw: rawKeeper.take(),
        search: searchReader.take(),
      };
    },
  };
}
