/** `ctx sessions show`: a session as a conversation. */
import { openSession, type Session } from '@ctx/session-store';
import type { Entry } from '@ctx/transcript';
import { parseArguments } from '../../arguments.js';
import { cliError } from '../../cli-error.js';
import { counted } from '../../counted.js';
import { openPager } from '../../pager.js';
import { wantsColour } from '../../paint.js';
import { warn } from '../../print.js';
import { createRenderer, markBranches } from '../../render-entry.js';
import { shellWord } from '../../shell-word.js';
import { showTable } from '../../tables/sessions.js';
import { findSession } from './find-session.js';
import { warnFindings } from './warn-findings.js';

interface Wanted {
  readonly last: number | undefined;
  readonly at: string | undefined;
  readonly all: boolean;
}

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(showTable, argv);
  const [name = ''] = operands;
  const { last, at, all } = values;
  if ([last !== undefined, at !== undefined, all].filter(Boolean).length > 1) {
    throw cliError('usage', '--last, --at and --all each say what to show: give one of them');
  }
  const session = openSession(findSession(name), { mode: 'readonly' });
  const options = {
    full: values.full,
    colour: wantsColour(values.color),
    // A terminal of unknown size says that it has no columns.
    columns: (process.stdout.isTTY && process.stdout.columns) || undefined,
    recall: (address: string) => recallCommand(name, address),
  };
  const render = all ? markBranches(createRenderer(options), options) : createRenderer(options);
  const pager = openPager(!values.json && !values['no-pager']);
  const shown = { entries: 0, messages: 0, anything: false, whole: true };
  for (const entry of entriesOf(session, { last, at, all })) {
    shown.entries += 1;
    if (entry.type === 'message') shown.messages += 1;
    const text = values.json ? `${JSON.stringify(entry)}\n` : render(entry);
    shown.anything ||= text !== '';
    shown.whole = await pager.write(text);
    if (!shown.whole) break;
  }
  await pager.close();
  warnFindings(name, session);
  if (!shown.anything) warn(`${name}: ${whyNothing(session)}`);
  const isPath = last === undefined && at === undefined && !all;
  if (isPath && shown.whole && shown.entries < session.count) warnBranches(name, session, shown.messages);
  return 0;
}

function whyNothing({ count }: Session): string {
  return count === 0
    ? 'nothing is in it yet, or its import was interrupted at the start: `ctx sessions delete` makes room for another try'
    : `none of its ${counted(count, 'entry', 'entries')} is a message to show here: --all --json has every one`;
}

function entriesOf(session: Session, { last, at, all }: Wanted): Iterable<Entry> {
  if (all) return session.all();
  if (at !== undefined) return session.path(at);
  return session.entries(last === undefined ? {} : { last });
}

function warnBranches(name: string, session: Session, active: number): void {
  let messages = 0;
  for (const { type } of session.all()) if (type === 'message') messages += 1;
  if (active === messages) return;
  warn(`${name}: only ${active} of ${messages} messages are on the active path: --all shows every one`);
}

function recallCommand(name: string, address: string): string {
  const isLikeOption = address.startsWith('-');
  return `ctx recall --session ${shellWord(name)} ${isLikeOption ? '-- ' : ''}${shellWord(address)}`;
}
