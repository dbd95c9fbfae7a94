/** Reads a text line by line, forward only, in memory bounded by the part of a line that is asked for. */
import { readSync } from 'node:fs';

const NEWLINE = 10;
const CHUNK_BYTES = 1 << 16;

/** An open file, or bytes in memory. */
export type TextSource = number | Uint8Array;

export interface FileLine {
  /** The start of the line as UTF-8, without its `\n`; bytes that are not UTF-8 become U+FFFD. */
  readonly text: string;
  /** Bytes of the whole line. */
  readonly bytes: number;
  /** Whether `text` is all of it. */
  readonly whole: boolean;
}

export interface LineReader {
  /** Passes over lines without keeping them. Stops early at the end of the file. */
  skip(lines: number): void;
  /** The next line, of which at most `keepBytes` bytes are kept; undefined at the end of the file. */
  next(keepBytes: number): FileLine | undefined;
  /**
   * Lines that come next, each with its `\n`, as many as are at hand; valid until the next call. Undefined when the next
   * line is not wholly at hand, or there is none.
   */
  block(): Uint8Array | undefined;
}

export function readLines(source: TextSource): LineReader {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let chunk = buffer.subarray(0, 0);
  let start = 0;
  let position = 0;

  function fill(): boolean {
    const read = readAt(source, buffer, position);
    chunk = buffer.subarray(0, read);
    start = 0;
    position += read;
    return read > 0;
  }

  function next(keepBytes: number): FileLine | undefined {
    const parts: Buffer[] = [];
    let bytes = 0;
    let kept = 0;
    while (start < chunk.length || fill()) {
      const newline = chunk.indexOf(NEWLINE, start);
      const end = newline === -1 ? chunk.length : newline;
      const part = chunk.subarray(start, Math.min(end, start + keepBytes - kept));
      // Copied, because the next fill overwrites the buffer.
      if (part.length > 0) parts.push(Buffer.from(part));
      kept += part.length;
      bytes += end - start;
      start = newline === -1 ? chunk.length : newline + 1;
      if (newline !== -1) return lineOf(parts, bytes, kept);
    }
    return bytes > 0 ? lineOf(parts, bytes, kept) : undefined;
  }

  function block(): Uint8Array | undefined {
    if (start === chunk.length && !fill()) return undefined;
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end <= start) return undefined;
    const lines = chunk.subarray(start, end);
    start = end;
    return lines;
  }

  return {
    next,
    block,
    skip(lines) {
      for (let left = lines; left > 0 && (start < chunk.length || fill()); ) {
        const newline = chunk.indexOf(NEWLINE, start);
        start = newline === -1 ? chunk.length : newline + 1;
        if (newline !== -1) left -= 1;
      }
    },
  };
}

/** Fills `buffer` from a position on; gives how many bytes there were. */
function readAt(source: TextSource, buffer: Uint8Array, position: number): number {
  if (typeof source === 'number') return readSync(source, buffer, 0, buffer.length, position);
  const part = source.subarray(position, position + buffer.length);
  buffer.set(part);
  return part.length;
}

function lineOf(parts: readonly Buffer[], bytes: number, kept: number): FileLine {
  const [first] = parts;
  const text = first === undefined ? '' : (parts.length === 1 ? first : Buffer.concat(parts)).toString();
  return { text, bytes, whole: kept === bytes };
}
