/**
 * The index beside a session file: what a scan of it gave, in frames that are added as the session grows. It is never
 * trusted over the file: a frame counts only when it is whole and the bytes before the place in the file that it was
 * made at are still the same; what follows the last such frame is read from the file again. Whoever deletes the index
 * loses nothing but time.
 *
 * A frame is one line, a hash and JSON, and then the packed rows; the hash is that of all that follows it. What does not
 * begin like one is a file of somebody else: it is neither read nor changed.
 */
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, rmSync } from 'node:fs';
import type { Finding } from '@ctx/transcript';
import { readPieces, withRegularFile, writeFully } from '../private-file.js';
import { PACKED_BYTES } from './entry-rows.js';
import { hashId } from './id-table.js';
import type { ScanPosition } from './scan-session.js';
import { storing } from './session-error.js';
import type { SessionHeader } from './session-header.js';
import type { EntryFix, SessionTree } from './session-tree.js';

interface Frame extends ScanPosition {
  readonly version: 1;
  readonly rows: number;
  /** SHA-256 of the last bytes of the session file before `end`. */
  readonly tail: string;
  readonly leaf: number;
  readonly leafId: string | null;
  readonly header?: SessionHeader;
  readonly findings: readonly Finding[];
  readonly fixes: readonly (readonly [number, EntryFix])[];
}

/** How much of a tree its index holds. */
export interface IndexMark extends ScanPosition {
  /** Bytes of the index that hold it. */
  readonly bytes: number;
  readonly rows: number;
  readonly findings: number;
  readonly fixes: number;
}

export const NO_INDEX: IndexMark = { end: 0, lines: 0, bytes: 0, rows: 0, findings: 0, fixes: 0 };

const TAIL_BYTES = 4_096;
const HASH_LENGTH = 64;
/** A frame's first line: findings are bounded, fixes hardly ever there. */
const MAX_HEAD_BYTES = 2 ** 26;

const { O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;

/** How an index begins. */
const BEGIN = /^[0-9a-f]{64} \{"version":/;
const BEGIN_BYTES = HASH_LENGTH + ' {"version":'.length;

/** What the index at `path` holds of the session file `session`, in a tree that `newTree` makes. */
export function loadIndex(path: string, session: number, newTree: () => SessionTree) {
  const tree = newTree();
  const mark = loadFrames(path, session, tree);
  return leadsToItsLeaf(tree) ? { tree, mark } : { tree: newTree(), mark: NO_INDEX };
}

/** Only the last of the frames counts for this. */
function leadsToItsLeaf({ rows, leaf, leafId }: SessionTree): boolean {
  return leafId === null ? leaf === -1 : leaf >= 0 && leaf < rows.count && rows.hasId(leaf, hashId(leafId));
}

function loadFrames(path: string, session: number, tree: SessionTree): IndexMark {
  let fd: number;
  try {
    fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return NO_INDEX;
  }
  let mark = NO_INDEX;
  try {
    const bytes = fstatSync(fd).size;
    for (let next = loadFrame(fd, bytes, session, tree, mark); next; next = loadFrame(fd, bytes, session, tree, mark)) {
      mark = next;
    }
    return mark;
  } catch {
    // What cannot be read of an index is not there.
    return mark;
  } finally {
    closeSync(fd);
  }
}

function loadFrame(fd: number, bytes: number, session: number, tree: SessionTree, mark: IndexMark) {
  const head = readHead(fd, mark.bytes, bytes);
  if (!head) return undefined;
  const { frame, json, hash, start } = head;
  if (!isFrame(frame) || frame.end > fstatSync(session).size) return undefined;
  const packed = Buffer.alloc(frame.rows * PACKED_BYTES);
  if (readSync(fd, packed, 0, packed.length, start) < packed.length) return undefined;
  if (sum(json, packed) !== hash || tailSum(session, frame.end) !== frame.tail) return undefined;
  tree.rows.addPacked(packed);
  tree.findings.addAll(frame.findings);
  tree.restore({ header: frame.header, leaf: frame.leaf, leafId: frame.leafId, fixes: frame.fixes });
  return markOf(tree, frame, start + packed.length);
}

function readHead(fd: number, from: number, to: number) {
  for (let size = Math.min(TAIL_BYTES, to - from); size > 0; size = Math.min(size * 16, to - from, MAX_HEAD_BYTES)) {
    const buffer = Buffer.alloc(size);
    const end = buffer.subarray(0, readSync(fd, buffer, 0, size, from)).indexOf(10);
    if (end !== -1) {
      const json = buffer.subarray(HASH_LENGTH + 1, end);
      const frame: Partial<Frame> = JSON.parse(json.toString());
      return { frame, json, hash: buffer.toString('latin1', 0, HASH_LENGTH), start: from + end + 1 };
    }
    if (size === to - from || size === MAX_HEAD_BYTES) return undefined;
  }
  return undefined;
}

function isFrame(frame: Partial<Frame>): frame is Frame {
  const { version, rows, leaf, leafId, end, lines, findings, fixes } = frame;
  if (version !== 1 || !isCount(rows) || !isCount(end) || !isCount(lines)) return false;
  if (!Number.isSafeInteger(leaf) || (leafId !== null && typeof leafId !== 'string')) return false;
  return Array.isArray(findings) && Array.isArray(fixes);
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0;
}

/**
 * Adds what `tree` has beyond `mark` to the index at `path`. An index that cannot be written is none: the session does
 * not depend on it.
 */
export function saveIndex(path: string, session: number, tree: SessionTree, at: ScanPosition, mark: IndexMark) {
  try {
    const fd = openSync(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
      if (!isOurs(fd)) return mark;
      return writeFrames(fd, session, tree, at, mark);
    } finally {
      closeSync(fd);
    }
  } catch {
    return mark;
  }
}

/** Deletes the index, where there is one: another file of its name stays. */
export function removeIndex(path: string): void {
  storing(path, () => {
    if (withRegularFile(path, isOurs)) rmSync(path, { force: true });
  });
}

/** Whether the open file is an index or empty. */
function isOurs(fd: number): boolean {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return false;
  const begin = Buffer.alloc(BEGIN_BYTES);
  return BEGIN.test(begin.toString('latin1', 0, readSync(fd, begin, 0, BEGIN_BYTES, 0))) || stat.size === 0;
}

function writeFrames(fd: number, session: number, tree: SessionTree, at: ScanPosition, mark: IndexMark): IndexMark {
  ftruncateSync(fd, mark.bytes);
  const findings = tree.findings.list(mark.findings);
  const fixes = [...tree.fixes].slice(mark.fixes);
  const packed = tree.rows.pack(mark.rows, tree.rows.count);
  const frame: Frame = {
    version: 1,
    end: at.end,
    lines: at.lines,
    rows: tree.rows.count - mark.rows,
    tail: tailSum(session, at.end),
    leaf: tree.leaf,
    leafId: tree.leafId,
    ...(tree.header && { header: tree.header }),
    findings,
    fixes,
  };
  const json = Buffer.from(JSON.stringify(frame));
  const head = Buffer.from(`${sum(json, packed)} ${json}\n`);
  writeFully(fd, head, mark.bytes);
  writeFully(fd, packed, mark.bytes + head.length);
  return markOf(tree, at, mark.bytes + head.length + packed.length);
}

function markOf(tree: SessionTree, { end, lines }: ScanPosition, bytes: number): IndexMark {
  const findings = tree.findings.list().length;
  return { end, lines, bytes, rows: tree.rows.count, findings, fixes: tree.fixes.size };
}

function tailSum(session: number, end: number): string {
  const hash = createHash('sha256');
  readPieces(session, Math.max(0, end - TAIL_BYTES), end, (piece) => hash.update(piece));
  return hash.digest('hex');
}

function sum(json: Uint8Array, packed: Uint8Array): string {
  return createHash('sha256').update(json).update(packed).digest('hex');
}
