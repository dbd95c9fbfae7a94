/** Reads single entries back from a session file. */
import type { Entry, OtherEntry } from '@ctx/transcript';
import { parseEntry } from '@ctx/transcript/schema';
import { quoted } from '../output-error.js';
import { hashId } from './id-table.js';
import { boundId } from './record-facts.js';
import type { SessionFile } from './session-file.js';
import type { SessionTree } from './session-tree.js';

/** Thrown where the rows at hand turned out to be those of an index that does not fit the file: there are others now. */
const ROWS_REPLACED = new Error('the rows of this session were read anew');

/** Runs a step that reads entries of rows; once more, where those rows were replaced meanwhile. */
export function withTrueRows<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (error !== ROWS_REPLACED) throw error;
  }
  return step();
}

/** Rows to read, in an order. */
export type PickRows = (tree: SessionTree) => Int32Array;

/**
 * The entries in the rows that `pick` gives now, one by one. Where other rows come to hold meanwhile, it picks anew and
 * goes on after the last one given.
 *
 * @param records asked before each entry, so that it can throw when the session was closed
 */
export function readEntries(records: () => SessionFile, pick: PickRows): Iterable<Entry> {
  const { tree } = records();
  return readRows(records, pick, tree, pick(tree));
}

function* readRows(records: () => SessionFile, pick: PickRows, tree: SessionTree, rows: Int32Array): Generator<Entry> {
  let last: string | undefined;
  let given = 0;
  for (const row of rows) {
    const entry = records().tree === tree ? readOrReplace(records(), row) : undefined;
    if (records().tree !== tree) break;
    if (!entry) continue;
    yield entry;
    last = entry.id;
    given += 1;
  }
  const now = records().tree;
  if (now === tree) return;
  const others = pick(now);
  const place = last === undefined ? -1 : others.indexOf(now.find(last) ?? -1);
  yield* readRows(records, pick, now, others.subarray(place === -1 ? given : place + 1));
}

/**
 * The entry in a row, as the tree has it: with the id and the parent that hold. One that this version cannot read is
 * given as it came. Undefined when its bytes are no longer a record. To be called within `withTrueRows`.
 */
export function readEntry(file: SessionFile, row: number): Entry | undefined {
  const { tree } = file;
  const entry = readOrReplace(file, row);
  if (file.tree !== tree) throw ROWS_REPLACED;
  return entry;
}

/** Also undefined when the file has another tree now. */
function readOrReplace(file: SessionFile, row: number): Entry | undefined {
  const { tree } = file;
  const at = `byte ${tree.rows.get(row).offset}`;
  const value = file.value(row);
  const { id = boundId(value?.id), parent = boundId(value?.parent) } = tree.fixes.get(row) ?? {};
  // The index is not believed about what stands there.
  if (typeof id !== 'string' || !tree.rows.hasId(row, hashId(id))) {
    if (file.rescan()) return undefined;
    file.notes.add('damaged-record', at, 'an entry that was there can no longer be read; it is left out');
    return undefined;
  }
  const fixed: Readonly<Record<string, unknown>> = { ...value, id, parent };
  if (tree.rows.kindOf(row) === 'other' && fixed.type !== 'other') return asItCame(file, row, fixed);
  try {
    return parseEntry(fixed);
  } catch {
    file.notes.add('unreadable-entry', at, `entry ${quoted(id)} is given as it came: it is not as expected`);
    return asItCame(file, row, fixed);
  }
}

/** The text of a record. */
function recordText(file: SessionFile, row: number): string {
  const { offset, bytes } = file.tree.rows.get(row);
  return file.bytes(offset, bytes).toString();
}

function asItCame(file: SessionFile, row: number, value: Readonly<Record<string, unknown>>): OtherEntry {
  const { id, parent, at, type } = value;
  return {
    type: 'other',
    id: String(id),
    parent: typeof parent === 'string' ? parent : null,
    ...(typeof at === 'string' && { at }),
    kind: String(type),
    json: recordText(file, row),
  };
}
