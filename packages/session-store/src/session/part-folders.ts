/** The folders beside a session file: whether what stands at their names may be used as theirs. */
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { type SessionErrorCode, sessionError, storing } from './session-error.js';
import type { SessionPaths } from './session-paths.js';

/** Nothing is read or written through a link: it could lead anywhere. @throws {CtxError} 'bad-path' */
export function requirePartFolders(paths: SessionPaths): void {
  for (const path of partFolders(paths)) {
    const stat = lookAt(path);
    if (!stat || stat.isDirectory()) continue;
    const what = stat.isSymbolicLink() ? 'a symbolic link' : 'no folder';
    refuse('bad-path', `${path} is ${what}: move it away, ${paths.name} keeps a folder of its own there`, path);
  }
}

/**
 * A new session must not take over what one of the same name left behind: it would answer for it.
 *
 * @throws {CtxError} 'session-exists'
 */
export function requireNoLeftovers(paths: SessionPaths): void {
  // Of a session that is there, the file says so itself.
  if (lookAt(paths.file)) return;
  for (const path of partFolders(paths)) {
    if (!lookAt(path) || storing(path, () => readdirSync(path)).length === 0) continue;
    refuse('session-exists', `${path} holds parts of another session: move or delete it, or choose another name`, path);
  }
}

function partFolders({ outputs, blobs, history, damaged }: SessionPaths): readonly string[] {
  return [outputs, blobs, history, damaged];
}

function lookAt(path: string): Stats | undefined {
  return storing(path, () => lstatSync(path, { throwIfNoEntry: false }));
}

function refuse(code: SessionErrorCode, message: string, path: string): never {
  throw sessionError(code, message, { details: { path } });
}
