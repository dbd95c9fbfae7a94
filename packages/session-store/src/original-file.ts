/**
 * The file of one original while it streams in, in bounded space and memory. Up to the limit every byte is appended.
 * From there on the second half of the file is a ring that the newest bytes run through, so that at the end the first
 * half and the last half of the original are there; only then are they put in order, with the line between them that
 * says how many bytes are missing.
 */
import { createHash } from 'node:crypto';
import { fsyncSync } from 'node:fs';
import { createLineCounter } from './count-lines.js';
import type { Gap, OutputInfo } from './output-record.js';
import { createTemporaryFile, readPieces, type TemporaryFile, writeFully } from './private-file.js';

export interface OriginalFile {
  write(chunk: Uint8Array): void;
  /** Completes the file, still under its temporary name, and brings it to the disk. */
  finish(): FinishedOriginal;
  /** Closes it and deletes its temporary name. Safe to call at any time, and again. */
  discard(): void;
}

interface FinishedOriginal {
  readonly path: string;
  readonly facts: Pick<OutputInfo, 'bytes' | 'lines' | 'keptBytes' | 'missingBytes' | 'sha256'>;
  readonly gap?: Gap;
}

/** @param maxBytes at least 2 */
export function createOriginalFile(dir: string, maxBytes: number): OriginalFile {
  const ringBytes = Math.floor(maxBytes / 2);
  const headBytes = maxBytes - ringBytes;
  const hash = createHash('sha256');
  const counter = createLineCounter();
  let file: TemporaryFile | undefined;
  let unrolled: TemporaryFile | undefined;
  let bytes = 0;

  // Made for the first byte: a writer that is never used leaves nothing behind, however its process ends.
  const openFile = () => {
    file ??= createTemporaryFile(dir);
    return file;
  };
  const writePosition = () => (bytes < headBytes ? bytes : headBytes + ((bytes - headBytes) % ringBytes));

  function write(chunk: Uint8Array): void {
    hash.update(chunk);
    counter.add(chunk);
    for (let done = 0; done < chunk.length; ) {
      const position = writePosition();
      const part = chunk.subarray(done, done + maxBytes - position);
      writeFully(openFile().fd, part, position);
      done += part.length;
      bytes += part.length;
    }
  }

  function finish(): FinishedOriginal {
    const streamed = openFile();
    const facts = { bytes, lines: counter.lines(), keptBytes: bytes, missingBytes: 0, sha256: hash.digest('hex') };
    if (bytes <= maxBytes) {
      fsyncSync(streamed.fd);
      return { path: streamed.path, facts };
    }
    const missingBytes = bytes - maxBytes;
    unrolled = createTemporaryFile(dir);
    const shape = { headBytes, maxBytes, oldest: writePosition(), missingBytes };
    const { markLine, tailLines, keptBytes } = unroll(streamed, unrolled, shape);
    fsyncSync(unrolled.fd);
    // The mark has a number of its own. Where the gap leaves none free, the lines after it move down by one or two.
    const firstTailLine = Math.max(markLine + 1, counter.lines() - tailLines + 1);
    const gap = { line: markLine, skippedLines: firstTailLine - (markLine + 1) };
    const lines = firstTailLine - 1 + tailLines;
    return { path: unrolled.path, facts: { ...facts, lines, keptBytes, missingBytes }, gap };
  }

  function discard(): void {
    file?.discard();
    unrolled?.discard();
  }

  return { write, finish, discard };
}

interface RingShape {
  readonly headBytes: number;
  readonly maxBytes: number;
  /** Where the oldest byte of the ring stands. */
  readonly oldest: number;
  readonly missingBytes: number;
}

/** Copies head, mark and ring, oldest byte first, in pieces: the ring can be larger than memory allows. */
function unroll(from: TemporaryFile, to: TemporaryFile, { headBytes, maxBytes, oldest, missingBytes }: RingShape) {
  let keptBytes = 0;
  const append = (bytes: Uint8Array) => {
    writeFully(to.fd, bytes, keptBytes);
    keptBytes += bytes.length;
  };
  const appendCounted = (start: number, end: number, counter = createLineCounter()) => {
    readPieces(from.fd, start, end, (piece) => {
      append(piece);
      counter.add(piece);
    });
    return counter;
  };
  const head = appendCounted(0, headBytes);
  const mark = `[${missingBytes} bytes are missing here: the original is over the ${maxBytes} bytes that are kept]\n`;
  append(Buffer.from(head.inLine() ? `\n${mark}` : mark));
  const tail = appendCounted(headBytes, oldest, appendCounted(oldest, maxBytes));
  return { markLine: head.lines() + 1, tailLines: tail.lines(), keptBytes };
}
