import type { Subject } from '../subject.js';
import { isDiff } from './is-diff.js';
import { isRecords } from './is-records.js';
import { isSearch } from './is-search.js';
import { problemCounts } from './problem-lines.js';
import { showsFile } from './shows-file.js';

const OF_COMMANDS: readonly string[] = ['shell', 'edit', 'write', 'patch', 'other'];

/** Whether a result is what a build, a test run or a linter printed: its lines say how that went. */
export function isLog(subject: Subject): boolean {
  if (!OF_COMMANDS.includes(subject.call.kind)) return false;
  if (showsFile(subject) || isRecords(subject) || isDiff(subject) || isSearch(subject)) return false;
  const counts = problemCounts(subject);
  const told = (counts.get('summary') ?? 0) + (counts.get('failure') ?? 0);
  return told > 0 || (counts.get('error') ?? 0) + (counts.get('warning') ?? 0) >= 2;
}
