/** Standard output: written whole before the process goes on to end, and quiet about a reader that went away. */
import { cliError } from './cli-error.js';
import { reasonOf } from './outcome.js';
import { visibleLine } from './visible.js';

/**
 * Resolves to whether anybody still reads.
 *
 * @throws {CtxError} 'unavailable' when it cannot be written, such as to a full disk.
 */
export function print(data: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    process.stdout.write(data, (error) => {
      if (!error) resolve(true);
      else if (isGone(error)) resolve(false);
      else reject(cliError('unavailable', `cannot write standard output: ${reasonOf(error)}`, error));
    });
  });
}

/** After the first write to nobody, the stream itself refuses the next one. */
function isGone(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
}

/** One line to the person at the other end of standard error. */
export function warn(message: string): void {
  process.stderr.write(`ctx: ${visibleLine(message)}\n`);
}
