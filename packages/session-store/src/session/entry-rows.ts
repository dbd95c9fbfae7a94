/**
 * What is held in memory of each entry: where it lies, what it follows and the hashes of its names; 33 bytes each, in
 * columns. The texts stay in the file.
 */

import type { IdHash } from './id-table.js';

interface EntryRow {
  /** Where the record begins in the file. */
  readonly offset: number;
  readonly bytes: number;
  /** Row of the entry that it follows; -1 for none. */
  readonly parent: number;
  readonly kind: RowKind;
  readonly idHash: IdHash;
  /** Low half of the hash of its message's id, where that is another one, and of the call that it answers; else 0. */
  readonly messageHash: number;
  readonly callHash: number;
}

/** The types of entries, by their number in the index. New ones go to the end. */
export const ROW_KINDS = ['other', 'message', 'edits', 'compaction', 'settings', 'rewind'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface EntryRows {
  readonly count: number;
  /** Adds a row; gives its number. */
  add(row: EntryRow): number;
  /** The row with this number, which must be there. */
  get(row: number): EntryRow;
  /** Always a row before this one, or -1: a walk from parent to parent ends, whatever an index says. */
  parentOf(row: number): number;
  kindOf(row: number): RowKind;
  hasId(row: number, hash: IdHash): boolean;
  /** The last row before `before` whose message or call has this hash, or -1. */
  lastNamed(hash: number, before: number): number;
  /** The rows from one number up to another, as bytes for `addPacked`. */
  pack(from: number, to: number): Buffer;
  /** Adds the rows in `packed`. */
  addPacked(packed: Buffer): void;
}

/** Bytes of a packed row. */
export const PACKED_BYTES = 33;

const FIRST_CAPACITY = 1_024;

export function createEntryRows(): EntryRows {
  let capacity = FIRST_CAPACITY;
  let count = 0;
  let offsets = new Float64Array(capacity);
  let lengths = new Uint32Array(capacity);
  let parents = new Int32Array(capacity);
  let ids = new Uint32Array(capacity);
  let idHighs = new Uint32Array(capacity);
  let messages = new Uint32Array(capacity);
  let calls = new Uint32Array(capacity);
  let kinds = new Uint8Array(capacity);

  function reserve(wanted: number): void {
    if (wanted <= capacity) return;
    capacity = Math.max(wanted, Math.ceil(capacity * 1.5));
    offsets = grown(offsets, new Float64Array(capacity));
    lengths = grown(lengths, new Uint32Array(capacity));
    parents = grown(parents, new Int32Array(capacity));
    ids = grown(ids, new Uint32Array(capacity));
    idHighs = grown(idHighs, new Uint32Array(capacity));
    messages = grown(messages, new Uint32Array(capacity));
    calls = grown(calls, new Uint32Array(capacity));
    kinds = grown(kinds, new Uint8Array(capacity));
  }

  function parentOf(row: number): number {
    const parent = parents[row] ?? -1;
    return parent < row ? parent : -1;
  }

  /** The columns in the order of the packed form, as bytes. */
  function columns(from: number, to: number): Uint8Array[] {
    return [offsets, lengths, parents, ids, idHighs, messages, calls, kinds].map((column) => {
      const part = column.subarray(from, to);
      return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    });
  }

  return {
    get count() {
      return count;
    },
    add(row) {
      reserve(count + 1);
      offsets[count] = row.offset;
      lengths[count] = row.bytes;
      parents[count] = row.parent;
      ids[count] = row.idHash.low;
      idHighs[count] = row.idHash.high;
      messages[count] = row.messageHash;
      calls[count] = row.callHash;
      kinds[count] = ROW_KINDS.indexOf(row.kind);
      count += 1;
      return count - 1;
    },
    get: (row) => ({
      offset: offsets[row] ?? 0,
      bytes: lengths[row] ?? 0,
      parent: parentOf(row),
      idHash: { low: ids[row] ?? 0, high: idHighs[row] ?? 0 },
      messageHash: messages[row] ?? 0,
      callHash: calls[row] ?? 0,
      kind: ROW_KINDS[kinds[row] ?? 0] ?? 'other',
    }),
    parentOf,
    kindOf: (row) => ROW_KINDS[kinds[row] ?? 0] ?? 'other',
    hasId: (row, { low, high }) => ids[row] === low && idHighs[row] === high,
    lastNamed(hash, before) {
      if (before <= 0) return -1;
      return Math.max(messages.lastIndexOf(hash, before - 1), calls.lastIndexOf(hash, before - 1));
    },
    pack: (from, to) => Buffer.concat(columns(from, to)),
    addPacked(packed) {
      const added = packed.length / PACKED_BYTES;
      reserve(count + added);
      let at = 0;
      for (const column of columns(count, count + added)) {
        column.set(packed.subarray(at, at + column.length));
        at += column.length;
      }
      count += added;
    },
  };
}

function grown<Column extends { set(values: Column): void }>(column: Column, larger: Column): Column {
  larger.set(column);
  return larger;
}
