/**
 * Gives each id a file name of its own. An id may be anything a model, a server or an attacker chose; its file name is
 * always one plain component, never a path, and two ids never share one, not even where the file system folds case.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { outputError } from './output-error.js';

/** Ids that are their own file name. Lower case alone, so that folding cannot make two of them one. */
const SAFE_ID = /^[a-z0-9][a-z0-9._~-]{0,63}$/;
/** Names that mean a device on some file systems. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** The two files of one output. */
export interface OutputPaths {
  readonly original: string;
  readonly record: string;
}

/**
 * The name, without extension, that the files of `id` have: the id itself where it is safe, else a readable part and
 * the start of its hash, as in `etc-passwd@8f14e45fceea167a5a36dedd4bea2543`. No safe id holds an `@`.
 *
 * @throws {CtxError} 'bad-id' when the id is empty.
 */
export function outputFileName(id: string): string {
  if (id === '')
    throw outputError('bad-id', 'the id is empty: give the id of an output, or make one with newOutputId()');
  if (SAFE_ID.test(id) && !DEVICE.test(id)) return id;
  const readable = id
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32)
    .replace(/^-|-$/g, '');
  // UTF-16, because UTF-8 would make all unpaired surrogates one; 128 bits, so that nobody can search for a collision.
  const hash = createHash('sha256').update(Buffer.from(id, 'utf16le')).digest('hex').slice(0, 32);
  return `${readable}@${hash}`;
}

export function outputPaths(dir: string, id: string): OutputPaths {
  const name = outputFileName(id);
  return { original: join(dir, `${name}.txt`), record: join(dir, `${name}.json`) };
}
