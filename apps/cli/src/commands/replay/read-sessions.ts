/** Reads recordings one after the other. A file that is none is named, and the others go on. */
import { basename } from 'node:path';
import type { RecordedSession } from '@ctx/bench';
import { isCtxError } from '@ctx/error';
import { importSession } from '@ctx/transcript/import';
import { reasonOf } from '../../outcome.js';
import { warn } from '../../print.js';
import { readRecording, recordingName } from '../sessions/read-recording.js';

export interface ReadOptions {
  readonly recordedSessions: typeof import('@ctx/bench').recordedSessions;
  /** Called before each file. */
  readonly onFile: (done: number, file: string) => void;
}

/** Faults that are named one by one; of more, only the number. */
const MOST_NAMED = 10;

export async function* readSessions(
  files: readonly string[],
  { recordedSessions, onFile }: ReadOptions,
): AsyncGenerator<RecordedSession> {
  let faults = 0;
  const fault = (message: string) => {
    faults += 1;
    if (faults <= MOST_NAMED) warn(message);
  };
  for (const [done, file] of files.entries()) {
    onFile(done, file);
    const sessions = await sessionsOf(file, recordedSessions, fault);
    if (sessions?.length === 0) fault(`${recordingName(file)} holds no request: it is left out`);
    yield* sessions ?? [];
  }
  if (faults > MOST_NAMED) warn(`and ${faults - MOST_NAMED} more files that are left out`);
}

async function sessionsOf(
  file: string,
  recordedSessions: ReadOptions['recordedSessions'],
  fault: (message: string) => void,
): Promise<RecordedSession[] | undefined> {
  try {
    return recordedSessions(importSession(await readRecording(file)), nameOf(file));
  } catch (error) {
    fault(`${recordingName(file)} is left out: ${whyLeftOut(error)}`);
    return undefined;
  }
}

/** Replay takes no format by name, so what the importer says of naming one does not help. */
function whyLeftOut(error: unknown): string {
  return isCtxError(error, 'unknown-format') ? 'it is no recording that is known' : reasonOf(error);
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : basename(file).replace(/(?:\.\w{2,5}){1,2}$/, '');
}
