/** A session that is open: what `session.ts` promises, put together from the files beside this one. */
import { readFileSync } from 'node:fs';
import type { Entry, Finding, MessageEntry } from '@ctx/transcript';
import { type OutputStore, openOutputs } from '../open-outputs.js';
import { quoted } from '../output-error.js';
import { outputPaths } from '../output-file-name.js';
import { withRegularFile } from '../private-file.js';
import { lastMessages, pathRows, rowOf } from './active-path.js';
import type { Appender } from './appender.js';
import { openBlobs } from './blob-store.js';
import { createEntryAppender, type EntryAppender } from './entry-appender.js';
import { removeHistory, writeHistory } from './history-files.js';
import { readSource } from './imported-source.js';
import { incompleteness } from './incompleteness.js';
import type { FsyncPolicy, LineWriter } from './line-writer.js';
import { type PickRows, readEntries, readEntry, withTrueRows } from './read-entry.js';
import { recallFrom } from './recall-session.js';
import type { EntriesOptions, Session } from './session.js';
import { sessionError } from './session-error.js';
import type { SessionFile } from './session-file.js';
import { SESSION_VERSION } from './session-header.js';
import type { SessionLock } from './session-lock.js';
import type { SessionPaths } from './session-paths.js';

export interface SessionSettings {
  readonly fsync: FsyncPolicy;
  readonly blobs: string;
  readonly maxOriginalBytes?: number;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface SessionParts {
  readonly paths: SessionPaths;
  readonly file: SessionFile;
  readonly settings: SessionSettings;
  /** Absent for a reader. */
  readonly writing?: { readonly writer: LineWriter; readonly appender: Appender; readonly lock: SessionLock };
}

/** A session with what only this package uses of it. */
export interface OpenSession extends Session {
  readonly paths: SessionPaths;
  readonly records: SessionFile;
  readonly appending: EntryAppender;
}

/** Every session is made by `createSessionObject`, so it has the rest too. */
export function openParts(session: Session): OpenSession {
  return session as OpenSession;
}

export function createSessionObject({ paths, file, settings, writing }: SessionParts): OpenSession {
  const blobs = openBlobs(settings.blobs);
  const appender = writing && createEntryAppender({ ...writing, ...settings, file, blobs });
  let outputs: OutputStore | undefined;
  let closed = false;
  let lackingAtClose: readonly Finding[] = [];

  /** What reads begins here. */
  function records(): SessionFile {
    if (!closed) return file;
    throw sessionError('closed', `${paths.file} was closed: open it again`);
  }

  /** What writes begins here. */
  function appending(): EntryAppender {
    records();
    if (appender) return appender;
    throw sessionError('read-only', `${paths.file} was opened read-only: open it for writing to change it`);
  }

  const read = (pick: PickRows) => readEntries(records, pick);

  function entries({ after, last }: EntriesOptions = {}): Iterable<Entry> {
    return read((tree) => {
      const rows = last === undefined ? pathRows(tree, tree.leaf) : lastMessages(tree, last);
      if (after === undefined) return rows;
      const row = rowOf(tree, after);
      if (rows.includes(row)) return rows.subarray(rows.indexOf(row) + 1);
      if (last !== undefined && pathRows(tree, tree.leaf).includes(row)) return rows;
      const message = `entry ${quoted(after)} is not on the active path: take the path anew`;
      throw sessionError('unknown-id', message, { details: { id: after } });
    });
  }

  return {
    paths,
    file: paths.file,
    get records() {
      return records();
    },
    get appending() {
      return appending();
    },
    get header() {
      return file.tree.header ?? { version: SESSION_VERSION, id: paths.name };
    },
    get findings() {
      return [...file.tree.findings.list(), ...file.notes.list(), ...(closed ? lackingAtClose : incompleteness(file))];
    },
    get count() {
      return file.tree.rows.count;
    },
    get leaf() {
      return file.tree.leafId;
    },
    get outputs() {
      const { maxOriginalBytes } = settings;
      outputs ??= openOutputs(paths.outputs, {
        now: settings.now,
        ...(maxOriginalBytes !== undefined && { maxOriginalBytes }),
      });
      return outputs;
    },
    blobs,

    last: (count) => [...entries({ last: count })].filter(isMessage),
    entry: (id) =>
      withTrueRows(() => {
        const row = records().tree.find(id);
        return row === undefined ? undefined : readEntry(file, row);
      }),
    path: (to) => read((tree) => pathRows(tree, to === undefined ? tree.leaf : rowOf(tree, to))),
    entries,
    all: () => read(({ rows }) => Int32Array.from({ length: rows.count }, (_, row) => row)),
    original(address) {
      records();
      return address === ''
        ? undefined
        : withRegularFile(outputPaths(paths.outputs, address).original, (fd) => readFileSync(fd));
    },
    source(id) {
      const row = withTrueRows(() => {
        const named = rowOf(records().tree, id);
        return readEntry(file, named) && named;
      });
      const value = row === undefined ? undefined : file.value(row);
      return value && readSource(value, blobs);
    },
    recall(request) {
      const places = { file: records(), outputs: paths.outputs, history: paths.history, blobs };
      return withTrueRows(() => recallFrom(places, request));
    },

    append: (entry) => appending().append(entry),
    rewind: (to) => appending().append({ type: 'rewind', to }),
    sync() {
      appending();
      writing?.writer.sync();
    },
    writeHistory(text) {
      appending();
      return writeHistory(paths.history, text);
    },
    removeHistory(name) {
      appending();
      removeHistory(paths.history, name);
    },
    refresh() {
      const before = records().tree.rows.count;
      if (!writing) file.catchUp();
      return file.tree.rows.count - before;
    },
    close() {
      if (closed) return;
      closed = true;
      try {
        lackingAtClose = incompleteness(file);
        if (writing && !writing.writer.failed) {
          writing.writer.sync();
          file.saveIndex();
        }
      } finally {
        file.close();
        writing?.appender.close();
        writing?.lock.release();
      }
    },
  };
}

function isMessage(entry: Entry): entry is MessageEntry {
  return entry.type === 'message';
}
