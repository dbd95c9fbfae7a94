/** Reads the lines of a part of a file in order, in memory bounded by the longest line. */
import { readSync } from 'node:fs';

export interface ScannedLine {
  readonly offset: number;
  /** Bytes that it takes in the file, its `\n` among them. */
  readonly size: number;
  /** Without its `\n`; valid until the next line is asked for. Absent when it is longer than a record may be. */
  readonly bytes?: Buffer;
  /** False for what stands after the last `\n`. */
  readonly ended: boolean;
}

/** A string of Node holds less than 512 MiB. */
export const MAX_RECORD_BYTES = 2 ** 28;

const NEWLINE = 10;
const CHUNK_BYTES = 1 << 20;

export function* scanLines(fd: number, from: number, to: number): Generator<ScannedLine> {
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, to - from)));
  let offset = from;
  let begun: Buffer[] = [];
  let begunBytes = 0;

  function line(rest: Buffer, ended: boolean): ScannedLine {
    const length = begunBytes + rest.length;
    const bytes = begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
    const whole = length <= MAX_RECORD_BYTES && bytes.length === length;
    const scanned = { offset, size: length + (ended ? 1 : 0), ended, ...(whole && { bytes }) };
    offset += scanned.size;
    begun = [];
    begunBytes = 0;
    return scanned;
  }

  for (let position = from; position < to; ) {
    const read = readSync(fd, buffer, 0, Math.min(buffer.length, to - position), position);
    if (read === 0) break;
    position += read;
    const chunk = buffer.subarray(0, read);
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield line(chunk.subarray(start, end), true);
      start = end + 1;
    }
    begunBytes += read - start;
    // Copied, because the next read overwrites the buffer; counted only, once it is too long.
    if (start < read && begunBytes <= MAX_RECORD_BYTES) begun.push(Buffer.from(chunk.subarray(start)));
    else if (begunBytes > MAX_RECORD_BYTES) begun = [];
  }
  if (begunBytes > 0) yield line(buffer.subarray(0, 0), false);
}
