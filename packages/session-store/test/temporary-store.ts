/** A store in a temporary folder that is deleted after the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type OpenOutputsOptions, type OutputStore, openOutputs } from '../src/index.js';

export function temporaryStore(options?: OpenOutputsOptions): OutputStore {
  return openOutputs(temporaryFolder(), options);
}

export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'session-store-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
