/** `ctx sessions show`: a session as a conversation. */
import { openSession, type Session } from '@ctx/session-store';
import type { Entry } from '@ctx/transcript';
import { parseArguments } from '../../arguments.js';
import { openPager } from '../../pager.js';
import { wantsColour } from '../../paint.js';
import { warn } from '../../print.js';
import { renderEntry } from '../../render-entry.js';
import { showTable } from '../../tables/sessions.js';
import { findSession } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(showTable, argv);
  const [name = ''] = operands;
  const session = openSession(findSession(name), { mode: 'readonly' });
  const recall = (address: string) => `ctx recall --session ${shellWord(name)} ${shellWord(address)}`;
  const options = { full: values.full, colour: wantsColour(values.color), recall };
  const pager = openPager(!values.json && !values['no-pager']);
  for (const entry of entriesOf(session, values.last)) {
    const text = values.json ? `${JSON.stringify(entry)}\n` : renderEntry(entry, options);
    if (!(await pager.write(text))) break;
  }
  await pager.close();
  for (const { at, message } of session.findings) warn(`${name}, ${at}: ${message}`);
  return 0;
}

function entriesOf(session: Session, last: number | undefined): Iterable<Entry> {
  if (last === undefined) return session.entries();
  const [first] = session.last(last);
  return first === undefined ? [] : [first, ...session.entries({ after: first.id })];
}

function shellWord(text: string): string {
  return /^[\w./~:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
