/** Reads single entries back from a session file. */
import type { Entry, OtherEntry } from '@ctx/transcript';
import { parseEntry } from '@ctx/transcript/schema';
import { quoted } from '../output-error.js';
import { hashId } from './id-table.js';
import type { SessionFile } from './session-file.js';

/**
 * The entry in a row, as the tree has it: with the id and the parent that hold. One that this version cannot read is
 * given as it came. Undefined when its bytes are no longer a record.
 */
export function readEntry(file: SessionFile, row: number): Entry | undefined {
  const { tree } = file;
  const at = `byte ${tree.rows.get(row).offset}`;
  const value = file.value(row);
  const { id = value?.id, parent = value?.parent } = tree.fixes.get(row) ?? {};
  // The index is not believed about what stands there.
  if (typeof id !== 'string' || !tree.rows.hasId(row, hashId(id))) {
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
