/** What a session is to its users. `openSession` and `createSession` give one. */
import type { Archive, Entry, Finding, MessageEntry } from '@ctx/transcript';
import type { OutputStore } from '../open-outputs.js';
import type { RecallResult } from '../recall.js';
import type { BlobStore } from './blob-store.js';
import type { NewEntry } from './new-entry.js';
import type { RecallRequest } from './recall-session.js';
import type { SessionHeader } from './session-header.js';

export interface EntriesOptions {
  /** Only what follows the entry with this id. @throws {CtxError} 'unknown-id' when it is not on the active path */
  readonly after?: string;
  /** Only from the first of so many last messages on, with the entries between and after them. @default all */
  readonly last?: number;
}

export interface Session extends Archive {
  /** The session file, as an absolute path. */
  readonly file: string;
  readonly header: SessionHeader;
  /** What was wrong with the file, and what was made of it. Entries that cannot be read add to it when they are asked for. */
  readonly findings: readonly Finding[];
  /** Number of entries, those of abandoned branches too. */
  readonly count: number;
  /** Id of the last entry of the active path; null when it has none. */
  readonly leaf: string | null;
  /** The originals beside the session. */
  readonly outputs: OutputStore;
  /** Images and documents, by hash. */
  readonly blobs: BlobStore;

  /** The entries of the active path, in order, read one by one. */
  entries(options?: EntriesOptions): Iterable<Entry>;
  /** The last `count` messages of the active path, in order. Costs the same whatever the session's size. */
  last(count: number): MessageEntry[];
  /** The entry with this id; undefined when there is none. */
  entry(id: string): Entry | undefined;
  /** From the first entry to the one with this id, by default the leaf. @throws {CtxError} 'unknown-id' */
  path(to?: string): Iterable<Entry>;
  /** Every entry, in the order of the file. */
  all(): Iterable<Entry>;
  /** The bytes of the recording that an imported entry was made from; undefined for any other entry. */
  source(id: string): Uint8Array | undefined;
  /**
   * A part of what is kept at an address: an original's, an entry's or a message's id, a call's id (its last result), a
   * history file's name, a blob's hash (described). With a pattern and no `id`, the matching lines of the whole session.
   * Never longer than `maxBytes`.
   *
   * @throws {CtxError} 'unknown-id' with the nearest ids; 'bad-range' and 'bad-pattern' as `OutputStore.recall`.
   */
  recall(request: RecallRequest): RecallResult;

  /**
   * Adds an entry, and makes it the leaf. It is in the file when this returns, on the disk after `sync()`. Images and
   * documents of 1,024 bytes and more become blobs. Gives the entry as it was written.
   *
   * @throws {CtxError} 'bad-entry'; 'id-taken'; 'unknown-id' when its parent or the entry it rewinds to is not there;
   * 'cannot-store', and then the file is as before; 'damaged-tail' when not even that was possible; 'read-only'.
   */
  append(entry: NewEntry): Entry;
  /**
   * Returns when all that was appended is on the disk: to be called before a user message or a tool result is acted on.
   *
   * @throws {CtxError} 'cannot-store'; nothing can be appended after that until the session is opened again.
   */
  sync(): void;
  /** Makes an earlier entry the leaf, or with null none. Gives the entry that says so. */
  rewind(to: string | null): Entry;
  /** Keeps a text as `history-N.md`; gives that name. */
  writeHistory(text: string): string;
  /** Deletes the history file of a compaction that was not applied. */
  removeHistory(name: string): void;
  /** Takes in what a writer added meanwhile; gives the number of new entries. For a session opened read-only. */
  refresh(): number;
  /** Lets another writer in. Nothing is lost without it: the next writer sees that this process is gone. */
  close(): void;
}
