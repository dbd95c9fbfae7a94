/** `ctx sessions import`: another agent's recording as a session. */
import { isCtxError } from '@ctx/error';
import { createSession, deleteSession, importInto } from '@ctx/session-store';
import { type ImportedSession, importFormats, importSession } from '@ctx/transcript/import';
import { parseArguments } from '../../arguments.js';
import { cliError } from '../../cli-error.js';
import { counted } from '../../counted.js';
import { print } from '../../print.js';
import { shellWord } from '../../shell-word.js';
import { importTable } from '../../tables/sessions.js';
import { visibleLine } from '../../visible.js';
import { countEntries, type EntryCounts } from './count-entries.js';
import { newSessionFile, sessionNameFrom } from './find-session.js';
import { readRecording, recordingName } from './read-recording.js';
import { titleOf } from './title-of.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(importTable, argv);
  const [from = ''] = operands;
  const name = values.name ?? sessionNameFrom(from);
  const file = newSessionFile(name, 'give --name NEW');
  const recording = await readRecording(from);
  const imported = understand(from, recording, values.format);
  keep(file, imported, recording);
  const counts = countEntries(imported);
  const { format, findings } = imported;
  await print(
    values.json
      ? `${JSON.stringify({ version: 1, name, file, format, ...counts, findings })}\n`
      : importText(name, imported, counts),
  );
  return 0;
}

/** @throws {CtxError} 'no-input' when it is no recording, or nothing of it is what the format says. */
function understand(from: string, recording: Uint8Array, format: string | undefined): ImportedSession {
  if (format === undefined && isOwnSession(recording)) {
    const way = from.endsWith('.jsonl') ? `\`ctx sessions show ${shellWord(from)}\` shows it` : 'it needs no import';
    throw cliError('no-input', `${recordingName(from)} is a session of ctx already: ${way}`);
  }
  const imported = recognised(from, recording, format);
  const understood = imported.entries.some(({ type }) => type !== 'other');
  if (understood || (format === undefined && imported.entries.length > 0)) return imported;
  throw cliError(
    'no-input',
    `nothing in ${recordingName(from)} is what ${imported.format} records: leave out --format, or name another`,
  );
}

function recognised(from: string, recording: Uint8Array, format: string | undefined): ImportedSession {
  try {
    return importSession(recording, format === undefined ? {} : { format });
  } catch (error) {
    if (!isCtxError(error, 'unknown-format')) throw error;
    const known = importFormats.join(', ');
    const message = `${recordingName(from)} is of no format that is known: if it is one of these, give --format: ${known}`;
    throw cliError('no-input', message, error);
  }
}

const MOST_HEADER_BYTES = 65_536;

/** Whether the first record is the header of a session of ctx; pi's headers have a `timestamp`. */
function isOwnSession(recording: Uint8Array): boolean {
  const head = new TextDecoder().decode(recording.subarray(0, MOST_HEADER_BYTES));
  try {
    const header = JSON.parse(head.split('\n', 1)[0] ?? '');
    return header?.type === 'session' && typeof header.version === 'number' && header.timestamp === undefined;
  } catch {
    return false;
  }
}

/** All of it or nothing. */
function keep(file: string, imported: ImportedSession, recording: Uint8Array): void {
  const { cwd } = imported.info;
  const title = titleOf(imported);
  const session = createSession(file, { ...(cwd !== undefined && { cwd }), ...(title !== undefined && { title }) });
  try {
    importInto(session, imported, recording);
    session.close();
  } catch (error) {
    try {
      session.close();
    } finally {
      deleteSession(file);
    }
    throw error;
  }
}

const MOST_FINDINGS = 10;

function importText(name: string, { format, findings }: ImportedSession, counts: EntryCounts): string {
  const { messages, activeMessages, toolCalls, toolResults, compactions } = counts;
  const facts = [
    counted(messages, 'message'),
    counted(toolCalls, 'tool call'),
    counted(toolResults, 'result'),
    ...(compactions > 0 ? [counted(compactions, 'compaction')] : []),
  ];
  const shown = shellWord(name);
  const branches =
    activeMessages < messages
      ? `Only ${activeMessages} of the ${messages} messages are on the active path: \`ctx sessions show ${shown} --all\` shows every one.\n`
      : '';
  const noted = findings.slice(0, MOST_FINDINGS).map(({ at, message }) => `  ${visibleLine(`${at}: ${message}`)}\n`);
  const more =
    findings.length > MOST_FINDINGS ? `  … and ${findings.length - MOST_FINDINGS} more: --json has all\n` : '';
  const heading = findings.length > 0 ? 'What was not as it should be:\n' : '';
  return `${name} (${format}): ${facts.join(', ')}\n${branches}${heading}${noted.join('')}${more}\`ctx sessions show ${shown}\` shows it.\n`;
}
