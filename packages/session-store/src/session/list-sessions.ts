/** The sessions of a folder, each known by the start of its file. */
import { fstatSync, readdirSync, readSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { reasonOf, systemCode } from '../output-error.js';
import { withRegularFile } from '../private-file.js';
import { readRecords } from './read-records.js';
import { sessionError } from './session-error.js';
import { isHeader, parseHeader, type SessionHeader } from './session-header.js';

export interface ListedSession {
  /** The session file, as an absolute path. */
  readonly file: string;
  /** Its name without `.jsonl`. */
  readonly name: string;
  readonly header: SessionHeader;
  readonly bytes: number;
  /** When it was last written: an ISO 8601 time in UTC. */
  readonly changedAt: string;
  /** The newest title that stands near its start, else the start of the first words that the user typed. */
  readonly title?: string;
}

/** A session is known by so much of its file. */
const HEAD_BYTES = 1 << 16;
const TITLE_LENGTH = 80;

export interface ListSessionsOptions {
  /** Told, in a sentence, of each file that is skipped because it cannot be read. @default not told */
  readonly onProblem?: (problem: string) => void;
}

/** The most that a date can be away from 1970, either way. */
const MAX_TIME = 8.64e15;

/**
 * The sessions in a folder, last written first. A folder that is not there has none; a file that cannot be read hides
 * no other.
 *
 * @throws {CtxError} 'cannot-read' when the system refuses to list the folder.
 */
export function listSessions(folder: string, { onProblem = () => {} }: ListSessionsOptions = {}): ListedSession[] {
  const dir = resolve(folder);
  return namesIn(dir)
    .filter((name) => name.endsWith('.jsonl') && name !== '.jsonl')
    .flatMap((name) => readOrTell(join(dir, name), onProblem) ?? [])
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.name < b.name ? -1 : 1));
}

function readOrTell(file: string, onProblem: (problem: string) => void): ListedSession | undefined {
  try {
    return readHead(file, basename(file, '.jsonl'));
  } catch (error) {
    onProblem(`${file} is skipped: ${reasonOf(error)}`);
    return undefined;
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (cause) {
    if (systemCode(cause) === 'ENOENT') return [];
    const message = `cannot list ${dir}: ${reasonOf(cause)}: check who owns the folder`;
    throw sessionError('cannot-read', message, { details: { dir }, cause });
  }
}

function readHead(file: string, name: string): ListedSession | undefined {
  return withRegularFile(file, (fd) => {
    const buffer = Buffer.alloc(HEAD_BYTES);
    const head = buffer.subarray(0, readSync(fd, buffer, 0, HEAD_BYTES, 0));
    const records = readLines(head);
    const { size, mtimeMs } = fstatSync(fd);
    const changedAt = new Date(Math.max(-MAX_TIME, Math.min(MAX_TIME, mtimeMs))).toISOString();
    const title = titleOf(records);
    const header = parseHeader(records.find(isHeader) ?? {}, name);
    return { file, name, header, bytes: size, changedAt, ...(title !== undefined && { title }) };
  });
}

function readLines(head: Buffer): Readonly<Record<string, unknown>>[] {
  const records: Readonly<Record<string, unknown>>[] = [];
  let start = 0;
  for (let end = head.indexOf(10); end !== -1; end = head.indexOf(10, start)) {
    records.push(...readRecords(head.subarray(start, end)).records.map(({ value }) => value));
    start = end + 1;
  }
  return records;
}

function titleOf(records: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const titles = records.filter(({ type }) => type === 'settings' || type === 'session').map(({ title }) => title);
  const title = titles.filter((one) => typeof one === 'string' && one !== '').at(-1) ?? firstTyped(records);
  return typeof title === 'string' ? title : undefined;
}

function firstTyped(records: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  for (const { message } of records) {
    const parts = (message as { parts?: unknown } | null | undefined)?.parts;
    for (const part of Array.isArray(parts) ? parts : []) {
      if (part?.origin !== 'typed' || typeof part.text !== 'string' || part.text.trim() === '') continue;
      const [line = ''] = part.text.trimStart().split('\n', 1);
      return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).toWellFormed()}…`;
    }
  }
  return undefined;
}
