/** One hash of everything that the reducer showed in all sessions: another machine must come to the same one. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayReport } from '@ctx/bench';

const file = join(import.meta.dirname, 'digest.json');
const ours: readonly string[] = ['reduce', 'set-aside'];

export function digestOf({ sessions }: ReplayReport): string {
  const hash = createHash('sha256');
  for (const { session, scores } of sessions) {
    for (const { policy, digest } of scores) if (ours.includes(policy)) hash.update(`${session} ${policy} ${digest}\n`);
  }
  return hash.digest('hex');
}

/** Whether it is the one that was recorded. */
export function isRecorded(digest: string): boolean {
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).digest === digest;
}

export function record(digest: string, sessions: number): void {
  writeFileSync(file, `${JSON.stringify({ sessions, digest }, null, 2)}\n`);
}
