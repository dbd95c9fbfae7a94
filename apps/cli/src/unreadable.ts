/** What is said of a file that was named and cannot be read. */
import { cliError } from './cli-error.js';
import { reasonOf } from './outcome.js';

export function unreadable(file: string, error: unknown): Error {
  const messages: Readonly<Record<string, string>> = {
    ENOENT: `no such file: ${file}`,
    ENOTDIR: `no such file: ${file}`,
    EISDIR: `${file} is a folder: name a file`,
    EACCES: `${file} may not be read: its permissions forbid it`,
  };
  const message = messages[(error as NodeJS.ErrnoException).code ?? ''] ?? `cannot read ${file}: ${reasonOf(error)}`;
  return cliError('no-input', message, error);
}
