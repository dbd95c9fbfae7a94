/** A strategy that is any shell command: the log on its standard input, what is shown on its standard output. */
import { CtxError } from '@ctx/error';
import { execa } from 'execa';
import type { BenchErrorCode } from './bench-error.js';
import type { Strategy } from './strategy.js';

const TIMEOUT_MS = 60_000;

/** What a shell answers when it could not start a command. */
const NOT_STARTED = [126, 127];

/**
 * Runs the command after `cmd:`, with the limits in `BUDGET_BYTES` and `CAP_BYTES`. Its exit code does not matter, as with
 * `grep`, which has its own for "nothing found".
 *
 * `show` rejects with a CtxError 'command-failed' when the command cannot be started or takes more than a minute.
 */
export function commandStrategy(name: string): Strategy {
  const command = name.slice('cmd:'.length).trim();
  return {
    name,
    show: async ({ bytes }, { budgetBytes, capBytes }) => {
      const result = await execa(command, {
        shell: true,
        input: bytes,
        env: { BUDGET_BYTES: String(budgetBytes), CAP_BYTES: String(capBytes) },
        stderr: 'ignore',
        stripFinalNewline: false,
        maxBuffer: Number.POSITIVE_INFINITY,
        timeout: TIMEOUT_MS,
        reject: false,
      });
      if (result.timedOut || result.isTerminated || NOT_STARTED.includes(result.exitCode ?? 0)) {
        throw commandFailed(command, result.timedOut ? `took more than ${TIMEOUT_MS / 1000} s` : 'could not be run');
      }
      return { text: result.stdout };
    },
  };
}

function commandFailed(command: string, reason: string): CtxError<BenchErrorCode> {
  return new CtxError('command-failed', `The command ${JSON.stringify(command)} ${reason}: try it by hand on one log`, {
    details: { command, reason },
  });
}
