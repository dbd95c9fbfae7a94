/** Which process something belongs to, and whether that process still runs. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemCode } from '../output-error.js';

/** A process, told apart from another one that is given its number later. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** When it started, in ticks since the system's start. Where the system does not say (macOS), absent like the rest. */
  readonly started?: string;
  /** Which start of the system it belongs to. */
  readonly boot?: string;
  /** Which container: its process numbers mean nothing in another one. */
  readonly container?: string;
}

export function thisProcess(): ProcessIdentity {
  const started = startOf(process.pid);
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return {
    pid: process.pid,
    host: hostname(),
    ...(started !== undefined && { started }),
    ...(boot !== undefined && { boot }),
    ...(container !== undefined && { container }),
  };
}

/** Whether the process is gone for certain. One that cannot be seen from here counts as running. */
export function isGone({ pid, host, started, boot, container }: ProcessIdentity): boolean {
  const here = thisProcess();
  if (boot !== here.boot) return host === here.host;
  if (host !== here.host || container !== here.container) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
  return started !== undefined && started !== startOf(pid);
}

/** The start time of a process: the 20th field after its name, which may itself hold anything. */
function startOf(pid: number): string | undefined {
  return attempt(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
