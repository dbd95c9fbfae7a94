/** Walks the tree of a session. */

import { quoted } from '../output-error.js';
import { sessionError } from './session-error.js';
import type { SessionTree } from './session-tree.js';

/** The rows from the first entry of a branch to `last`, in order; four bytes each. */
export function pathRows({ rows }: SessionTree, last: number): Int32Array {
  let length = 0;
  for (let row = last; row !== -1; row = rows.parentOf(row)) length += 1;
  const path = new Int32Array(length);
  for (let row = last; row !== -1; row = rows.parentOf(row)) {
    length -= 1;
    path[length] = row;
  }
  return path;
}

/** The end of the active path, in order: from the first of its last `count` messages on. */
export function lastMessages({ rows, leaf }: SessionTree, count: number): Int32Array {
  const found: number[] = [];
  let [messages, taken] = [0, 0];
  for (let row = leaf; row !== -1 && messages < count; row = rows.parentOf(row)) {
    found.push(row);
    if (rows.kindOf(row) !== 'message') continue;
    messages += 1;
    taken = found.length;
  }
  return Int32Array.from(found.slice(0, taken).reverse());
}

/** @throws {CtxError} 'unknown-id' */
export function rowOf(tree: SessionTree, id: string): number {
  const row = tree.find(id);
  if (row !== undefined) return row;
  throw sessionError('unknown-id', `the session has no entry ${quoted(id)}: give the id of one`, { details: { id } });
}
