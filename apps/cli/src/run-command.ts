/**
 * Runs a command as it is, with one pipe for both of its outputs, and gives each piece of output as it comes. Reading
 * waits while a piece is dealt with, so a fast command is slowed down rather than gathered in memory.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { isatty } from 'node:tty';
import { cliError } from './cli-error.js';
import { endsSoon } from './ends-soon.js';
import type { HeldSignals } from './hold-signals.js';
import { openSharedPipe } from './shared-pipe.js';

export type CommandLine = readonly [file: string, ...args: string[]];

/** How a command ended: by itself, or by a signal. */
export interface CommandEnd {
  readonly exitCode: number | null;
  readonly signal?: NodeJS.Signals;
  /** Whether something the command started still has its output open; what that prints further is not seen. */
  readonly leftOpen: boolean;
}

export interface RunOptions {
  /** Called with each piece of output, in the order it was written. */
  readonly onOutput: (chunk: Uint8Array) => void;
  readonly signals: HeldSignals;
}

/** @throws {CtxError} 'command-not-found', 'command-not-runnable', or 'unavailable' without a pipe. */
export async function runCommand([file, ...args]: CommandLine, { onOutput, signals }: RunOptions): Promise<CommandEnd> {
  const pipe = openSharedPipe();
  pipe.reader.on('data', onOutput);
  const child = start([file, ...args], pipe);
  signals.passTo({ send: (signal) => child.kill(signal), sharesTerminal: [0, 1, 2].some((fd) => isatty(fd)) });
  try {
    const end = await new Promise<Omit<CommandEnd, 'leftOpen'>>((resolve, reject) => {
      pipe.reader.on('error', reject);
      child.on('error', (error) => reject(startFailure([file, ...args], error)));
      child.on('exit', (exitCode, signal) => resolve({ exitCode, ...(signal && { signal }) }));
    });
    const leftOpen = !(await endsSoon(pipe.reader));
    if (leftOpen) pipe.abandon();
    return { ...end, leftOpen };
  } finally {
    pipe.reader.destroy();
  }
}

/** Node throws for some commands that cannot be started, and reports the others by an event. */
function start([file, ...args]: CommandLine, pipe: ReturnType<typeof openSharedPipe>): ChildProcess {
  try {
    return spawn(file, args, { stdio: ['inherit', pipe.writeFd, pipe.writeFd] });
  } catch (error) {
    pipe.reader.destroy();
    throw startFailure([file, ...args], error as NodeJS.ErrnoException);
  } finally {
    closeSync(pipe.writeFd);
  }
}

function startFailure([file, ...args]: CommandLine, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT' && !(file.includes('/') && existsSync(file))) {
    const where = file.includes('/') ? 'there is no such file' : 'no folder of PATH has it';
    const isWholeLine = args.length === 0 && /\s/.test(file);
    const hint = isWholeLine ? '; --shell STRING runs a whole command line' : '';
    return cliError('command-not-found', `cannot run "${file}": ${where}${hint}`, error);
  }
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'the interpreter that its first line names does not exist',
    EACCES: 'it is not an executable file, or the permission is missing',
    ENOTDIR: 'a part of its path is not a folder',
    ELOOP: 'its path leads through a circle of links',
    ENAMETOOLONG: 'its name is longer than the system allows',
    ERR_INVALID_ARG_VALUE: 'a command needs a name',
    E2BIG: 'its arguments are longer than the system allows',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  return cliError('command-not-runnable', `cannot run "${file}": ${reason}`, error);
}
