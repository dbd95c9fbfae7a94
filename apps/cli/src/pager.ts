/** A person's pager where standard output is a terminal; standard output itself elsewhere. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { warn } from './print.js';

export interface Pager {
  /** Writes, and waits while the reader is behind. False once nobody reads any more. */
  write(text: string): Promise<boolean>;
  /** Ends when the reader has. */
  close(): Promise<void>;
}

/** @param paged whether to use the pager on a terminal: $PAGER, else less, which ends at once when all fits. */
export function openPager(paged: boolean): Pager {
  if (!paged || !process.stdout.isTTY || process.env.PAGER === 'cat') return pagerOn(process.stdout, async () => {});
  const child = spawn(process.env.PAGER || 'less', {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  // Keys such as Ctrl-C are the pager's while it runs.
  process.on('SIGINT', () => {});
  const ended = once(child, 'close');
  return pagerOn(child.stdin, async () => {
    child.stdin.end();
    const [code] = await ended;
    if (code === 127) warn('the pager cannot be started: set PAGER, or give --no-pager');
  });
}

function pagerOn(stream: Writable, close: () => Promise<void>): Pager {
  let open = true;
  stream.on('error', () => {
    open = false;
  });
  return {
    async write(text) {
      if (open && text !== '' && !stream.write(text)) await readable(stream);
      return open;
    },
    close,
  };
}

/** Until the reader has caught up, or is gone. */
function readable(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['drain', 'close', 'error']) stream.once(event, () => resolve());
  });
}
