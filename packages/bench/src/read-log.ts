/** Reads a log that stands plain or gzipped beside its labels. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { brokenCase } from './broken-case.js';

/** The bytes of the file at `path`, or of the gzipped file beside it. @throws {CtxError} 'broken-case' */
export function readLog(path: string): Uint8Array {
  const file = [path, `${path}.gz`].find((candidate) => existsSync(candidate));
  if (file === undefined) throw brokenCase(path, `there is neither ${basename(path)} nor ${basename(path)}.gz`);
  const bytes = readFileSync(file);
  if (!file.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (cause) {
    throw brokenCase(file, `cannot be unpacked (${(cause as Error).message})`, cause);
  }
}
