/** Lists a folder by its records. One that cannot be trusted is skipped and reported, and hides no other. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from './find-output.js';
import { outputError, reasonOf } from './output-error.js';
import { outputPaths } from './output-file-name.js';
import type { OutputInfo } from './output-record.js';
import { lookAt } from './private-file.js';

export function listOutputs(dir: string, onProblem: (problem: string) => void): OutputInfo[] {
  const outputs: OutputInfo[] = [];
  for (const name of fileNames(dir)) {
    if (!name.endsWith('.json') || name.startsWith('.')) continue;
    const found = readListed(dir, join(dir, name));
    if (typeof found === 'string') onProblem(`${join(dir, name)} is skipped: ${found}`);
    else outputs.push(found);
  }
  return outputs.sort((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id));
}

export function fileNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (cause) {
    const message = `cannot list ${dir}: ${reasonOf(cause)}: open the store again to make the folder`;
    throw outputError('cannot-read', message, { details: { dir }, cause });
  }
}

/** What the record at `path` says, or why it cannot be used. */
function readListed(dir: string, path: string): OutputInfo | string {
  const info = readRecord(path)?.info;
  if (info === undefined) return 'it is not a record that this version can read';
  const paths = outputPaths(dir, info.id);
  if (paths.record !== path) return 'it is the record of an id that belongs elsewhere';
  const original = lookAt(paths.original);
  if (!original?.isFile()) return 'its original is not there';
  return original.size === info.keptBytes ? info : `its original has ${original.size} bytes, not ${info.keptBytes}`;
}

/** By code units, so that the order is the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
