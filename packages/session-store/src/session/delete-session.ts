/** Deletes a session with all that stands beside it, and nothing of anybody else's. */
import { lstatSync, readSync, rmSync } from 'node:fs';
import { systemCode } from '../output-error.js';
import { withRegularFile } from '../private-file.js';
import { removeIndex } from './index-file.js';
import { notASession } from './not-a-session.js';
import { requirePartFolders } from './part-folders.js';
import { firstRecord } from './read-records.js';
import { sessionError, storing } from './session-error.js';
import { isHeader, parseHeader, SESSION_VERSION } from './session-header.js';
import { acquireLock, requireNoWriter, type SessionLock } from './session-lock.js';
import { type SessionPaths, sessionPaths } from './session-paths.js';

/** The header of a session that is longer than this is none of ours. */
const HEAD_BYTES = 1 << 20;

/**
 * For a user's request only: nothing of this session can be recalled afterwards. Blobs in a folder that sessions share
 * stay.
 *
 * @throws {CtxError} 'no-session', also for a file whose first record is not the header of a session; 'locked' while a
 * process writes it; 'newer-version'; 'bad-path', 'cannot-read', 'cannot-store'.
 */
export function deleteSession(path: string): void {
  const paths = sessionPaths(path);
  requireSession(paths);
  requirePartFolders(paths);
  const lock = lockToDelete(paths);
  try {
    removeIndex(paths.index);
    // The file goes last: as long as anything is left of a session, it can be deleted again.
    for (const part of [paths.outputs, paths.history, paths.damaged, paths.blobs, paths.file]) {
      storing(part, () => rmSync(part, { recursive: true, force: true }));
    }
  } finally {
    lock.release();
  }
}

function requireSession({ file, name }: SessionPaths): void {
  if (!storing(file, () => lstatSync(file, { throwIfNoEntry: false }))?.isFile())
    throw notASession(file, 'list those of the folder');
  const first = withRegularFile(file, (fd) => {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return firstRecord(buffer.subarray(0, readSync(fd, buffer, 0, HEAD_BYTES, 0)));
  });
  if (!first || !isHeader(first)) {
    const message = `${file} does not begin with the header of a session: if it is to go all the same, delete it by hand`;
    throw sessionError('no-session', message, { details: { path: file } });
  }
  const { version } = parseHeader(first, name);
  if (version <= SESSION_VERSION) return;
  const message = `${file} is of a later version, whose parts this program does not know: use a newer program, or delete it by hand`;
  throw sessionError('newer-version', message, { details: { path: file, version } });
}

function lockToDelete(paths: SessionPaths): SessionLock {
  try {
    return acquireLock(paths);
  } catch (error) {
    const full = error instanceof Error && ['ENOSPC', 'EDQUOT'].includes(systemCode(error.cause) ?? '');
    if (!full) throw error;
    // Deleting is what makes room, and there is none for a lock: that nobody else writes must do.
    requireNoWriter(paths);
    return { release() {} };
  }
}
