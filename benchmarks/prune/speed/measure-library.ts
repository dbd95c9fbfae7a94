/** Times `prune` against the least that any such program must do: look at each line once. All in one process. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prune } from '@ctx/prune';
import { makeLog } from './make-log.js';
import { type Measure, median, type Scale, timeMs } from './measure.js';

const ERROR_WORDS = 'error|warning|fail(ed|ure)?|panicked|exception|traceback|assert';

/** The rounds alternate, so that a machine that slows down slows everything down. `folder` takes the log's file. */
export function measureLibrary({ logBytes, rounds }: Scale, folder: string): Measure[] {
  const log = makeLog(logBytes);
  const larger = makeLog(4 * logBytes);
  const file = join(folder, 'build.log');
  writeFileSync(file, log);
  const samples = { lines: [] as number[], prune: [] as number[], larger: [] as number[], grep: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const lines = timeMs(() => countMatchingLines(log));
    const pruned = timeMs(() => Buffer.from(prune(log).text));
    const prunedLarger = timeMs(() => Buffer.from(prune(larger).text));
    const grep = timeMs(() => runGrep(file, join(folder, 'grep.out')));
    if (round === 0) continue; // The first round compiles the code.
    samples.lines.push(lines);
    samples.prune.push(pruned);
    samples.larger.push(prunedLarger);
    samples.grep.push(grep);
  }
  const size = `${logBytes / 1e6} MB`;
  const [lines, pruned, prunedLarger, grep] = [samples.lines, samples.prune, samples.larger, samples.grep].map(median);
  return [
    ms(`reference: split ${size} into lines, match each`, lines),
    ms(`grep -ciE of ${size}`, grep),
    ms(`prune ${size}, bytes to bytes`, pruned),
    times('prune : reference', pruned, lines, 6),
    times('prune : grep', pruned, grep),
    times('prune of four times as much : prune', prunedLarger, pruned, 4.6),
  ];
}

function countMatchingLines(log: Uint8Array): number {
  const words = new RegExp(ERROR_WORDS, 'i');
  let count = 0;
  for (const line of Buffer.from(log.buffer, log.byteOffset, log.length).toString('latin1').split('\n')) {
    if (words.test(line)) count++;
  }
  return count;
}

function runGrep(file: string, output: string): void {
  const out = openSync(output, 'w');
  try {
    execFileSync('grep', ['-ciE', ERROR_WORDS, file], { stdio: ['ignore', out, 'inherit'] });
  } finally {
    closeSync(out);
  }
}

function ms(name: string, value = Number.NaN): Measure {
  return { name, result: { value, unit: 'ms' } };
}

function times(name: string, value = Number.NaN, base = Number.NaN, bar?: number): Measure {
  return { name, result: { value: value / base, unit: 'times' }, ...(bar === undefined ? {} : { bar }) };
}
