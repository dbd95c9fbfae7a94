import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importSession } from '@ctx/transcript/import';
import { expect, test } from 'vitest';
import { checkSimulator, type RecordedSession, recordedSessions, unitPricing } from '../../src/index.js';

const folder = join(import.meta.dirname, '../../../../../shared/corpus/sessions/raw/claude-code');

function sessions(): RecordedSession[] {
  return readdirSync(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return recordedSessions(importSession(name.endsWith('.gz') ? gunzipSync(bytes) : bytes), name);
  });
}

test.skipIf(!existsSync(folder))('the simulated cache reads what Claude Code reported, first requests apart', () => {
  const checks = sessions().flatMap((session) => checkSimulator(session, unitPricing) ?? []);
  expect(checks.length).toBeGreaterThan(5);
  for (const { requests, recorded, simulated, readTooMuch, readTooLittle } of checks) {
    expect(readTooMuch).toBe(0);
    // The first request of a sub-agent finds what its siblings wrote.
    expect(readTooLittle).toBeLessThanOrEqual(1);
    if (requests > 30) expect(Math.abs(recorded - simulated)).toBeLessThan(0.02);
  }
});
