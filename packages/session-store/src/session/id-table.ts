/** Finds rows by the hash of their id: an open-addressed table of 8 bytes a slot, in which the low half is looked up. */
import { createHash } from 'node:crypto';

/**
 * 64 bits that nobody can choose many ids against, so that a table never degrades and two ids never have the same, but
 * for a pair that someone searched for on purpose; such a pair is taken for one id written twice.
 */
export interface IdHash {
  /** Never 0. */
  readonly low: number;
  readonly high: number;
}

export interface IdTable {
  add(hash: IdHash, row: number): void;
  /** The row that `isIt` takes, among those whose hash has the same low half; undefined when there is none. */
  find(hash: IdHash, isIt: (row: number) => boolean): number | undefined;
}

/** An append asks for the hash of one id several times in a row, and each takes as long as a short write. */
let last: { readonly id: string; readonly hash: IdHash } | undefined;

export function hashId(id: string): IdHash {
  if (last?.id !== id) {
    const bytes = createHash('sha256').update(id).digest();
    last = { id, hash: { low: bytes.readUInt32LE(0) || 1, high: bytes.readUInt32LE(4) } };
  }
  return last.hash;
}

export function createIdTable(expected = 0): IdTable {
  let slots = 1_024;
  while (slots < expected * 1.5) slots *= 2;
  let hashes = new Uint32Array(slots);
  let rows = new Int32Array(slots);
  let count = 0;

  /** A hash of 0 marks a free slot. */
  function put(hash: number, row: number): void {
    let slot = hash & (slots - 1);
    while (hashes[slot] !== 0) slot = (slot + 1) & (slots - 1);
    hashes[slot] = hash;
    rows[slot] = row;
  }

  function grow(): void {
    const [oldHashes, oldRows] = [hashes, rows];
    slots *= 2;
    hashes = new Uint32Array(slots);
    rows = new Int32Array(slots);
    for (let slot = 0; slot < oldHashes.length; slot += 1) {
      const hash = oldHashes[slot] ?? 0;
      if (hash !== 0) put(hash, oldRows[slot] ?? 0);
    }
  }

  return {
    add({ low }, row) {
      count += 1;
      if (count * 4 > slots * 3) grow();
      put(low, row);
    },
    find({ low }, isIt) {
      for (let slot = low & (slots - 1); hashes[slot] !== 0; slot = (slot + 1) & (slots - 1)) {
        const row = rows[slot] ?? 0;
        if (hashes[slot] === low && isIt(row)) return row;
      }
      return undefined;
    },
  };
}
