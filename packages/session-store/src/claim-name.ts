import { linkSync } from 'node:fs';
import { systemCode } from './output-error.js';

/** Whether `name` was free and now is the file at `path`: a hard link fails where a name is taken, so nobody overwrites. */
export function claimName(path: string, name: string): boolean {
  try {
    linkSync(path, name);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
