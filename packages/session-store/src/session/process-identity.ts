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
  const { started } = statOf(process.pid);
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

/**
 * Whether the process is gone for certain. One that cannot be seen from here counts as running, and so does a living one
 * of its number that does not differ in its start: what is said about the system's start may be wrong.
 */
export function isGone({ pid, host, started, boot, container }: ProcessIdentity): boolean {
  const here = thisProcess();
  if (host !== here.host) return false;
  const restarted = boot !== undefined && here.boot !== undefined && boot !== here.boot;
  // Numbers of another container mean nothing here; but none of its processes outlives the system.
  if (container !== here.container && !restarted) return false;
  if (!isThere(pid)) return true;
  const { state = '', started: now } = statOf(pid);
  return ENDED.test(state) || (started !== undefined && now !== undefined && started !== now);
}

/** A process that has ended and whose parent has not asked for its result: it keeps its number until then. */
const ENDED = /^[ZX]$/i;

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) !== 'ESRCH';
  }
}

/** State and start of a process: the first field after its name, which may itself hold anything, and the 20th. */
function statOf(pid: number): { readonly state?: string; readonly started?: string } {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, started] = [0, 19].map((field) => stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[field]);
  return { ...(state !== undefined && { state }), ...(started !== undefined && { started }) };
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
