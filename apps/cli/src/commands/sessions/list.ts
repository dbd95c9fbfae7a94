/** `ctx sessions list`. */
import { type ListedSession, listSessions } from '@ctx/session-store';
import { formatAge } from '../../age.js';
import { parseArguments } from '../../arguments.js';
import { formatBytes } from '../../bytes.js';
import { print, warn } from '../../print.js';
import { findProjectRoot, sessionsDirOf } from '../../state-dir.js';
import { listTable } from '../../tables/sessions.js';
import { textTable } from '../../text-table.js';
import { visibleLine } from '../../visible.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values } = parseArguments(listTable, argv);
  const dir = sessionsDirOf(findProjectRoot());
  const sessions = listSessions(dir, { onProblem: warn });
  await print(values.json ? `${JSON.stringify({ version: 1, dir, sessions })}\n` : listText(sessions, new Date()));
  return 0;
}

function listText(sessions: readonly ListedSession[], now: Date): string {
  if (sessions.length === 0) return 'This project has no sessions yet: `ctx sessions import FILE` makes one.\n';
  const rows = sessions.map(({ name, changedAt, bytes, title = '' }) => [
    visibleLine(name),
    formatAge(now.getTime() - new Date(changedAt).getTime()),
    formatBytes(bytes),
    visibleLine(title.replace(/\s+/g, ' ')),
  ]);
  return textTable([['NAME', 'AGE', 'SIZE', 'TITLE'], ...rows], ['SIZE', 'AGE']);
}
