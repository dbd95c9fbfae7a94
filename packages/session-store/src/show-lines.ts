/** The plain form of recall: lines in order, as many as fit. Only the part of the file up to there is read. */
import { byteLength, cutBytes } from './cut-text.js';
import { type FileLine, readLines, type TextSource } from './file-lines.js';
import type { LineNumbers } from './line-numbers.js';
import { shownId } from './output-error.js';
import type { OutputRecord } from './output-record.js';
import { colouredText, plainText } from './plain-text.js';
import type { RecallResult } from './recall.js';

/** What is asked for, with every default filled in. */
export interface RecallRequest {
  readonly output: OutputRecord;
  readonly numbers: LineNumbers;
  readonly offset: number;
  readonly limit: number;
  readonly maxBytes: number;
  readonly colour: boolean;
}

export function showLines(text: TextSource, request: RecallRequest): RecallResult {
  const { numbers, offset, limit, maxBytes, colour } = request;
  const first = numbers.placeOf(offset);
  const { last } = numbers;
  let room = maxBytes - byteLength(header(request, last, last)) - byteLength(footer(last));
  const reader = readLines(text);
  reader.skip(first - 1);
  let body = '';
  let place = first;
  for (; place - first < limit && numbers.numberAt(place) <= last; place += 1) {
    // Colours take room in the file only; four times what can be shown is enough for all but a few lines.
    const line = reader.next(4 * maxBytes);
    if (line === undefined) break;
    const prefix = linePrefix(numbers.numberAt(place), last, '│');
    let shown = line.whole ? `${prefix}${(colour ? colouredText : plainText)(line.text)}\n` : undefined;
    if (shown === undefined || byteLength(shown) > room) {
      // A line that would fit in an answer of its own is left to the next one, whole.
      if (place > first) break;
      shown = prefix + cutLine(line, room - byteLength(prefix));
    }
    body += shown;
    room -= byteLength(shown);
  }
  if (place === first) return { text: header(request, 0, 0), from: 0, to: 0, totalLines: last };
  const from = numbers.numberAt(first);
  const to = numbers.numberAt(place - 1);
  const result = { text: header(request, from, to) + body, from, to, totalLines: last };
  if (to >= last) return result;
  const next = numbers.numberAt(place);
  return { ...result, text: result.text + footer(next), next };
}

/** A line's number, right-aligned to the width of the last one, and the mark between it and the text. */
export function linePrefix(number: number, last: number, mark: '│' | '>'): string {
  return `${String(number).padStart(String(last).length)}${mark}`;
}

/** What is said of an original that is not all there: the start of every header tells it. */
export function titleOf({ output, numbers }: Pick<RecallRequest, 'output' | 'numbers'>): string {
  const { id, missingBytes } = output.info;
  const gap = numbers.gapPlace === undefined ? '' : ` (${missingBytes} bytes are missing at line ${numbers.gapPlace})`;
  return `${shownId(id)}${gap}`;
}

function header(request: RecallRequest, from: number, to: number): string {
  const title = titleOf(request);
  const { last } = request.numbers;
  return last === 0 ? `${title}: no lines\n` : `${title}: lines ${from}-${to} of ${last}\n`;
}

function footer(next: number): string {
  return `[more: offset ${next}]\n`;
}

function cutLine(line: FileLine, room: number): string {
  const mark = `… [cut: the line has ${line.bytes} bytes; a pattern shows the part around its match]\n`;
  return cutBytes(plainText(line.text), room - byteLength(mark)) + mark;
}
