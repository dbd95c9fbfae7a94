/**
 * Runs a command in a terminal of its own, for programs that behave differently without one. The terminal joins standard
 * output and standard error by itself, and its bytes come as the program wrote them to it.
 */
import { readSync } from 'node:fs';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import type { IPty } from '@lydell/node-pty';
import { cliError } from './cli-error.js';
import type { CommandEnd, CommandLine, RunOptions } from './run-command.js';

/** What ends the input of a program that reads a terminal: the first key hands over an unended line, the second ends. */
const END_OF_INPUT = '\x04\x04';

/** How long the rest of an output is read that never ends, as a process in the background writes on. */
const REST_MS = 1000;

/** How often to look whether a command that has hung up has ended as well. */
const LOOK_MS = 5;

/** @throws {CtxError} 'unavailable' where the system gives no terminal. */
export async function runInTerminal(command: CommandLine, { onOutput, signals }: RunOptions): Promise<CommandEnd> {
  const terminal = await openTerminal(command);
  readToTheEnd(terminal, onOutput);
  // Without an encoding the terminal gives bytes, whatever its type says.
  terminal.onData((chunk: string | Uint8Array) => onOutput(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  signals.passTo({ send: (signal) => terminal.kill(signal), sharesTerminal: false });
  const resize = () => terminal.resize(process.stderr.columns ?? 80, process.stderr.rows ?? 24);
  process.on('SIGWINCH', resize);
  const stopInput = passInput((input) => terminal.write(input));
  const { exitCode, signal: number } = await new Promise<{ exitCode: number; signal?: number }>((resolve) =>
    terminal.onExit(resolve),
  );
  stopInput();
  process.off('SIGWINCH', resize);
  const signal = number ? signalNamed(number) : undefined;
  return {
    exitCode: signal ? null : exitCode,
    ...(signal && { signal }),
    leftOpen: false,
  };
}

async function openTerminal(command: CommandLine) {
  try {
    const { spawn } = await import('@lydell/node-pty');
    // The terminal cannot say that a command is missing, a shell can: `exec` gives 127 and 126 with the reason.
    return spawn('sh', ['-c', 'exec "$@"', 'ctx', ...command], {
      name: process.env.TERM ?? 'xterm-256color',
      cols: process.stderr.columns ?? 80,
      rows: process.stderr.rows ?? 24,
      cwd: process.cwd(),
      env: process.env,
      encoding: null,
    });
  } catch (error) {
    throw cliError('unavailable', 'no terminal can be opened here: run the command without --tty', error);
  }
}

/**
 * Reads what is left when the terminal is about to be closed, and closes it once the command has ended. A program that
 * closes its outputs before it ends (as cat does) hangs up, and closing our side then would kill it by SIGHUP. A hang-up
 * with a short read also makes Node take the stream for ended, though up to some kilobytes still wait. The stream and its
 * descriptor are private, and there is no other way.
 */
function readToTheEnd(terminal: IPty, onOutput: RunOptions['onOutput']): void {
  const socket: unknown = Reflect.get(terminal, '_socket');
  const fd: unknown = Reflect.get(terminal, 'fd');
  if (!(socket instanceof Socket) || typeof fd !== 'number') return;
  const destroy = socket.destroy.bind(socket);
  let isClosing = false;
  socket.destroy = (error) => {
    if (!isClosing) close(error);
    isClosing = true;
    return socket;
  };

  function close(error?: Error): void {
    const isOver = !isAlive(terminal.pid); // Asked before reading: what it wrote last is there by then.
    readRest(fd as number, onOutput);
    if (isOver) destroy(error);
    else setTimeout(close, LOOK_MS, error);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readRest(fd: number, onOutput: RunOptions['onOutput']): void {
  const stopAt = Date.now() + REST_MS;
  try {
    while (Date.now() < stopAt) {
      const chunk = Buffer.alloc(65_536);
      const bytes = readSync(fd, chunk);
      if (bytes === 0) return;
      onOutput(chunk.subarray(0, bytes));
    }
  } catch {
    // EIO is how a terminal ends; EAGAIN says that somebody holds it open, but has written nothing.
  }
}

/** Hands standard input to the terminal, key by key where it is one itself. Gives the function that stops it. */
function passInput(write: (input: string) => void): () => void {
  const { stdin } = process;
  if (isatty(0)) stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', write);
  stdin.on('end', () => write(END_OF_INPUT));
  return () => {
    if (isatty(0)) stdin.setRawMode(false);
    stdin.destroy();
  };
}

function signalNamed(number: number): NodeJS.Signals | undefined {
  const entry = Object.entries(constants.signals).find(([, value]) => value === number);
  return entry?.[0] as NodeJS.Signals | undefined;
}
