/**
 * Imports another agent's recording: finds out which program wrote it, from its first bytes, and hands it to that
 * program's importer.
 */
import { CtxError } from '@ctx/error';
import { aider } from './aider.js';
import { antigravity } from './antigravity.js';
import { claudeCode } from './claude-code.js';
import { cline } from './cline.js';
import { codex } from './codex.js';
import { gemini } from './gemini.js';
import type { ImportedSession, Importer } from './imported-session.js';
import { managedAgents } from './managed-agents.js';
import { opencode } from './opencode.js';
import { openHands } from './openhands.js';
import { pi } from './pi.js';
import { sweAgent } from './swe-agent.js';

/** Codes of the errors that `importSession` throws. */
export type ImportErrorCode = 'unknown-format';

export interface ImportSessionOptions {
  /** Name of the format, such as `claude-code`. @default the one that the recording's beginning is recognised as */
  readonly format?: string;
}

/** Those that recognise a recording by more come first. */
const importers: readonly Importer[] = [
  claudeCode,
  codex,
  pi,
  gemini,
  opencode,
  openHands,
  sweAgent,
  cline,
  antigravity,
  managedAgents,
  aider,
];

/** Names of the formats that can be imported. */
export const importFormats: readonly string[] = importers.map(({ format }) => format);

/** How much of a recording is looked at to recognise it, in bytes. */
const headBytes = 65_536;

/**
 * The session that a recording holds. Linear in it. What is broken in the recording is a finding of the result; what is
 * compressed is to be decompressed before.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format, or the recording is of none.
 */
export function importSession(recording: Uint8Array, options: ImportSessionOptions = {}): ImportedSession {
  const { format } = options;
  const importer = format === undefined ? recognise(recording) : importers.find((one) => one.format === format);
  if (importer) return importer.read(recording);
  const fault =
    format === undefined ? 'this recording is of no format that is known' : `there is no format "${format}"`;
  const wayOut = format === undefined ? '; if it is one of them, name it' : '';
  throw new CtxError<ImportErrorCode>(
    'unknown-format',
    `${fault}: the formats are ${importFormats.join(', ')}${wayOut}`,
  );
}

function recognise(recording: Uint8Array): Importer | undefined {
  const head = new TextDecoder().decode(recording.subarray(0, headBytes));
  return importers.find((importer) => importer.recognises(head));
}
