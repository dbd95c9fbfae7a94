import { skipMark } from './raw-lines.js';
import { byteLength, cutPoint, cutToBytes, cutToLastBytes } from './utf8.js';

/** Most bytes of one line that are shown. */
export const LONGEST_SHOWN = 2_000;
/** Bytes of the three parts of a cut line; what is left is for the marks between them. */
const HEAD = 700;
const MIDDLE = 600;
const TAIL = 560;
/** How much of the middle part stands before the problem. */
const BEFORE = 120;

/** Finds the marks in a cut line; the group is the bytes left out. */
export const leftOutPattern = /\[… (\d+) bytes …\]/;

/** A line as it is shown: whole, or with what is left out of its middle counted in bytes. */
export interface ShownLine {
  readonly text: string;
  readonly bytes: number;
  readonly leftOutBytes: number;
}

/**
 * Cuts a line over 2,000 bytes in its middle; what reports a problem there survives. What a huge line lost when it was
 * read (`skipMark`) is counted with the rest.
 * `findProblem` gives the offset of a problem in a text, or -1; `bytes` are the text's, where they are known.
 */
export function cutLine(
  text: string,
  options: { readonly findProblem: (text: string) => number; readonly bytes?: number | undefined },
): ShownLine {
  const bytes = text.length > LONGEST_SHOWN ? LONGEST_SHOWN + 1 : (options.bytes ?? byteLength(text));
  if (bytes <= LONGEST_SHOWN && !text.includes('\ud800')) return { text, bytes, leftOutBytes: 0 };
  const { shown, leftOutBytes } = showParts(bytes <= LONGEST_SHOWN ? [text] : splitLong(text, options.findProblem));
  return { text: shown, bytes: byteLength(shown), leftOutBytes };
}

/** The parts of a line that are shown, and between each two what is not. */
function splitLong(text: string, findProblem: (text: string) => number): string[] {
  const head = cutToBytes(text, HEAD).replace(/\ud800\d*$/, '');
  const tail = cutToLastBytes(text, TAIL).replace(/^\d*\udc00/, '');
  const middle = text.slice(head.length, text.length - tail.length);
  const at = findProblem(middle);
  if (at < 0) return [head, middle, tail];
  const start = cutPoint(middle, Math.max(0, at - BEFORE, middle.lastIndexOf('\udc00', at) + 1));
  const excerpt = cutToBytes(middle.slice(start), MIDDLE).replace(/\ud800.*$/s, '');
  return [head, middle.slice(0, start), excerpt, middle.slice(start + excerpt.length), tail];
}

function showParts(parts: readonly string[]): { shown: string; leftOutBytes: number } {
  let shown = '';
  let leftOutBytes = 0;
  let skipped = 0;
  const skip = (bytes: number): void => {
    skipped += bytes;
    leftOutBytes += bytes;
  };
  const show = (piece: string): void => {
    if (piece === '') return;
    shown += mark(skipped) + piece;
    skipped = 0;
  };
  parts.forEach((part, i) => {
    part.split(skipMark).forEach((piece, j) => {
      if (j % 2 === 1) skip(Number(piece));
      else if (i % 2 === 1) skip(byteLength(piece));
      else show(piece);
    });
  });
  return { shown: shown + mark(skipped), leftOutBytes };
}

const mark = (bytes: number): string => (bytes === 0 ? '' : `[… ${bytes} bytes …]`);
