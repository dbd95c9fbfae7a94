/** `ctx sessions import`: another agent's recording as a session. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSession, deleteSession, importInto } from '@ctx/session-store';
import type { Entry } from '@ctx/transcript';
import { type ImportedSession, importSession } from '@ctx/transcript/import';
import { parseArguments } from '../../arguments.js';
import { cliError } from '../../cli-error.js';
import { reasonOf } from '../../outcome.js';
import { print } from '../../print.js';
import { importTable } from '../../tables/sessions.js';
import { visible } from '../../visible.js';
import { sessionFileOf } from './find-session.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(importTable, argv);
  const [from = ''] = operands;
  const name = values.name ?? nameFrom(from);
  const file = sessionFileOf(name);
  const recording = readRecording(from);
  const imported = importSession(recording, values.format === undefined ? {} : { format: values.format });
  keep(file, imported, recording);
  const counts = countEntries(imported.entries);
  const { format, findings } = imported;
  await print(
    values.json
      ? `${JSON.stringify({ version: 1, name, file, format, ...counts, findings })}\n`
      : importText(name, imported, counts),
  );
  return 0;
}

/** All of it or nothing. */
function keep(file: string, imported: ImportedSession, recording: Uint8Array): void {
  const { cwd, title } = imported.info;
  const session = createSession(file, { ...(cwd !== undefined && { cwd }), ...(title !== undefined && { title }) });
  try {
    importInto(session, imported, recording);
    session.close();
  } catch (error) {
    session.close();
    deleteSession(file);
    throw error;
  }
}

function readRecording(file: string): Uint8Array {
  try {
    const bytes = readFileSync(file);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw cliError('no-input', `cannot read ${file}: ${reasonOf(error)}`, error);
  }
}

function nameFrom(file: string): string {
  const name = basename(file).replace(/(?:\.(?:jsonl?|traj|md|txt|gz))+$/i, '');
  return (
    name
      .replace(/[^\p{L}\p{N} ._~-]+/gu, '-')
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .slice(0, 100) || 'imported'
  );
}

function countEntries(entries: readonly Entry[]) {
  const messages = entries.flatMap((entry) => (entry.type === 'message' ? [entry.message] : []));
  const calls = messages.flatMap((message) =>
    message.role === 'assistant' ? message.parts.filter(({ type }) => type === 'tool-call') : [],
  );
  return {
    messages: messages.length,
    toolCalls: calls.length,
    toolResults: messages.filter(({ role }) => role === 'tool').length,
    compactions: entries.filter(({ type }) => type === 'compaction').length,
  };
}

const MOST_FINDINGS = 10;

function importText(name: string, imported: ImportedSession, counts: ReturnType<typeof countEntries>): string {
  const { format, findings } = imported;
  const facts = `${counts.messages} messages, ${counts.toolCalls} tool calls, ${counts.toolResults} results`;
  const compactions = counts.compactions > 0 ? `, ${counts.compactions} compactions` : '';
  const noted = findings.slice(0, MOST_FINDINGS).map(({ at, message }) => `  ${visible(`${at}: ${message}`)}\n`);
  const more =
    findings.length > MOST_FINDINGS ? `  … and ${findings.length - MOST_FINDINGS} more: --json has all\n` : '';
  const heading = findings.length > 0 ? 'What was not as it should be:\n' : '';
  return `${name} (${format}): ${facts}${compactions}\n${heading}${noted.join('')}${more}\`ctx sessions show ${name}\` shows it.\n`;
}
