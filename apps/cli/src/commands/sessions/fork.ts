/** `ctx sessions fork`. */
import { forkSession, openSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { counted } from '../../counted.js';
import { print } from '../../print.js';
import { forkTable } from '../../tables/sessions.js';
import { visibleLine } from '../../visible.js';
import { findOwnSession, newSessionFile } from './find-session.js';
import { warnFindings } from './warn-findings.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(forkTable, argv);
  const [name = '', newName = ''] = operands;
  const from = findOwnSession(name);
  const to = newSessionFile(newName, 'give another name for the new one');
  const session = openSession(from, { mode: 'readonly' });
  const fork = forkSession(session, to, values.at === undefined ? {} : { at: values.at });
  const { file, count: entries, leaf } = fork;
  fork.close();
  const text =
    leaf === null
      ? `${newName}: nothing yet, as ${name} has no entry\n`
      : `${newName}: ${counted(entries, 'entry', 'entries')} of ${name}, up to ${visibleLine(leaf)}\n`;
  await print(values.json ? `${JSON.stringify({ version: 1, name: newName, file, entries, leaf })}\n` : text);
  warnFindings(name, session);
  warnFindings(newName, fork);
  return 0;
}
