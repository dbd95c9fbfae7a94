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

/** The last `count` rows with messages on the active path, in order. */
export function lastMessageRows({ rows, leaf }: SessionTree, count: number): number[] {
  const found: number[] = [];
  for (let row = leaf; row !== -1 && found.length < count; row = rows.parentOf(row)) {
    if (rows.kindOf(row) === 'message') found.push(row);
  }
  return found.reverse();
}

/** @throws {CtxError} 'unknown-id' */
export function rowOf(tree: SessionTree, id: string): number {
  const row = tree.find(id);
  if (row !== undefined) return row;
  throw sessionError('unknown-id', `the session has no entry ${quoted(id)}: give the id of one`, { details: { id } });
}
