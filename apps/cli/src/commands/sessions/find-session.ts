/** The session that a name means. What only reads takes more for a name than what deletes. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listSessions } from '@ctx/session-store';
import { cliError } from '../../cli-error.js';
import { nearest } from '../../nearest.js';
import { allSessionsDirs, findProjectRoot, sessionsDirOf } from '../../state-dir.js';

/**
 * A session to read: one of this project's; else a file, which ends in `.jsonl`; else the one of another project that has
 * this name, as an agent may have changed its folder since the name was written.
 *
 * @throws {CtxError} 'no-session' when there is none, with the nearest name, or when several projects have one.
 */
export function findSession(name: string): string {
  const isName = isSessionName(name);
  if (isName && existsSync(fileIn(ownDir(), name))) return fileIn(ownDir(), name);
  if (name.endsWith('.jsonl') && existsSync(name)) return name;
  if (!isName) throw badName(name);
  const [file, ...others] = elsewhere(name);
  if (file === undefined) throw noSession(name);
  if (others.length === 0) return file;
  const files = [file, ...others].join(', ');
  throw cliError('no-session', `several other projects have a session "${name}": name one by its file: ${files}`);
}

/** A session of this project, by its name alone: never a file somewhere. @throws {CtxError} 'no-session', 'usage' */
export function findOwnSession(name: string): string {
  if (!isSessionName(name)) throw badName(name);
  const file = fileIn(ownDir(), name);
  if (existsSync(file)) return file;
  const [other] = elsewhere(name);
  if (other === undefined) throw noSession(name);
  throw cliError(
    'no-session',
    `this project has no session "${name}", but another one has: ${other}: do it from there`,
  );
}

/** Where a new session of this name goes. @throws {CtxError} 'usage' when the name is used, or none at all. */
export function newSessionFile(name: string, wayOut: string): string {
  if (!isSessionName(name)) throw badName(name);
  const file = fileIn(ownDir(), name);
  if (existsSync(file)) throw cliError('usage', `a session named "${name}" exists: ${wayOut}`);
  return file;
}

/** The name that a new session gets from a file's. */
export function sessionNameFrom(file: string): string {
  const name = basename(file)
    .replace(/(?:\.(?:jsonl?|traj|md|txt|gz))+$/i, '')
    .replace(/[^\p{L}\p{N} ._~-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  let fitting = name;
  while (Buffer.byteLength(fitting) > MOST_NAME_BYTES) fitting = [...fitting].slice(0, -1).join('');
  return fitting || 'imported';
}

/** What stands beside a session has longer names, and a file system allows 255 bytes. */
const MOST_NAME_BYTES = 200;

function isSessionName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._~-]*$/u.test(name) && Buffer.byteLength(name) <= MOST_NAME_BYTES;
}

function badName(name: string): Error {
  const form = `at most ${MOST_NAME_BYTES} bytes of letters, digits, blanks, dots, dashes, underscores and tildes, beginning with a letter or digit`;
  return cliError('usage', `"${name}" is no name for a session: give ${form}`);
}

function noSession(name: string): Error {
  const near = nearest(
    name,
    listSessions(ownDir()).map((session) => session.name),
  );
  const meant = near ? `did you mean ${near}? ` : '';
  return cliError('no-session', `no session is named "${name}": ${meant}\`ctx sessions list\` lists those there are`);
}

function elsewhere(name: string): string[] {
  return allSessionsDirs()
    .map((dir) => fileIn(dir, name))
    .filter((file) => existsSync(file));
}

function ownDir(): string {
  return sessionsDirOf(findProjectRoot());
}

function fileIn(dir: string, name: string): string {
  return join(dir, `${name}.jsonl`);
}
