/** `ctx sessions delete`: only when asked for, only with --yes, and only what lies among the project's sessions. */
import { deleteSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { cliError } from '../../cli-error.js';
import { print } from '../../print.js';
import { deleteTable } from '../../tables/sessions.js';
import { findOwnSession } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(deleteTable, argv);
  const [name = ''] = operands;
  const file = findOwnSession(name);
  if (!values.yes) throw cliError('usage', `this deletes ${file} and all that belongs to it: add --yes`);
  deleteSession(file);
  await print(values.json ? `${JSON.stringify({ version: 1, deleted: file })}\n` : `Deleted ${name}.\n`);
  return 0;
}
