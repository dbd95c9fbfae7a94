/** Runs the built `ctx` as a person or an agent would: a process of its own, in a project and a state folder of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

// Every test starts processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: 60_000 });

export const main = join(import.meta.dirname, '..', 'dist', 'main.js');

interface Finished {
  readonly stdout: Buffer;
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Project {
  readonly dir: string;
  readonly stateDir: string;
  /** Starts ctx; `ended` settles when it has ended and its output is read. */
  start(
    args: readonly string[],
    options?: StartOptions,
  ): { child: ChildProcessWithoutNullStreams; ended: Promise<Finished> };
  ctx(args: readonly string[], options?: StartOptions): Promise<Finished>;
}

interface StartOptions {
  readonly input?: string | Uint8Array;
  /** Leaves standard input open, for more to come. @default false */
  readonly keepInput?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A fresh project that is gone when the test ends. */
export function project(): Project {
  if (!existsSync(main)) throw new Error('apps/cli/dist is not there: run `npm run build` before the tests');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ctx-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dir = join(folder, 'project');
  const stateDir = join(folder, 'state');
  mkdirSync(join(dir, '.git'), { recursive: true });
  const start = (args: readonly string[], { input, keepInput = false, env, cwd = dir }: StartOptions = {}) => {
    const child = spawn(process.execPath, [main, ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: folder, CTX_STATE_DIR: stateDir, ...env },
    });
    child.stdin.on('error', () => {});
    if (!keepInput) child.stdin.end(input);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk) => stdout.push(chunk));
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise<Finished>((resolve) => {
      child.on('close', (code, signal) => {
        const bytes = Buffer.concat(stdout);
        resolve({ stdout: bytes, out: bytes.toString(), err: Buffer.concat(stderr).toString(), code, signal });
      });
    });
    return { child, ended };
  };
  return { dir, stateDir, start, ctx: (args, options) => start(args, options).ended };
}

/** The id that the footer of a shortened output names. */
export function recallId(text: string): string {
  const id = /`ctx recall (\S+)/.exec(text)?.[1];
  if (id === undefined) throw new Error(`no footer in: ${text.slice(-300)}`);
  return id;
}

/** A program for `node -e`, as the arguments that run it. */
export function node(program: string): string[] {
  return [process.execPath, '-e', program];
}
