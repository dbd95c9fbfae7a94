/** `ctx sessions export`: the records as they are stored. */
import { exportSession, openSession } from '@ctx/session-store';
import { parseArguments } from '../../arguments.js';
import { print } from '../../print.js';
import { exportTable } from '../../tables/sessions.js';
import { findSession } from './find-session.js';
import { warnFindings } from './warn-findings.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { operands } = parseArguments(exportTable, argv);
  const [name = ''] = operands;
  const session = openSession(findSession(name), { mode: 'readonly' });
  for (const piece of exportSession(session)) if (!(await print(piece))) break;
  warnFindings(name, session);
  return 0;
}
