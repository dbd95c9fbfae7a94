/** The recorded sessions of a folder, gzipped ones too, of every thread that has tool results. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type RecordedSession, recordedSessions } from '@ctx/bench';
import { importSession } from '@ctx/transcript/import';

/** Sessions without a tool result have nothing to reduce: they would only dilute the shares. */
export function corpusSessions(folder: string): RecordedSession[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return paths.flatMap(readSessions).filter(({ toolResults }) => toolResults > 0);
}

function readSessions(path: string): RecordedSession[] {
  const bytes = readFileSync(path);
  const recording = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const name = path.replace(/^.*\//, '').replace(/(\.\w{2,5}){1,2}$/, '');
  return recordedSessions(importSession(recording), name);
}
