/** Recall over all that a session keeps: which kind of thing an address is, and a part of it as text. */
import { createHash } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { join } from 'node:path';
import { createLineCounter } from '../count-lines.js';
import type { TextSource } from '../file-lines.js';
import { withOutput } from '../find-output.js';
import { nearestIds } from '../nearest-ids.js';
import { quoted } from '../output-error.js';
import type { OutputRecord } from '../output-record.js';
import { readPieces, withRegularFile } from '../private-file.js';
import { type RecallOptions, type RecallResult, recallOutput } from '../recall.js';
import { entryText } from './entry-text.js';
import { isHistoryName, listHistory } from './history-files.js';
import { hashId } from './id-table.js';
import { readEntry } from './read-entry.js';
import { searchSession } from './search-session.js';
import { sessionError } from './session-error.js';
import { keptOutputs, type SessionPlaces } from './session-places.js';

export interface RecallRequest extends RecallOptions {
  /** An address. Without one, `pattern` is searched in the whole session. */
  readonly id?: string;
}

/** An unknown id is compared with the names of so many newest entries: reading all of a large session takes too long. */
const COMPARED_ENTRIES = 1_000;

export function recallFrom(places: SessionPlaces, { id, ...options }: RecallRequest): RecallResult {
  if (id === undefined) return searchSession(places, options);
  return (
    recallOriginal(places, id, options) ??
    recallHistory(places, id, options) ??
    recallEntry(places, id, options) ??
    recallBlob(places, id, options) ??
    unknownId(places, id)
  );
}

function recallOriginal({ outputs }: SessionPlaces, id: string, options: RecallOptions): RecallResult | undefined {
  if (id === '') return undefined;
  return withOutput(outputs, id, (fd, output) => recallOutput(fd, output, options));
}

function recallHistory({ history }: SessionPlaces, id: string, options: RecallOptions): RecallResult | undefined {
  if (!isHistoryName(id)) return undefined;
  return withRegularFile(join(history, id), (fd) => recallOutput(fd, describe(fd, fstatSync(fd).size, id), options));
}

function recallEntry(places: SessionPlaces, id: string, options: RecallOptions): RecallResult | undefined {
  const row = findNamed(places, id);
  const entry = row === undefined ? undefined : readEntry(places.file, row);
  return entry && recallText(id, entryText(entry), options);
}

function recallBlob({ blobs }: SessionPlaces, id: string, options: RecallOptions): RecallResult | undefined {
  const size = blobs.size(id);
  return size === undefined ? undefined : recallText(id, `a blob of ${size} bytes: ${join(blobs.dir, id)}`, options);
}

/** A part of a text, in the form of `recallOutput`. */
function recallText(id: string, text: string, options: RecallOptions): RecallResult {
  const bytes = Buffer.from(text);
  return recallOutput(bytes, describe(bytes, bytes.length, id), options);
}

/**
 * The row of the entry with this id, else of the last one whose message has it, else of the first result of the call of
 * this id: of calls that share an id the later ones have their message's id as their address.
 */
function findNamed({ file }: SessionPlaces, id: string): number | undefined {
  const { tree } = file;
  const own = tree.find(id);
  if (own !== undefined) return own;
  const hash = hashId(id).low;
  let first: number | undefined;
  for (let row = tree.rows.lastNamed(hash, tree.rows.count); row !== -1; row = tree.rows.lastNamed(hash, row)) {
    const entry = readEntry(file, row);
    if (entry?.type !== 'message') continue;
    if (entry.message.id === id) return row;
    if (entry.message.role === 'tool' && entry.message.callId === id) first = row;
  }
  return first;
}

function describe(text: TextSource, size: number, id: string): OutputRecord {
  const counter = createLineCounter();
  if (typeof text === 'number') readPieces(text, 0, size, (piece) => counter.add(piece));
  else counter.add(text);
  const nothing = { sha256: createHash('sha256').digest('hex'), createdAt: new Date(0).toISOString() };
  return { info: { id, bytes: size, lines: counter.lines(), keptBytes: size, missingBytes: 0, ...nothing } };
}

function unknownId(places: SessionPlaces, id: string): never {
  const nearest = nearestIds(id, [...new Set(knownIds(places))]);
  const hint = nearest.length > 0 ? `; nearest: ${nearest.map(quoted).join(', ')}` : '';
  const way = 'a pattern without an id searches the whole session and names ids';
  throw sessionError('unknown-id', `the session has nothing of the id ${quoted(id)}${hint}; ${way}`, {
    details: { id, nearest },
  });
}

function* knownIds(places: SessionPlaces): Generator<string> {
  const { file, history } = places;
  yield* listHistory(history);
  for (const output of keptOutputs(places)) yield output.id;
  for (let row = Math.max(0, file.tree.rows.count - COMPARED_ENTRIES); row < file.tree.rows.count; row += 1) {
    const entry = readEntry(file, row);
    if (!entry) continue;
    yield entry.id;
    if (entry.type !== 'message') continue;
    yield entry.message.id;
    if (entry.message.role === 'tool') yield entry.message.callId;
  }
}
