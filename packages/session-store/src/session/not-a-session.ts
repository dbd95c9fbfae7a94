/** The error for a path at which no session stands: it says what stands there instead, if anything does. */
import { lstatSync } from 'node:fs';
import { sessionError, storing } from './session-error.js';

/** @param absent what to do where nothing is there */
export function notASession(path: string, absent: string): Error {
  const stat = storing(path, () => lstatSync(path, { throwIfNoEntry: false }));
  if (!stat) return sessionError('no-session', `there is no session ${path}: ${absent}`, { details: { path } });
  const what = stat.isSymbolicLink() ? 'a symbolic link' : stat.isDirectory() ? 'a folder' : 'no regular file';
  const message = `${path} is ${what}, and a session is a file of its own: name that one, or move this away`;
  return sessionError('no-session', message, { details: { path } });
}
