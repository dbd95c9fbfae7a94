/**
 * Measures the session store on a large generated session: `tsx --tsconfig benchmarks/tsconfig.json
 * benchmarks/session-store/speed.ts [--smoke] [--bytes N] [--keep FOLDER]`. Each step runs in a process of its own, so
 * that memory and start-up are those of a program that does only that. `--smoke` takes 20 MB, to see that it works.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillSession } from './fill-session.js';
import { type Measured, measureStep, type Step } from './measure-step.js';

const { values } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    bytes: { type: 'string' },
    keep: { type: 'string' },
    step: { type: 'string' },
    file: { type: 'string' },
  },
});

const folder = values.keep ?? join(tmpdir(), `session-speed-${process.pid}`);

if (values.step !== undefined) console.log(JSON.stringify(measureStep(values.step as Step, values.file ?? '')));
else measureAll(values.bytes === undefined ? (values.smoke ? 2e7 : 2 ** 30) : Number(values.bytes));

function measureAll(bytes: number): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'large.jsonl');
  try {
    const filled = fillSession(file, bytes);
    const size = `${(statSync(file).size / 2 ** 20).toFixed(0)} MiB, ${filled.entries} entries`;
    console.log(
      `session: ${size}; its index: ${(statSync(join(folder, 'large.index')).size / 2 ** 20).toFixed(1)} MiB\n`,
    );
    const { ms, cpuMs } = filled.taken;
    console.log(`${''.padEnd(48)}by the clock  by processor time`);
    show(
      'append, fsync off: records a second',
      perSecond(filled.entries, ms),
      perSecond(filled.entries, cpuMs),
      '>= 20,000',
    );
    show('  an append at the end against one at the start', undefined, filled.lastAgainstSecond, 'about 1');
    measure('open to the last 50 messages, ms', 'open', '<= 1,500');
    measure('recall by id, ms', 'recall', '<= 50');
    measure('a pattern over an original of 8 MiB, ms', 'pattern', '<= 100');
    measure('  the same once more, ms', 'pattern-again', '<= 100');
    measure('a pattern over the last 10,000 entries, ms', 'search');
    measure('the active path, every entry read, ms', 'path');
    rmSync(join(folder, 'large.index'));
    measure('open without an index, ms', 'open');
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function measure(what: string, step: Step, bar?: string): void {
  const script = process.argv[1] ?? '';
  const output = execFileSync(process.execPath, [
    ...process.execArgv,
    script,
    '--step',
    step,
    '--file',
    join(folder, 'large.jsonl'),
  ]);
  const { ms, cpuMs, megabytes } = JSON.parse(output.toString()) as Measured;
  show(what, ms, cpuMs, bar);
  if (step === 'open') show('  most memory of that process, MB', undefined, megabytes, '<= 200');
}

function perSecond(entries: number, ms: number): number {
  return (entries / ms) * 1_000;
}

function show(what: string, byClock: number | undefined, byProcessor: number, bar = ''): void {
  const numbers = [byClock, byProcessor].map((value) => formatted(value).padStart(16)).join('');
  console.log(`${what.padEnd(44)}${numbers}   ${bar}`.trimEnd());
}

function formatted(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}
