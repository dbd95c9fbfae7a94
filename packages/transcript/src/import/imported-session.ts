/**
 * What an importer makes of another agent's recording. Importers are pure: bytes in, data out; a broken or unknown part
 * is imported as far as it goes and reported, never thrown at.
 */
import type { Entry } from '../entry.js';
import type { Finding } from '../finding.js';

export interface ImportedSession {
  /** Name of the importer, such as `claude-code`. */
  readonly format: string;
  /** Version of the format or of the program, as the recording states it. */
  readonly formatVersion?: string;
  readonly info: SessionInfo;
  /** Everything, abandoned branches too, each entry after its parent. */
  readonly entries: readonly Entry[];
  /** Last entry of the active path; absent when there are no entries. */
  readonly leaf?: string;
  /**
   * Outputs that the recording holds more of than the model was shown, by the address that the result names as its
   * `original`.
   */
  readonly originals: ReadonlyMap<string, string>;
  /** The records that each entry was made from, by the entry's id: where they lie in the recording's bytes. */
  readonly sources: ReadonlyMap<string, readonly ByteRange[]>;
  readonly findings: readonly Finding[];
}

export interface SessionInfo {
  /** The recording's own id of the session. */
  readonly id?: string;
  readonly title?: string;
  readonly cwd?: string;
  readonly startedAt?: string;
  readonly model?: string;
  /** The session that this one was forked from or is a sub-agent of. */
  readonly parentSession?: string;
}

export interface ByteRange {
  readonly offset: number;
  readonly bytes: number;
}

/** One importer: an entry of the table that `importSession` goes through. */
export interface Importer {
  readonly format: string;
  /** Whether a recording that begins with `head` (its first 64 KiB as text) is of this format. */
  recognises(head: string): boolean;
  read(recording: Uint8Array): ImportedSession;
}
