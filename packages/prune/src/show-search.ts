import type { LineClass } from '@ctx/lang';
import type { Collected } from './collect.js';
import { cutLine } from './cut-line.js';
import { createDraft } from './draft.js';
import { findProblem } from './find-problem.js';
import type { LineItem } from './item.js';
import type { PruneResult } from './report.js';
import type { SearchFile } from './search-reader.js';
import { showUntouched } from './show-content.js';
import type { ShowOptions } from './show-sorted.js';
import { byteLength } from './utf8.js';
import { plural, sizeWords } from './words.js';

/** Bytes reckoned for the header and the last count. */
const MARKS_BYTES = 260;

/**
 * Shows search results: unchanged within the budget, else the first matches of every file, as many of each as fit in
 * turn, with the rest counted per file.
 */
export function showSearch(output: Collected, options: ShowOptions): PruneResult {
  const { budgetBytes, capBytes } = options.limits;
  if (output.textBytes <= budgetBytes) return showUntouched(output, { limitBytes: budgetBytes, capBytes });
  const room = budgetBytes - MARKS_BYTES - (options.footer === undefined ? 0 : byteLength(options.footer) + 1);
  const shares = shareOut(output.search, room);
  const draft = createDraft();
  let shown = 0;
  let listed = 0;
  let filesLeft = 0;
  let linesLeft = 0;
  output.search.forEach((file, i) => {
    const share = shares[i] as Share;
    if (share.lines.length === 0) {
      filesLeft += 1;
      linesLeft += file.lines;
      return;
    }
    for (const line of share.lines) draft.line(line);
    shown += share.lines.length;
    listed += file.lines;
    const more = file.lines - share.lines.length;
    if (more > 0) draft.mark(moreText(more, file.file), { kind: 'matches', lines: more });
  });
  if (filesLeft > 0) {
    draft.mark(`[… ${plural(linesLeft, 'more line')} in ${plural(filesLeft, 'more file')} …]`, {
      kind: 'matches',
      lines: linesLeft,
    });
  }
  const dropped = new Map<LineClass, number>();
  if (listed + linesLeft > shown) dropped.set('located', listed + linesLeft - shown);
  const other = output.cleanLines - listed - linesLeft;
  if (other > 0) dropped.set('plain', other);
  return draft.finish({
    header:
      `[search results shortened: ${plural(output.lines, 'line')} (${sizeWords(output.bytes)}) in ${plural(output.search.length, 'file')} ` +
      `→ ${plural(shown, 'line')}; kept the first of ${filesLeft === 0 ? 'each file' : plural(output.search.length - filesLeft, 'file')}, dropped ${plural(output.lines - shown, 'line')}]`,
    footer: options.footer,
    endsWithNewline: true,
    original: output,
    limitBytes: budgetBytes,
    capBytes,
    shortened: true,
    account: {
      kept: new Map([['located', shown]]),
      dropped,
      unfit: new Map(),
      linesShown: shown,
      isShown: () => false,
    },
  });
}

interface Share {
  readonly lines: Pick<LineItem, 'text' | 'no' | 'leftOutBytes' | 'facts'>[];
}

const facts = {
  class: 'located',
  tool: undefined,
  specific: false,
  hint: false,
  located: true,
  severity: undefined,
  tail: 0,
} as const;

/** Gives each file its next line in turn, until the room is used up. The mark of what is missing is paid for first. */
function shareOut(files: readonly SearchFile[], room: number): Share[] {
  const shares = files.map((): Share => ({ lines: [] }));
  let left = room;
  for (let round = 0; left > 0; round += 1) {
    let added = false;
    for (const [i, file] of files.entries()) {
      const line = file.held[round];
      const share = shares[i] as Share;
      if (line === undefined || share.lines.length < round) continue;
      const shown = cutLine(line.text, { findProblem });
      const mark = round === 0 && file.lines > 1 ? byteLength(moreText(file.lines, file.file)) + 1 : 0;
      const cost = shown.bytes + 1 + mark;
      if (cost > left) continue;
      left -= cost;
      share.lines.push({ text: shown.text, no: line.no, leftOutBytes: shown.leftOutBytes, facts });
      added = true;
    }
    if (!added) break;
  }
  return shares;
}

const moreText = (lines: number, file: string): string => `[… ${plural(lines, 'more line')} in ${file} …]`;
