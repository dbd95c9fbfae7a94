/** A person's pager where standard output is a terminal; standard output itself elsewhere. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { print, warn } from './print.js';

export interface Pager {
  /** Writes, and waits while the reader is behind. False once nobody reads any more. */
  write(text: string): Promise<boolean>;
  /** Ends when the reader has. */
  close(): Promise<void>;
}

/** @param paged whether to use the pager on a terminal: $PAGER, else less, which ends at once when all fits. */
export function openPager(paged: boolean): Pager {
  const { PAGER = 'less' } = process.env;
  const pages = paged && process.stdout.isTTY && PAGER.trim() !== '' && PAGER !== 'cat';
  return pages ? pagerThrough(PAGER) : { write: print, close: async () => {} };
}

/** More than a pipe and its stream hold: a pager that took so much is running. */
const RUNNING_AFTER = 1 << 20;

function pagerThrough(command: string): Pager {
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  // Keys such as Ctrl-C are the pager's while it runs.
  const ignore = () => {};
  process.on('SIGINT', ignore);
  const exitCode = exitOf(child).finally(() => process.off('SIGINT', ignore));
  const write = writerTo(child.stdin);
  /** What the pager has taken so far, until it is known to run. */
  let unsure: string[] = [];
  let taken = 0;
  let direct: ((text: string) => Promise<boolean>) | undefined;

  /** Nothing is lost to a pager that never started: what it was given is printed instead. False when it did start. */
  const fallBack = async (): Promise<boolean> => {
    const code = await exitCode;
    if (taken > RUNNING_AFTER || (code !== 126 && code !== 127)) return false;
    warn(`the pager "${command}" cannot be started: set PAGER, or give --no-pager`);
    direct = print;
    return print(unsure.join(''));
  };
  return {
    async write(text) {
      if (direct) return direct(text);
      if (taken <= RUNNING_AFTER) unsure.push(text);
      else unsure = [];
      taken += text.length;
      return (await write(text)) || fallBack();
    },
    async close() {
      child.stdin.end();
      await exitCode;
      if (!direct) await fallBack();
    },
  };
}

/** Of a shell that cannot be started, what a shell says of a command. */
function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(127));
  });
}

function writerTo(stream: Writable): (text: string) => Promise<boolean> {
  let open = true;
  const gone = () => {
    open = false;
  };
  stream.on('error', gone).on('close', gone);
  return async (text) => {
    if (open && text !== '' && !stream.write(text)) await caughtUp(stream);
    return open;
  };
}

/** Resolves when the reader has caught up, or is gone. */
function caughtUp(stream: Writable): Promise<void> {
  const events = ['drain', 'close', 'error'];
  return new Promise((resolve) => {
    const done = () => {
      for (const event of events) stream.off(event, done);
      resolve();
    };
    for (const event of events) stream.on(event, done);
  });
}
