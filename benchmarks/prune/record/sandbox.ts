/**
 * A neutral place to run a sample project: a fresh copy in the recording home (/home/dev), owned by whoever owns that
 * home, with an environment that holds nothing of the recording machine but its certificates.
 */
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { constants, homedir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

export interface Sandbox {
  home: string;
  folder: string;
  /** Who the commands run as, when the recorder is root. */
  owner?: { uid: number; gid: number };
  /** Runs a shell line with stdout and stderr through one pipe, so that their order is the true one. */
  run(command: string, options?: RunOptions): Promise<Captured>;
}

interface RunOptions {
  env?: Readonly<Record<string, string>>;
  tty?: boolean;
}

interface Captured {
  output: Buffer;
  exitCode: number;
}

const commandTimeoutMs = 10 * 60_000;

/** Copies the sample project to `<home>/<name>`; what an earlier recording left there is removed. */
export async function openSandbox(home: string, name: string, project?: string): Promise<Sandbox> {
  const { uid, gid } = await stat(home);
  const owner = process.getuid?.() === 0 ? { uid, gid } : undefined;
  const folder = path.join(home, name);
  const scratch = path.join(home, 'scratch');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await mkdir(scratch, { recursive: true });
  if (project) await cp(project, folder, { recursive: true });
  if (owner) await execa('chown', ['-R', `${uid}:${gid}`, folder, scratch]);

  const run = async (command: string, { env = {}, tty = false }: RunOptions = {}): Promise<Captured> => {
    const shell = tty ? inTerminal(command) : ['bash', '-c', `exec 2>&1\n${command}`];
    const result = await execa(shell[0] as string, shell.slice(1), {
      cwd: folder,
      env: { ...neutralEnvironment(home, folder), ...env },
      extendEnv: false,
      encoding: 'buffer',
      stdin: 'ignore',
      stripFinalNewline: false,
      maxBuffer: 64 * 1024 * 1024,
      timeout: commandTimeoutMs,
      reject: false,
      ...owner,
    });
    if (result.timedOut) throw new Error(`ran longer than ${commandTimeoutMs / 60_000} minutes: ${command}`);
    const exitCode = result.exitCode ?? 128 + (result.signal ? constants.signals[result.signal] : 0);
    return { output: Buffer.from(result.stdout), exitCode };
  };
  return { home, folder, run, ...(owner ? { owner } : {}) };
}

/** util-linux's script gives the command a terminal and passes on its exit code. */
function inTerminal(command: string): string[] {
  return ['script', '-qefc', `stty cols 120 rows 40; ${command}`, '/dev/null'];
}

function neutralEnvironment(home: string, folder: string): Record<string, string> {
  const tools = (process.env.PATH ?? '').split(':').filter((entry) => !entry.startsWith(homedir()));
  const local = [`${folder}/node_modules/.bin`, `${folder}/.venv/bin`, `${home}/.cargo/bin`];
  const certificates = Object.entries(process.env).filter(([name]) => /CERT|CA_BUNDLE|PROXY/i.test(name));
  return {
    ...(Object.fromEntries(certificates) as Record<string, string>),
    PATH: [...local, ...tools].join(':'),
    HOME: home,
    USER: path.basename(home),
    SHELL: '/bin/bash',
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
    TMPDIR: `${home}/scratch`,
    TZ: 'UTC',
  };
}
