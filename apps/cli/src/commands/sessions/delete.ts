/** `ctx sessions delete`: only when asked for, and only with --yes. */
import { deleteSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { cliError } from '../../cli-error.js';
import { print } from '../../print.js';
import { deleteTable } from '../../tables/sessions.js';
import { findSession } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(deleteTable, argv);
  const [name = ''] = operands;
  const file = findSession(name);
  if (!values.yes) throw cliError('usage', `this deletes ${file} and all that belongs to it: add --yes`);
  deleteSession(file);
  await print(values.json ? `${JSON.stringify({ version: 1, deleted: file })}\n` : `Deleted ${name}.\n`);
  return 0;
}
