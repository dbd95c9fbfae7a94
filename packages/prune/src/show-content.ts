import type { LineClass } from '@ctx/lang';
import type { Account } from './account.js';
import type { Collected } from './collect.js';
import { cutLine, LONGEST_SHOWN } from './cut-line.js';
import { createDraft } from './draft.js';
import { findProblem } from './find-problem.js';
import type { RawLine } from './raw-lines.js';
import type { PruneResult } from './report.js';
import type { ShowOptions } from './show-sorted.js';
import { byteLength } from './utf8.js';
import { plural, sizeWords } from './words.js';

/** Of the room for lines, what the output's head gets; the tail gets the rest. */
const HEAD_SHARE = 0.4;
/** Most lines of a preview, in all. */
const MOST_LINES = 2_000;
/** Bytes reckoned for the header and the mark of the gap. */
const MARKS_BYTES = 260;

/**
 * Shows content as it is below the cap, and above it a preview of its head and tail, cut at line ends. Of binary data
 * nothing is shown at any size.
 */
export function showContent(output: Collected, options: ShowOptions): PruneResult {
  const { limits } = options;
  if (output.isBinary) return showBinary(output, options);
  if (output.textBytes <= limits.capBytes)
    return showUntouched(output, { limitBytes: limits.capBytes, capBytes: limits.capBytes });
  const footerBytes = options.footer === undefined ? 0 : byteLength(options.footer) + 1;
  const room = limits.capBytes - footerBytes - MARKS_BYTES;
  const head = takeLines(output.raw.head, room * HEAD_SHARE, MOST_LINES * HEAD_SHARE);
  const lastNo = head.at(-1)?.no ?? 0;
  const behind = linesUpToEnd(output).filter(({ no }) => no > lastNo);
  const headBytes = head.reduce((sum, line) => sum + line.bytes, 0);
  const tail = takeLines(behind.toReversed(), room - headBytes, MOST_LINES - head.length).reverse();
  const draft = createDraft();
  for (const line of head) draft.line({ ...line, facts: PLAIN });
  const missing = output.lines - head.length - tail.length;
  if (missing > 0) {
    const classes = new Map<LineClass, number>([['plain', missing]]);
    draft.gap({ kind: 'gap', from: lastNo + 1, to: lastNo + missing, lines: missing, classes });
  }
  for (const line of tail) draft.line({ ...line, facts: PLAIN });
  const linesShown = head.length + tail.length;
  const cut = [...head, ...tail].filter(({ leftOutBytes }) => leftOutBytes > 0).length;
  const header = [
    `[output shortened: ${plural(output.lines, 'line')} (${sizeWords(output.bytes)}) → ${plural(linesShown, 'line')}`,
    ...(missing > 0 ? [`kept the first ${head.length} and the last ${tail.length}, dropped ${missing}`] : []),
    ...(cut > 0 ? [`cut the middle of ${plural(cut, 'long line')}`] : []),
  ].join('; ');
  return draft.finish({
    header: `${header}]`,
    footer: options.footer,
    endsWithNewline: true,
    original: output,
    limitBytes: limits.capBytes,
    capBytes: limits.capBytes,
    shortened: true,
    account: accountOf(linesShown, missing),
  });
}

function showBinary(output: Collected, { limits, footer }: ShowOptions): PruneResult {
  const result = createDraft().finish({
    header: `[output shortened: ${plural(output.lines, 'line')} (${sizeWords(output.bytes)}) → 0 lines; it is binary data]`,
    footer,
    endsWithNewline: true,
    original: output,
    limitBytes: limits.capBytes,
    capBytes: limits.capBytes,
    shortened: true,
    account: accountOf(0, output.lines),
  });
  if (result.report.bytesOut <= output.textBytes || !output.raw.whole) return result;
  return showUntouched(output, { limitBytes: limits.capBytes, capBytes: limits.capBytes });
}

/** What is held of the output without a gap up to its end. */
function linesUpToEnd({ raw: { head, tail } }: Collected): readonly RawLine[] {
  const isGapless = tail[0] === undefined || tail[0].no === head.length + 1;
  return isGapless ? [...head, ...tail] : tail;
}

/** Lines from the start of a list, cut where they are too long, as many as fit. */
function takeLines(lines: readonly RawLine[], mostBytes: number, mostLines: number) {
  const taken: { no: number; text: string; bytes: number; leftOutBytes: number }[] = [];
  let left = mostBytes;
  for (const { no, text } of lines) {
    const shown =
      text.length > LONGEST_SHOWN / 3
        ? cutLine(text, { findProblem })
        : { text, bytes: byteLength(text), leftOutBytes: 0 };
    left -= shown.bytes + 1;
    if (left < 0 || taken.length >= mostLines) break;
    taken.push({ no, text: shown.text, bytes: shown.bytes + 1, leftOutBytes: shown.leftOutBytes });
  }
  return taken;
}

/** The output as text, where all of it is held (`raw.whole`). */
export function rawText(output: Collected): string {
  return output.raw.head.map((line) => line.text).join('\n') + (output.endsWithNewline && output.lines > 0 ? '\n' : '');
}

export function showUntouched(
  output: Collected,
  { limitBytes, capBytes }: { readonly limitBytes: number; readonly capBytes: number },
): PruneResult {
  const text = rawText(output);
  return {
    text,
    pruned: false,
    report: {
      version: 1,
      kind: output.kind,
      linesIn: output.lines,
      bytesIn: output.bytes,
      linesShown: output.lines,
      bytesOut: byteLength(text),
      limitBytes,
      capBytes,
      shortened: false,
      segments: output.lines === 0 ? [] : [{ kind: 'lines', out: 1, from: 1, to: output.lines, class: 'plain' }],
      kept: output.lines === 0 ? {} : { plain: output.lines },
      dropped: {},
      unfit: {},
    },
  };
}

const PLAIN = {
  class: 'plain',
  tool: undefined,
  specific: false,
  hint: false,
  located: false,
  severity: undefined,
  tail: 0,
} as const;

function accountOf(shown: number, missing: number): Account {
  return {
    kept: new Map<LineClass, number>(shown > 0 ? [['plain', shown]] : []),
    dropped: new Map<LineClass, number>(missing > 0 ? [['plain', missing]] : []),
    unfit: new Map(),
    linesShown: shown,
    isShown: () => false,
  };
}
