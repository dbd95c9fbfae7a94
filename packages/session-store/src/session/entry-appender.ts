/** Turns entries into lines of the session file and rows of its tree. */
import { isCtxError } from '@ctx/error';
import type { Entry } from '@ctx/transcript';
import { parseEntry } from '@ctx/transcript/schema';
import { quoted } from '../output-error.js';
import type { BlobStore } from './blob-store.js';
import type { LineWriter } from './line-writer.js';
import { moveMedia } from './media-blobs.js';
import { formatEntry, type NewEntry } from './new-entry.js';
import { MAX_RECORD_BYTES } from './scan-lines.js';
import { sessionError } from './session-error.js';
import type { SessionFile } from './session-file.js';

export interface EntryAppender {
  append(entry: NewEntry): Entry;
  /** An id that no entry has. */
  freeId(): string;
  /** Adds an entry just as it is, and to its line fields that are no part of it. */
  appendWhole(entry: Entry, extra?: object): Entry;
  /** Adds a line, its end included, that says `value`. */
  appendLine(line: Buffer, value: Readonly<Record<string, unknown>>): void;
}

export interface AppenderParts {
  readonly file: SessionFile;
  readonly writer: LineWriter;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Lines of up to a third of this are encoded in one place again and again. */
const SCRATCH_BYTES = 1 << 18;

export function createEntryAppender({ file, writer, blobs, now, newId }: AppenderParts): EntryAppender {
  const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

  /** Valid until the next line is encoded. */
  function encode(line: string): Buffer {
    return line.length * 3 > SCRATCH_BYTES ? Buffer.from(line) : scratch.subarray(0, scratch.write(line));
  }

  function freeId(): string {
    for (;;) {
      const id = newId();
      if (file.tree.find(id) === undefined) return id;
    }
  }

  function appendWhole(given: Entry, extra?: object): Entry {
    const parsed = read(given);
    requirePlace(parsed);
    const entry = moveMedia(parsed, blobs);
    const line = encode(format(entry, extra));
    if (line.length > MAX_RECORD_BYTES) {
      const message = `entry ${quoted(entry.id)} takes ${line.length} bytes, more than ${MAX_RECORD_BYTES}: keep it as an original`;
      throw sessionError('bad-entry', message);
    }
    appendLine(line, { ...entry });
    return entry;
  }

  function appendLine(line: Buffer, value: Readonly<Record<string, unknown>>): void {
    const { end, lines } = file.position;
    writer.write(line);
    file.tree.take(value, { offset: end, bytes: line.length - 1, line: lines + 1 });
    file.advance({ end: end + line.length, lines: lines + 1 });
    file.saveIndex({ whenDue: true });
  }

  function requirePlace({ id, parent, ...entry }: Entry): void {
    const { tree } = file;
    if (tree.find(id) !== undefined) {
      const message = `the session has an entry ${quoted(id)}: give another id, or none to get a fresh one`;
      throw sessionError('id-taken', message, { details: { id } });
    }
    for (const needed of [parent, entry.type === 'rewind' ? entry.to : null]) {
      if (needed === null || needed === tree.leafId || tree.find(needed) !== undefined) continue;
      const message = `the session has no entry ${quoted(needed)} for ${quoted(id)} to follow: append that one first`;
      throw sessionError('unknown-id', message, { details: { id: needed } });
    }
  }

  return {
    append(entry) {
      // Copied first: null is refused like anything else that is no entry.
      const { id = freeId(), parent = file.tree.leafId, at = now().toISOString(), ...rest } = { ...entry };
      return appendWhole({ ...rest, id, parent, at } as Entry);
    },
    freeId,
    appendWhole,
    appendLine,
  };
}

/** Node refuses texts of 512 MiB, and values that are too deep. */
function format(entry: Entry, extra: object | undefined): string {
  try {
    return formatEntry(entry, extra);
  } catch (cause) {
    const message = `entry ${quoted(entry.id)} is too large or too deep for one line: keep it as an original`;
    throw cause instanceof RangeError ? sessionError('bad-entry', message, { cause }) : cause;
  }
}

/** Checked, because what is appended must be readable for ever. */
function read(entry: Entry): Entry {
  try {
    return parseEntry(entry);
  } catch (cause) {
    throw isCtxError(cause) ? sessionError('bad-entry', cause.message, { cause }) : cause;
  }
}
