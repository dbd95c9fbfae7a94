/**
 * Checks that the reducer shows of all recorded sessions what it showed when digest.json was written; --update writes it.
 * Without the sessions it says that it skips.
 *
 *     npx tsx --tsconfig benchmarks/tsconfig.json benchmarks/reduce/digest.ts
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@ctx/bench';
import { corpusSessions } from './corpus-sessions.js';
import { digestOf, isRecorded, record } from './views-digest.js';

const folder = join(import.meta.dirname, '../../../shared/corpus/sessions/raw');
if (existsSync(folder)) {
  const sessions = corpusSessions(folder);
  const digest = digestOf(await replay(sessions, { policies: ['none', 'reduce', 'set-aside'] }));
  if (process.argv.includes('--update')) record(digest, sessions.length);
  const same = isRecorded(digest);
  console.log(`views of ${sessions.length} sessions: ${digest}, ${same ? 'as recorded' : 'NOT as recorded'}`);
  if (!same) process.exitCode = 1;
} else console.log(`skipped: there is no folder ${folder}`);
