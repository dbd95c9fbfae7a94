/** `ctx prune`: a file or standard input, shortened. */
import { createReadStream } from 'node:fs';
import type { PruneReport } from '@ctx/prune';
import { newOutputId } from '@ctx/session-store/keep';
import { parseArguments } from '../arguments.js';
import { formatBytes } from '../bytes.js';
import { paint, wantsColour } from '../paint.js';
import { print, warn } from '../print.js';
import { createShortener, type Shortener } from '../shorten.js';
import { findProjectRoot, outputsDirOf } from '../state-dir.js';
import { pruneTable } from '../tables/prune.js';
import { unreadable } from '../unreadable.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(pruneTable, argv);
  const [file = '-'] = operands;
  const projectRoot = findProjectRoot();
  const shortener = createShortener({
    budgetBytes: values.budget,
    capBytes: values.cap,
    prune: true,
    keep: values['no-keep'] ? undefined : { dir: outputsDirOf(projectRoot), id: values.id ?? newOutputId() },
    projectRoot,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endBy(signal, shortener));
  await read(file, (chunk) => shortener.write(chunk));
  const { text, report, notPruned } = shortener.end({
    command: file === '-' ? 'ctx prune' : `ctx prune ${file}`,
    cwd: process.cwd(),
  });
  const painted = report && typeof text === 'string' && wantsColour(values.color) ? paint(text, report) : text;
  await print(painted);
  if (notPruned !== undefined) warn(`only capped, not pruned: ${notPruned}`);
  if (report && values.report === 'json') process.stderr.write(`${JSON.stringify(report)}\n`);
  if (report && values.report === 'text') process.stderr.write(reportText(report));
  return 0;
}

/** Ends ctx by the signal as if nobody had listened, only without the copy that is half written. */
function endBy(signal: NodeJS.Signals, shortener: Shortener): () => void {
  return () => {
    shortener.discard();
    process.kill(process.pid, signal);
  };
}

async function read(file: string, onChunk: (chunk: Uint8Array) => void): Promise<void> {
  try {
    const source = file === '-' ? process.stdin : createReadStream(file);
    for await (const chunk of source as AsyncIterable<Uint8Array>) onChunk(chunk);
  } catch (error) {
    throw unreadable(file, error);
  }
}

function reportText(report: PruneReport): string {
  const counts = (title: string, byClass: Readonly<Record<string, number>>) => {
    const entries = Object.entries(byClass).filter(([, lines]) => lines > 0);
    return entries.length === 0 ? [] : [`${title}: ${entries.map(([name, lines]) => `${name} ${lines}`).join(', ')}`];
  };
  return [
    `kind: ${report.kind}, limit ${formatBytes(report.limitBytes)}`,
    `in: ${report.linesIn} lines, ${formatBytes(report.bytesIn)}`,
    `out: ${report.linesShown} of them, ${formatBytes(report.bytesOut)}`,
    ...counts('lines kept', report.kept),
    ...counts('lines dropped', report.dropped),
    ...counts('lines that did not fit', report.unfit),
    '',
  ].join('\n');
}
