/** `ctx run`: a command, its output kept and shortened, its exit code. */
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { newOutputId } from '@ctx/session-store/keep';
import { parseArguments } from '../arguments.js';
import { cliError } from '../cli-error.js';
import { holdSignals } from '../hold-signals.js';
import { paint, wantsColour } from '../paint.js';
import { print, warn } from '../print.js';
import { type CommandEnd, type CommandLine, runCommand } from '../run-command.js';
import { runInTerminal } from '../run-in-terminal.js';
import { createShortener, type Shown } from '../shorten.js';
import { findProjectRoot, outputsDirOf } from '../state-dir.js';
import { startStatusLine } from '../status-line.js';
import { runTable } from '../tables/run.js';

/** How much later than the command's end a signal arrives that was sent to both at once; on a busy machine, some milliseconds. */
const SIGNAL_LAG_MS = 50;

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(runTable, argv);
  const command = commandLine(values.shell, operands);
  // Lines live for a moment: with more room for young objects a gigabyte of output takes 60 MB more, and no less time.
  setFlagsFromString('--semi-space-growth-factor=1');
  const projectRoot = findProjectRoot();
  const shortener = createShortener({
    budgetBytes: values.budget,
    capBytes: values.cap,
    prune: !values['no-prune'],
    keep: { dir: outputsDirOf(projectRoot), id: values.id ?? newOutputId() },
    projectRoot,
  });
  const signals = holdSignals();
  const status = startStatusLine();
  const onOutput = (chunk: Uint8Array) => {
    shortener.write(chunk);
    status.add(chunk);
  };
  const end = await (values.tty ? runInTerminal : runCommand)(command, { onOutput, signals }).finally(status.stop);
  const shown = shortener.end({
    command: values.shell ?? command.map(quoted).join(' '),
    cwd: process.cwd(),
    exitCode: end.exitCode,
    ...(end.signal && { signal: end.signal }),
  });
  await print(values.json ? asJson(shown, end) : asText(shown, wantsColour(values.color)));
  if (shown.notPruned !== undefined) warn(`only capped, not pruned: ${shown.notPruned}`);
  if (end.leftOpen) warn('the command has ended, but something it started still writes; that is not shown any more');
  // Ctrl-C goes to both, and the command's end may be seen before our own signal.
  if (end.signal === 'SIGINT') await delay(SIGNAL_LAG_MS);
  signals.release();
  // After Ctrl-C a script or a loop around ctx stops only if ctx itself ends by the signal.
  if (end.signal === 'SIGINT' && signals.received.has('SIGINT')) process.kill(process.pid, 'SIGINT');
  return end.exitCode ?? 128 + (end.signal ? constants.signals[end.signal] : 0);
}

function commandLine(shell: string | undefined, [file, ...args]: readonly string[]): CommandLine {
  if (shell !== undefined && file !== undefined) {
    throw cliError('usage', `run takes either --shell STRING or a command, but was given both ("${file}")`);
  }
  if (shell !== undefined) return ['sh', '-c', shell];
  if (file === undefined) throw cliError('usage', 'run needs a command: `ctx run -- npm test`');
  return [file, ...args];
}

function asText(shown: Shown, colour: boolean): string | Uint8Array {
  return colour && shown.report && typeof shown.text === 'string' ? paint(shown.text, shown.report) : shown.text;
}

function asJson(shown: Shown, end: CommandEnd): string {
  const text = typeof shown.text === 'string' ? shown.text : Buffer.from(shown.text).toString('utf8');
  return `${JSON.stringify({
    version: 1,
    text,
    exitCode: end.exitCode,
    signal: end.signal ?? null,
    leftOpen: end.leftOpen,
    recallId: shown.original?.id ?? null,
    original: shown.original ?? null,
    notPruned: shown.notPruned ?? null,
    report: shown.report ?? null,
  })}\n`;
}

/** An argument as one would type it, for the record of what ran. */
function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}
