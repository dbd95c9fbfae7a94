import { leftOutPattern } from './cut-line.js';
import { findProblem } from './find-problem.js';
import { isMark } from './is-mark.js';
import { createRawLineReader, skipMark } from './raw-lines.js';
import type { PruneResult, Segment } from './report.js';
import { type CleanLine, createScreen } from './screen.js';
import { byteLength } from './utf8.js';

/** A promise that a result breaks. */
export interface Finding {
  /** Which promise: a line that is none of the output, a count that is not true, a limit that is exceeded. */
  readonly promise: 'line' | 'count' | 'limit' | 'order' | 'mark';
  /** The line of the result, counted from 1; 0 for the result as a whole. */
  readonly out: number;
  readonly message: string;
}

/**
 * Checks what `prune` promises of a result against the output it was made of: each shown line is a line of the output,
 * in its order, what was cut and left out is counted truly, and the limit was held. An empty list means that all holds.
 * A line of the output is a line after redraws. Linear; holds the whole output.
 */
export function verify(original: string | Uint8Array, result: PruneResult): Finding[] {
  const findings: Finding[] = [];
  const add = (promise: Finding['promise'], out: number, message: string): void => {
    findings.push({ promise, out, message });
  };
  const { report, text } = result;
  const read = readLines(original, report.capBytes);
  if (byteLength(text) !== report.bytesOut)
    add('count', 0, `bytesOut is ${report.bytesOut}, the text has ${byteLength(text)}`);
  if (report.bytesOut > report.limitBytes)
    add('limit', 0, `${report.bytesOut} bytes are over the limit of ${report.limitBytes}`);
  if (report.bytesOut > read.textBytes)
    add('limit', 0, `${report.bytesOut} bytes are more than the output's ${read.textBytes}`);
  if (report.bytesIn !== read.bytes) add('count', 0, `bytesIn is ${report.bytesIn}, the output has ${read.bytes}`);
  if (report.linesIn !== read.lines) add('count', 0, `linesIn is ${report.linesIn}, the output has ${read.lines}`);
  if (!result.pruned && text !== read.text) add('line', 0, 'the text differs from the output, but pruned is false');
  checkSegments(result, read, add);
  return findings;
}

interface Read {
  readonly bytes: number;
  readonly textBytes: number;
  readonly lines: number;
  readonly text: string;
  readonly rawLines: readonly string[];
  /** Every state of every line that stood on the screen, in order. */
  readonly states: readonly CleanLine[];
}

function readLines(original: string | Uint8Array, capBytes: number): Read {
  const states: CleanLine[] = [];
  const rawLines: string[] = [];
  const screen = createScreen({ isProblem: () => true, onLine: (line) => states.push(line) });
  const reader = createRawLineReader({
    findProblem,
    capBytes,
    onLine: (line) => {
      rawLines.push(line.text);
      screen.draw(line);
    },
  });
  reader.write(original);
  const totals = reader.end();
  screen.end();
  const text = rawLines.join('\n') + (totals.endsWithNewline && rawLines.length > 0 ? '\n' : '');
  return {
    bytes: totals.bytes,
    textBytes: Math.max(totals.bytes, byteLength(text)),
    lines: totals.lines,
    text,
    rawLines,
    states,
  };
}

type Add = (promise: Finding['promise'], out: number, message: string) => void;

function checkSegments(result: PruneResult, read: Read, add: Add): void {
  const { report } = result;
  const out = result.text.replace(/\n$/, '').split('\n');
  const isShown = report.kind === 'sorted' ? screenChecker(read.states) : rawChecker(read);
  let nextOut = 1;
  let linesShown = 0;
  const checkLine = (at: number, no: number, leftOutBytes: number): void => {
    linesShown += 1;
    if (!isShown(out[at - 1] ?? '', no, leftOutBytes))
      add('line', at, `is not line ${no} of the output, or not in its order`);
  };
  for (const segment of report.segments) {
    if (segment.out !== nextOut) add('order', segment.out, `the segment should begin at line ${nextOut}`);
    nextOut = segment.out + length(segment);
    if (segment.kind === 'lines') {
      for (let no = segment.from; no <= segment.to; no += 1) checkLine(segment.out + no - segment.from, no, 0);
    } else if (segment.kind === 'cut') checkLine(segment.out, segment.from, segment.leftOutBytes);
    else if (!isMark(out[segment.out - 1] ?? '', segment, report))
      add('mark', segment.out, `has no true mark of a ${segment.kind}`);
  }
  const lines = result.text === '' ? 0 : out.length;
  if (nextOut - 1 !== lines) add('count', 0, `the segments cover ${nextOut - 1} lines of ${lines}`);
  if (linesShown !== report.linesShown)
    add('count', 0, `linesShown is ${report.linesShown}, the segments show ${linesShown}`);
  checkTotals(result, read, add);
}

type IsShown = (line: string, no: number, leftOutBytes: number) => boolean;

/** Looks for each line behind the one before it, so that the order is checked too. */
function screenChecker(states: readonly CleanLine[]): IsShown {
  let at = 0;
  return (line, no, leftOutBytes) => {
    for (let i = at; i < states.length; i += 1) {
      const state = states[i] as CleanLine;
      if (state.no !== no || !isShownAs(line, state.text, leftOutBytes)) continue;
      at = i + 1;
      return true;
    }
    return false;
  };
}

/** Content is shown raw, search results as the screen shows them, grouped by file: the order is not the output's. */
function rawChecker({ rawLines, states }: Read): IsShown {
  const drawn = new Map<number, string[]>();
  for (const { no, text } of states) drawn.set(no, [...(drawn.get(no) ?? []), text]);
  return (line, no, leftOutBytes) =>
    [rawLines[no - 1] ?? '', ...(drawn.get(no) ?? [])].some((text) => isShownAs(line, text, leftOutBytes));
}

const isShownAs = (line: string, text: string, leftOutBytes: number): boolean =>
  leftOutBytes === 0 ? line === text : countCut(line, text) === leftOutBytes;

function checkTotals({ report }: PruneResult, read: Read, add: Add): void {
  const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
    Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
  if (sum(report.kept) !== report.linesShown)
    add('count', 0, `kept sums up to ${sum(report.kept)}, not ${report.linesShown}`);
  if (report.kind !== 'sorted' || sum(report.dropped) === 0) return;
  const marked = report.segments.reduce(
    (total, segment) => total + ('lines' in segment && segment.kind !== 'places' ? segment.lines : 0),
    0,
  );
  if (marked !== sum(report.dropped))
    add('count', 0, `the marks stand for ${marked} lines, dropped sums up to ${sum(report.dropped)}`);
  const all = report.linesShown + sum(report.dropped);
  if (all > read.states.length)
    add('count', 0, `kept and dropped are ${all} lines, the output has ${read.states.length}`);
}

const length = (segment: Segment): number => (segment.kind === 'lines' ? segment.to - segment.from + 1 : 1);

/** The bytes that are cut out of `text` in `line`, whose marks count them; -1 where that is not so. */
function countCut(line: string, text: string): number {
  let at = 0;
  let cut = 0;
  for (const [i, part] of line.split(leftOutSplitter).entries()) {
    const isMark = i % 2 === 1;
    // A text can hold what looks like a mark.
    if (text.startsWith(part, at)) at += part.length;
    else if (isMark) {
      const bytes = Number(leftOutPattern.exec(part)?.[1]);
      at = skipBytes(text, at, bytes);
      cut += bytes;
    } else return -1;
  }
  return at === text.length ? cut : -1;
}

const leftOutSplitter = new RegExp(`(${leftOutPattern.source.replace('(', '(?:')})`);
const skipMarkHere = new RegExp(skipMark, 'y');

/** The place in `text` exactly so many bytes behind `at`; beyond its end where there is none. */
function skipBytes(text: string, at: number, bytes: number): number {
  let left = bytes;
  let end = at;
  while (left > 0 && end < text.length) {
    skipMarkHere.lastIndex = end;
    const skipped = skipMarkHere.exec(text);
    const char = String.fromCodePoint(text.codePointAt(end) ?? 0);
    left -= skipped === null ? byteLength(char) : Number(skipped[1]);
    end += (skipped?.[0] ?? char).length;
  }
  return left === 0 ? end : text.length + 1;
}
