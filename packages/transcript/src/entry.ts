/**
 * The archive of a session: entries in the order they happened. Each names the one before it, so a rewind or a fork makes
 * a tree, and one path of it, from the first entry to the leaf, is active. What a model is sent is a view computed from
 * the active path; no view ever changes an entry.
 */
import type { Edit } from './edit.js';
import type { Message } from './message.js';

export type Entry = MessageEntry | EditsEntry | CompactionEntry | SettingsEntry | RewindEntry | OtherEntry;

interface EntryBase {
  /** Unique within its session; never empty. */
  readonly id: string;
  /** The entry that this one follows on its branch; null for the first. */
  readonly parent: string | null;
  /** When it was appended: an ISO 8601 time in UTC. */
  readonly at?: string;
}

export interface MessageEntry extends EntryBase {
  readonly type: 'message';
  readonly message: Message;
}

/** From here on, these results are shown with other texts. */
export interface EditsEntry extends EntryBase {
  readonly type: 'edits';
  readonly edits: readonly Edit[];
  /** Who decided it: a program's name, such as `ctx` or `gemini-cli`. */
  readonly by: string;
  /** What the request was prepared with for which it was decided. Absent in imported sessions. */
  readonly request?: RequestStamp;
}

/** What a request was prepared with, as far as later decisions depend on it: recorded, so that a resumed session decides alike. */
export interface RequestStamp {
  /** Number of the request, as its answer bears it. */
  readonly batch?: number;
  /** When it was prepared: an ISO 8601 time in UTC. */
  readonly at?: string;
  readonly model?: string;
  /** Files that were found changed by other hands, as resolved paths. */
  readonly changed?: readonly string[];
}

/** From here on, the entries before `keptFrom` are replaced by a summary. */
export interface CompactionEntry extends EntryBase {
  readonly type: 'compaction';
  readonly by: string;
  /** `manual`: the user asked for it. `model`: the model did. */
  readonly trigger?: 'automatic' | 'manual' | 'model';
  /** The first entry before this one that stays as it is; absent when none does. */
  readonly keptFrom?: string;
  /** What stands for the replaced entries; absent when the recording does not hold it, or holds it as a message. */
  readonly summary?: readonly Message[];
  /** Size of the context in tokens, as the program measured it. */
  readonly tokensBefore?: number;
  readonly tokensAfter?: number;
}

/** What the following requests are sent with; an absent field stays as it was. */
export interface SettingsEntry extends EntryBase {
  readonly type: 'settings';
  readonly provider?: string;
  readonly model?: string;
  readonly cwd?: string;
  readonly title?: string;
}

/** Makes another entry the leaf, or none at all. What follows names that one as its parent. */
export interface RewindEntry extends EntryBase {
  readonly type: 'rewind';
  readonly to: string | null;
}

/** A record that this version has no word for, kept as it came. */
export interface OtherEntry extends EntryBase {
  readonly type: 'other';
  readonly kind: string;
  /** The text of its JSON. */
  readonly json: string;
}

/** What the rest of the toolkit reads a session through, wherever it is kept. */
export interface Archive {
  /** The active path, first entry first; with `after`, what follows that entry. */
  entries(options?: { readonly after?: string }): Iterable<Entry>;
  /** The raw bytes kept at an address; undefined when there are none. */
  original(address: string): Uint8Array | undefined;
}
