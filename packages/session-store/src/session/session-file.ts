/** Reads a session file: its tree, at open and as it grows, and single records of it. Never writes to it. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { reasonOf, systemCode } from '../output-error.js';
import { loadIndex, NO_INDEX, saveIndex } from './index-file.js';
import { notASession } from './not-a-session.js';
import { parseObject } from './read-records.js';
import { type OnDamage, type Scan, type ScanPosition, scanSession, takeLine } from './scan-session.js';
import { sessionError } from './session-error.js';
import { createFindings, type SessionFindings } from './session-findings.js';
import type { SessionPaths } from './session-paths.js';
import { createTree, type RecordSource, type SessionTree } from './session-tree.js';

export interface SessionFile {
  /** Everything up to `position`. Another object after the file was found to be another one. */
  readonly tree: SessionTree;
  readonly position: ScanPosition;
  /** What was found besides the findings of the tree: they are not kept in the index. */
  readonly notes: SessionFindings;
  /** Takes in the lines that were added to the file; gives what stands after the last of them. */
  catchUp(onDamage?: OnDamage): Scan['tail'];
  /** Takes in what stands after the last line end, where `catchUp` said that it is a record. */
  takeTail(bytes: number): void;
  /**
   * Reads all of the file again, without its index, into another tree: for a row that leads to something else than it
   * says. False, and nothing is done, when no index was used.
   */
  rescan(): boolean;
  /** Says that the file goes on to `position`, all of which is in the tree. */
  advance(position: ScanPosition): void;
  bytes(offset: number, length: number): Buffer;
  /** The record in a row, undefined when it can no longer be read. */
  value(row: number): Record<string, unknown> | undefined;
  /** Brings the index up to date; `whenDue`: only after so much that reading it again would take a while. */
  saveIndex(options?: { readonly whenDue: boolean }): void;
  close(): void;
}

const DUE_BYTES = 2 ** 25;
const DUE_ROWS = 2 ** 13;

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** @throws {CtxError} 'no-session'; 'cannot-read' when the system refuses. */
export function openSessionFile(paths: SessionPaths): SessionFile {
  const fd = open(paths.file);
  const source: RecordSource = {
    value: (offset, length) => parseObject(bytes(offset, length)),
    same: (one, offset) => bytes(one.offset, one.bytes).equals(bytes(offset, one.bytes)),
  };
  const newTree = () => createTree(paths.name, source);
  let { tree, mark } = loadIndex(paths.index, fd, newTree);
  let indexed = mark.end > 0;
  let position: ScanPosition = { end: mark.end, lines: mark.lines };
  let due = { end: mark.end + DUE_BYTES, rows: mark.rows + DUE_ROWS };

  function bytes(offset: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const read = readSync(fd, buffer, done, length - done, offset + done);
      if (read === 0) break;
      done += read;
    }
    return buffer.subarray(0, done);
  }

  function forget(): void {
    tree = newTree();
    mark = NO_INDEX;
    position = { end: 0, lines: 0 };
    indexed = false;
  }

  function takeTail(size: number): void {
    const { end, lines } = position;
    const tail = { offset: end, size, bytes: bytes(end, size), ended: false };
    takeLine(tree, tail, lines + 1, () => {});
    position = { end: end + size, lines: lines + 1 };
  }

  function catchUp(onDamage: OnDamage = () => {}): Scan['tail'] {
    const to = fstatSync(fd).size;
    if (to < position.end) {
      // Something took lines away that were there: what is known of the file is of no use.
      forget();
    }
    const { end, lines, tail } = scanSession(tree, fd, { from: position, to, onDamage });
    position = { end, lines };
    return tail;
  }

  return {
    get tree() {
      return tree;
    },
    notes: createFindings(),
    get position() {
      return position;
    },
    catchUp,
    takeTail,
    rescan() {
      if (!indexed) return false;
      const to = position.end;
      forget();
      const { end, lines, tail } = scanSession(tree, fd, { from: position, to, onDamage: () => {} });
      position = { end, lines };
      if (tail?.whole) takeTail(tail.bytes);
      return true;
    },
    advance(to) {
      position = to;
    },
    bytes,
    value(row) {
      const { offset, bytes: length } = tree.rows.get(row);
      return parseObject(bytes(offset, length));
    },
    saveIndex({ whenDue } = { whenDue: false }) {
      if (position.end === mark.end || (whenDue && position.end < due.end && tree.rows.count < due.rows)) return;
      mark = saveIndex(paths.index, fd, tree, position, mark);
      due = { end: position.end + DUE_BYTES, rows: tree.rows.count + DUE_ROWS };
    },
    close: () => closeSync(fd),
  };
}

function open(path: string): number {
  try {
    const fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if (fstatSync(fd).isFile()) return fd;
    closeSync(fd);
  } catch (cause) {
    if (!['ENOENT', 'ELOOP', 'ENXIO', 'ENOTDIR'].includes(systemCode(cause) ?? '')) {
      const message = `cannot read ${path}: ${reasonOf(cause)}: check who owns the folder and its files`;
      throw sessionError('cannot-read', message, { details: { path }, cause });
    }
  }
  throw notASession(path, 'create it, or list those of the folder');
}
