/** Deletes what a user asked to delete, and nothing that is not a store's own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from './list-outputs.js';
import { outputError, reasonOf } from './output-error.js';
import { outputPaths } from './output-file-name.js';
import type { OutputInfo } from './output-record.js';
import { isAbandoned, lookAt } from './private-file.js';

/** Deletes those of `outputs` that were kept before `date`, and abandoned temporary files last written before it. */
export function removeOutputs(dir: string, outputs: readonly OutputInfo[], date: Date): OutputInfo[] {
  const limit = date.getTime();
  if (Number.isNaN(limit)) throw outputError('bad-range', 'the date to delete before is not a date: give a valid Date');
  const old = outputs.filter(({ createdAt }) => Date.parse(createdAt) < limit);
  for (const { id } of old) {
    const { original, record } = outputPaths(dir, id);
    // In this order a crash between the two leaves a record without its original, which nothing shows.
    remove(original);
    remove(record);
  }
  for (const name of fileNames(dir)) {
    if (isAbandoned(name) && lastWritten(join(dir, name)) < limit) remove(join(dir, name));
  }
  return old;
}

function lastWritten(path: string): number {
  return lookAt(path)?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (cause) {
    const message = `cannot delete ${path}: ${reasonOf(cause)}: check who owns the folder`;
    throw outputError('cannot-store', message, { details: { path }, cause });
  }
}
