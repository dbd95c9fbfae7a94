/** `ctx sessions export`: the records as they are stored. */
import { exportSession, openSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { print } from '../../print.js';
import { exportTable } from '../../tables/sessions.js';
import { findSession } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { operands } = parseArguments(exportTable, argv);
  const session = openSession(findSession(operands[0] ?? ''), { mode: 'readonly' });
  for (const piece of exportSession(session)) await print(piece);
  return 0;
}
