/**
 * Which file reads are still true: a fold over reads and changes of files, in their order. A read is stale once what it
 * shows was changed, superseded once later reads that are true show all of it; either is final. Nothing is guessed: what
 * is not told here did not happen.
 */
import { CtxError } from '@ctx/error';
import type { Hunk, LineRange } from '@ctx/transcript';
import { FileReads, type SavedFile } from './file-reads.js';

export type ReadState = 'current' | 'stale' | 'superseded';

export interface ReadChange {
  readonly read: string;
  readonly state: ReadState;
  /** `id` of the result that caused it. Absent: changed outside. */
  readonly by?: string;
  /** What was read exists nowhere else: the whole file was written or deleted, or changed outside. */
  readonly contentLost: boolean;
}

/** Paths are those of `resolvePath`. Each method gives the reads whose state it changed. */
export interface ReadLedger {
  /** A read was seen. `lines` absent: the whole file. A name that was used before is ignored. */
  read(read: { id: string; path: string; lines?: LineRange; blob?: string }): readonly ReadChange[];
  /** A file was changed. `hunks` absent or empty: anywhere in it. */
  mutate(access: {
    path: string;
    action: 'write' | 'edit' | 'delete';
    hunks?: readonly Hunk[];
    by?: string;
  }): readonly ReadChange[];
  /** Undefined for what is no read. */
  state(id: string):
    | {
        readonly state: ReadState;
        readonly by?: string;
        readonly contentLost: boolean;
        /** Where the lines of a current read stand now, after edits above them. Absent: the whole file. */
        readonly lines?: LineRange;
      }
    | undefined;
  /** Plain data, from which `createReadLedger` makes a ledger that goes on alike. */
  toJSON(): SavedReads;
}

interface SavedReads {
  readonly version: 1;
  /** Files with current reads. */
  readonly files: readonly (readonly [path: string, SavedFile])[];
  readonly settled: readonly ReadChange[];
}

/** @throws {CtxError} 'bad-state' when `saved` is nothing that `toJSON` gave. */
export function createReadLedger(saved?: unknown): ReadLedger {
  if (saved !== undefined && !isSaved(saved)) {
    throw new CtxError<'bad-state'>('bad-state', 'not a saved ledger of reads: leave it out to start a new one');
  }
  /** Files with current reads, and where each of these belongs. */
  const files = new Map<string, FileReads>();
  const current = new Map<string, FileReads>();
  const settled = new Map<string, ReadChange>(saved?.settled.map((change) => [change.read, change]));
  for (const [path, savedFile] of saved?.files ?? []) {
    const file = FileReads.restore(savedFile);
    files.set(path, file);
    for (const id of file.ids) current.set(id, file);
  }

  function settle(reads: readonly string[], how: Omit<ReadChange, 'read'>): ReadChange[] {
    return reads.map((read) => {
      const change = { read, ...how };
      current.delete(read);
      settled.set(read, change);
      return change;
    });
  }

  function settleAll(path: string, how: Omit<ReadChange, 'read'>): ReadChange[] {
    const file = files.get(path);
    files.delete(path);
    return settle(file?.ids ?? [], how);
  }

  return {
    read({ id, path, lines, blob }) {
      if (current.has(id) || settled.has(id)) return [];
      const known = files.get(path)?.blob;
      const differs = known !== undefined && blob !== undefined && blob !== known;
      const changed = differs ? settleAll(path, { state: 'stale', contentLost: true }) : [];
      const file = files.get(path) ?? new FileReads();
      files.set(path, file);
      current.set(id, file);
      file.blob = blob ?? file.blob;
      return [...changed, ...settle(file.add(id, lines), { state: 'superseded', by: id, contentLost: false })];
    },
    mutate({ path, action, hunks, by }) {
      const file = files.get(path);
      if (!file) return [];
      const how = { state: 'stale', ...(by !== undefined && { by }), contentLost: action !== 'edit' } as const;
      if (action !== 'edit' || !hunks || hunks.length === 0) return settleAll(path, how);
      const changes = settle(file.edit(hunks), how);
      if (file.size === 0) files.delete(path);
      return changes;
    },
    state(id) {
      const lines = current.get(id)?.linesOf(id);
      if (current.has(id)) return { state: 'current', contentLost: false, ...(lines && { lines }) };
      const change = settled.get(id);
      if (!change) return undefined;
      const { read: _, ...state } = change;
      return state;
    },
    toJSON() {
      return {
        version: 1,
        files: [...files].map(([path, file]) => [path, file.save()]),
        settled: [...settled.values()],
      };
    },
  };
}

function isSaved(value: unknown): value is SavedReads {
  if (typeof value !== 'object' || value === null) return false;
  const { version, files, settled } = value as Record<string, unknown>;
  return version === 1 && Array.isArray(files) && Array.isArray(settled);
}
