import { LONGEST_SHOWN } from './cut-line.js';
import type { RawLine } from './raw-lines.js';

/**
 * Keeps the raw text of an output for the case that it is content: all of it up to the cap, and beyond that the lines
 * of its head and tail. A line counts with the bytes that are shown of it at most, so that a long one displaces no
 * others. Memory is bounded by the cap.
 */
export interface RawKeeper {
  add(line: RawLine): void;
  /** What is held of the output: its lines from the start, and, when some are missing, those up to the end. */
  take(): { readonly head: readonly RawLine[]; readonly tail: readonly RawLine[]; readonly whole: boolean };
  /** Bytes of all lines so far, a line end counted for each. */
  readonly bytes: number;
}

export function createRawKeeper(options: { readonly capBytes: number }): RawKeeper {
  // One byte over the cap: the last line may have no line end.
  const mostBytes = options.capBytes + 1;
  const head: RawLine[] = [];
  let headBytes = 0;
  let bytesInAll = 0;
  let tail: RawLine[] = [];
  let tailBytes = 0;
  /** Lines at the front of `tail` that are out of reach already; they go in bulk. */
  let dead = 0;

  return {
    add(line) {
      bytesInAll += line.bytes + 1;
      const bytes = shownBytes(line);
      if (tail.length === 0 && headBytes + bytes <= mostBytes) {
        head.push(line);
        headBytes += bytes;
        return;
      }
      tail.push(line);
      tailBytes += bytes;
      while (tailBytes > options.capBytes && dead < tail.length - 1) {
        tailBytes -= shownBytes(tail[dead] as RawLine);
        dead += 1;
      }
      if (dead > 1_024 && dead * 2 > tail.length) {
        tail = tail.slice(dead);
        dead = 0;
      }
    },
    get bytes() {
      return bytesInAll;
    },
    take: () => ({ head, tail: tail.slice(dead), whole: bytesInAll <= mostBytes }),
  };
}

const shownBytes = (line: RawLine): number => Math.min(line.bytes, LONGEST_SHOWN) + 1;
