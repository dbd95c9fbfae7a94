/** Measures the program as it is installed: the memory of `ctx run` under a flood, and what `ctx prune` adds to Node.js. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLog } from './make-log.js';
import { type Measure, median, type Scale, timeMs } from './measure.js';

const POLL_MS = 20;

/** `main` is the built program. `folder` takes the files, and the state that the program would keep in the home directory. */
export async function measureCli({ childBytes, pairs }: Scale, main: string, folder: string): Promise<Measure[]> {
  const memory = { name: `ctx run of a child that prints ${childBytes / 1e6} MB, peak memory`, bar: 200 };
  const startUp = { name: 'ctx prune of 10 KB, beyond node -e 0', bar: 80 };
  if (!existsSync(main)) {
    const result = { skipped: 'the program is not built' };
    return [
      { ...memory, result },
      { ...startUp, result },
    ];
  }
  const env = { ...process.env, CTX_STATE_DIR: join(folder, 'state') };
  return [
    { ...memory, result: await measurePeakMemory(main, childBytes, folder, env) },
    { ...startUp, result: { value: measureStartUp(main, pairs, folder, env), unit: 'ms' } },
  ];
}

async function measurePeakMemory(
  main: string,
  childBytes: number,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Measure['result']> {
  if (process.platform !== 'linux') return { skipped: 'peak memory is read from /proc, which only Linux has' };
  const piece = makeLog(Math.min(childBytes, 20e6));
  const file = join(folder, 'piece.log');
  writeFileSync(file, piece);
  const times = Math.ceil(childBytes / piece.length);
  const script = `i=0; while [ $i -lt ${times} ]; do cat "$0"; i=$((i+1)); done`;
  const program = spawn(process.execPath, [main, 'run', '--', 'sh', '-c', script, file], { env, stdio: 'ignore' });
  let peakKiB = 0;
  const poll = setInterval(() => {
    peakKiB = Math.max(peakKiB, readPeakKiB(program.pid));
  }, POLL_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    program.on('error', reject).on('exit', resolve);
  });
  clearInterval(poll);
  if (code !== 0) throw new Error(`ctx run ended with ${code} under a child that prints ${childBytes} bytes`);
  return { value: (peakKiB * 1024) / 1e6, unit: 'MB' };
}

/** The most that the process ever had in memory; 0 once it is gone. */
function readPeakKiB(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function measureStartUp(main: string, pairs: number, folder: string, env: NodeJS.ProcessEnv): number {
  const file = join(folder, 'small.log');
  writeFileSync(file, makeLog(10_000));
  const run = (args: readonly string[]) =>
    timeMs(() => {
      const { status } = spawnSync(process.execPath, args, { env, stdio: 'ignore' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
    });
  return median(Array.from({ length: pairs }, () => -run(['-e', '0']) + run([main, 'prune', file])));
}
