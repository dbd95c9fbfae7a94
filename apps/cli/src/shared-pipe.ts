/**
 * One pipe for both outputs of a command. Two pipes lose the order in which the lines were written, and the pipes that
 * Node makes are sockets, which a command cannot open again as /dev/stderr. So this is a named pipe, opened at both ends
 * and unlinked at once.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliError } from './cli-error.js';
import { reasonOf } from './outcome.js';

export interface SharedPipe {
  /** The end to give to the command; close it once the command has it, or the pipe never ends. */
  readonly writeFd: number;
  readonly reader: Socket;
  /**
   * Stops reading. Whoever still writes goes on unharmed: a process of its own takes the writes until the last writer
   * has gone, since a broken pipe would kill a server that the command left behind.
   */
  abandon(): void;
}

/** @throws {CtxError} 'unavailable' when the system makes no pipe. */
export function openSharedPipe(): SharedPipe {
  let folder: string | undefined;
  try {
    folder = mkdtempSync(join(tmpdir(), 'ctx-'));
    const path = join(folder, 'output');
    const made = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' });
    if (made.status !== 0) throw made.error ?? new Error(made.stderr.trim());
    // A non-blocking reader first: opening the other end would wait for it.
    const readFd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writeFd = openSync(path, constants.O_WRONLY);
    const drainFd = openSync(path, constants.O_RDONLY);
    const reader = new Socket({ fd: readFd, readable: true, writable: false });
    reader.on('close', () => closeSync(drainFd));
    return { writeFd, reader, abandon: () => abandon(reader, drainFd) };
  } catch (error) {
    throw cliError('unavailable', `cannot make a pipe for the output in ${tmpdir()}: ${reasonOf(error)}`, error);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function abandon(reader: Socket, drainFd: number): void {
  const drain = spawn('cat', { stdio: [drainFd, 'ignore', 'ignore'], detached: true });
  drain.on('error', () => {});
  drain.unref();
  reader.destroy();
}
