/** Where the things that a session keeps are found. */
import { existsSync } from 'node:fs';
import { listOutputs } from '../list-outputs.js';
import type { OutputInfo } from '../output-record.js';
import type { BlobStore } from './blob-store.js';
import type { SessionFile } from './session-file.js';

export interface SessionPlaces {
  readonly file: SessionFile;
  /** Folders; they need not exist. */
  readonly outputs: string;
  readonly history: string;
  readonly blobs: BlobStore;
}

/** The originals, newest first. */
export function keptOutputs({ outputs }: SessionPlaces): OutputInfo[] {
  return existsSync(outputs) ? listOutputs(outputs, () => {}) : [];
}
