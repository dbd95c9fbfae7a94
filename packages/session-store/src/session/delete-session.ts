/** Deletes a session with all that stands beside it. */
import { existsSync, rmSync } from 'node:fs';
import { sessionError, storing } from './session-error.js';
import { acquireLock } from './session-lock.js';
import { sessionPaths } from './session-paths.js';

/**
 * For a user's request only: nothing of this session can be recalled afterwards. Blobs in a folder that sessions share
 * stay.
 *
 * @throws {CtxError} 'no-session'; 'locked' while a process writes it; 'bad-path', 'cannot-store'.
 */
export function deleteSession(path: string): void {
  const paths = sessionPaths(path);
  // The file goes first: what an interrupted deletion leaves is no session, and is deleted with the next call.
  const parts = [paths.file, paths.index, paths.outputs, paths.history, paths.damaged, paths.blobs];
  if (!parts.some(existsSync))
    throw sessionError('no-session', `there is no session ${paths.file}: list those of the folder`);
  const lock = acquireLock(paths);
  try {
    for (const part of parts) storing(part, () => rmSync(part, { recursive: true, force: true }));
  } finally {
    lock.release();
  }
}
