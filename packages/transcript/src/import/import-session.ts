/**
 * Imports another agent's recording: finds out which program wrote it, from its first bytes, and hands it to that
 * program's importer.
 */
import { CtxError } from '@ctx/error';
import { bytesOf } from '../bytes.js';
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
export type ImportErrorCode = 'unknown-format' | 'not-bytes';

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
 * compressed is to be decompressed before. Where a format is named and nothing of it is there, the finding is
 * `nothing-recognised`.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format, or the recording is of none; 'not-bytes' when it is
 * given something else, such as a string.
 */
export function importSession(recording: Uint8Array, options: ImportSessionOptions = {}): ImportedSession {
  const { format } = options;
  const bytes = bytesOf(recording, 'the recording');
  const head = new TextDecoder().decode(bytes.subarray(0, headBytes));
  if (format !== undefined) return readAs(importerOf(format), bytes, head);
  const importer = importers.find((one) => one.recognises(head));
  if (importer) return importer.read(bytes);
  const packed = compressionOf(bytes);
  throw unknown(
    packed === undefined
      ? `this recording is of no format that is known: the formats are ${named}; if it is one of them, name it`
      : `this recording is compressed (${packed}): decompress it first`,
  );
}

function readAs(importer: Importer, bytes: Uint8Array, head: string): ImportedSession {
  const session = importer.read(bytes);
  const nothing = !importer.recognises(head) && !session.entries.some(({ type }) => type === 'message');
  if (!nothing || bytes.length === 0) return session;
  const packed = compressionOf(bytes);
  const reason =
    packed === undefined ? 'it may be of another format' : `it is compressed (${packed}): decompress it first`;
  const message = `nothing of this recording was recognised as ${importer.format}: ${reason}`;
  return { ...session, findings: [{ code: 'nothing-recognised', at: 'the recording', message }, ...session.findings] };
}

function importerOf(format: string): Importer {
  const importer = importers.find((one) => one.format === format);
  if (importer) return importer;
  throw unknown(`there is no format ${JSON.stringify(String(format))}: the formats are ${named}`);
}

const named = importFormats.join(', ');

function unknown(message: string): CtxError<ImportErrorCode> {
  return new CtxError('unknown-format', message);
}

/** What a file is compressed with, by its first bytes. */
function compressionOf(bytes: Uint8Array): string | undefined {
  return compressions.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.name;
}

const compressions = [
  { name: 'gzip', begins: [0x1f, 0x8b] },
  { name: 'zstd', begins: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'xz', begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: 'bzip2', begins: [0x42, 0x5a, 0x68] },
  { name: 'zip', begins: [0x50, 0x4b, 0x03, 0x04] },
];
