/** `ctx sessions fork`. */
import { forkSession, openSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { print } from '../../print.js';
import { forkTable } from '../../tables/sessions.js';
import { findSession, sessionFileOf } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(forkTable, argv);
  const [name = '', newName = ''] = operands;
  const session = openSession(findSession(name), { mode: 'readonly' });
  const fork = forkSession(session, sessionFileOf(newName), values.at === undefined ? {} : { at: values.at });
  const { file, count, leaf } = fork;
  fork.close();
  const text = `${newName}: ${count} entries of ${name}, up to ${leaf ?? 'none'}\n`;
  await print(values.json ? `${JSON.stringify({ version: 1, name: newName, file, entries: count, leaf })}\n` : text);
  return 0;
}
