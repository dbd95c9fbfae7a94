/** Standard output: written whole before the process goes on to end, and quiet about a reader that went away. */
import { visible } from './visible.js';

export function print(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(data, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error);
      else resolve();
    });
  });
}

/** One line to the person at the other end of standard error. */
export function warn(message: string): void {
  process.stderr.write(`ctx: ${visible(message)}\n`);
}
