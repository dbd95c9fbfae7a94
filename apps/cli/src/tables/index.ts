/** Every command's table, in the order that help shows them. */
import { benchTable } from './bench.js';
import { completionTable } from './completion.js';
import { outputsTable } from './outputs.js';
import { pruneTable } from './prune.js';
import { recallTable } from './recall.js';
import { replayTable } from './replay.js';
import { runTable } from './run.js';
import { sessionsGroup } from './sessions.js';

export const tables = [
  runTable,
  pruneTable,
  recallTable,
  outputsTable,
  sessionsGroup,
  replayTable,
  benchTable,
  completionTable,
] as const;
