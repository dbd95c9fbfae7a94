/**
 * Reads a part of a session file into its tree, record by record. Memory does not grow with the file, except for the 40
 * or so bytes of each entry that the tree holds.
 */

import { BOM, parseObject, readRecords } from './read-records.js';
import { type ScannedLine, scanLines } from './scan-lines.js';
import type { SessionTree } from './session-tree.js';

/** How far a session file has been read. */
export interface ScanPosition {
  /** Bytes of whole lines. */
  readonly end: number;
  /** Number of lines in them. */
  readonly lines: number;
}

export interface Scan extends ScanPosition {
  /** What stands after the last line end: `whole` when it is a record all the same. */
  readonly tail?: { readonly bytes: number; readonly whole: boolean };
}

/** Told of the bytes of a line that are no record. */
export type OnDamage = (offset: number, bytes: number) => void;

/** Takes in the whole lines from `from` on, up to the byte `to`. */
export function scanSession(
  tree: SessionTree,
  fd: number,
  { from, to, onDamage }: { readonly from: ScanPosition; readonly to: number; readonly onDamage: OnDamage },
): Scan {
  let { end, lines } = from;
  for (const line of scanLines(fd, end, to)) {
    if (!line.ended) {
      const whole = line.bytes !== undefined && parseObject(line.bytes) !== undefined;
      return { end, lines, tail: { bytes: line.size, whole } };
    }
    lines += 1;
    end = line.offset + line.size;
    takeLine(tree, line, lines, onDamage);
  }
  return { end, lines };
}

/** Takes in one line: its records, and its damage as findings. */
export function takeLine(tree: SessionTree, line: ScannedLine, number: number, onDamage: OnDamage): void {
  const damaged = (start: number, end: number) => {
    const bytes = end - start;
    const message = `${bytes} bytes at byte ${line.offset + start} are not a record of a session; they are left out`;
    tree.findings.add('damaged-record', `line ${number}`, message);
    onDamage(line.offset + start, bytes);
  };
  if (line.bytes === undefined) {
    damaged(0, line.size);
    return;
  }
  const mark = line.offset === 0 && line.bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const { records, damage } = readRecords(line.bytes.subarray(mark));
  for (const { start, end, value } of records) {
    tree.take(value, { offset: line.offset + mark + start, bytes: end - start, line: number });
  }
  for (const { start, end } of damage) damaged(mark + start, mark + end);
}
