/** The session that a name means: one of this project's, or a file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listSessions } from '@ctx/session-store';
import { cliError } from '../../cli-error.js';
import { nearest } from '../../nearest.js';
import { findProjectRoot, sessionsDirOf } from '../../state-dir.js';

/** @throws {CtxError} 'no-session' when there is none of this name, with the nearest one. */
export function findSession(name: string): string {
  if (name.endsWith('.jsonl') && existsSync(name)) return name;
  const file = sessionFileOf(name);
  if (existsSync(file)) return file;
  const near = nearest(
    name,
    listSessions(sessionsDirOf(findProjectRoot())).map((session) => session.name),
  );
  const meant = near ? `did you mean ${near}? ` : '';
  throw cliError('no-session', `no session is named "${name}": ${meant}\`ctx sessions list\` lists those there are`);
}

/** Where a session of this name lies. @throws {CtxError} 'usage' for a name that is a path or cannot be typed. */
export function sessionFileOf(name: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._~-]{0,99}$/u.test(name)) {
    const form =
      'up to 100 letters, digits, blanks, dots, dashes, underscores and tildes, beginning with a letter or digit';
    throw cliError('usage', `"${name}" is no name for a session: give ${form}`);
  }
  return join(sessionsDirOf(findProjectRoot()), `${name}.jsonl`);
}
