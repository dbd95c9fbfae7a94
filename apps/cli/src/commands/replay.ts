/** `ctx replay`: a thin call of @ctx/bench, which loads only here. */
import { writeFileSync } from 'node:fs';
import { parseArguments } from '../arguments.js';
import { cliError } from '../cli-error.js';
import { reasonOf } from '../outcome.js';
import { print } from '../print.js';
import { replayTable } from '../tables/replay.js';
import { visibleLine } from '../visible.js';
import { recordingsIn, recordingsOf } from './replay/find-recordings.js';
import { readSessions } from './replay/read-sessions.js';
import { replayText } from './replay/replay-text.js';

const ERASE = '\r\x1b[K';

export async function execute(argv: readonly string[]): Promise<number> {
  const { values, operands } = parseArguments(replayTable, argv);
  const workingSetTokens = readTokens(values['working-set']);
  if (operands.length === 0 && values.agent === undefined) {
    throw cliError('usage', 'replay needs recordings: `ctx replay FILE|DIR...`, or --agent for those of an agent');
  }
  const files = [...recordingsIn(operands), ...(values.agent === undefined ? [] : recordingsOf(values.agent))];
  const bench = await loadBench();
  const policies = values.policy.length > 0 ? [...new Set(['none', ...values.policy])] : undefined;
  const unit = values.model === undefined ? 'units' : (bench.pricingOf(values.model)?.unit ?? 'units');
  const page = values.html === undefined ? undefined : new bench.ReplayPage(unit);
  const sessions = readSessions(files, { recordedSessions: bench.recordedSessions, onFile: progress(files.length) });
  const report = await bench.replay(sessions, {
    ...(policies && { policies }),
    ...(values.model !== undefined && { model: values.model }),
    ...(workingSetTokens !== undefined && { workingSetTokens }),
    ...(page && { onSession: (session, scores) => page.add(session, scores) }),
  });
  if (process.stderr.isTTY) process.stderr.write(ERASE);
  if (report.sessions.length === 0) throw cliError('no-input', 'there is nothing to replay: no file holds a session');
  if (page && values.html !== undefined) writePage(values.html, page.finish(report));
  await print(values.json ? `${JSON.stringify(report)}\n` : replayText(report, bench));
  return 0;
}

async function loadBench() {
  try {
    return await import('@ctx/bench');
  } catch (error) {
    throw cliError('unavailable', `@ctx/bench cannot be loaded: ${reasonOf(error)}`, error);
  }
}

/** One line on a terminal that says which file is read; nothing elsewhere. */
function progress(total: number): (done: number, file: string) => void {
  return (done, file) => {
    if (!process.stderr.isTTY) return;
    const line = visibleLine(`${done + 1}/${total} ${file}`).slice(0, Math.max(0, process.stderr.columns - 1));
    process.stderr.write(`${ERASE}${line}`);
  };
}

const MOST_TOKENS = 1_000_000_000;

/** Reads `48000`, `48k`, `0.5m`. Tokens are counted in thousands, unlike bytes. */
function readTokens(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,12}(?:\.\d{1,6})?)(k|m)?$/i.exec(text);
  const unit = { k: 1_000, m: 1_000_000 }[match?.[2]?.toLowerCase() ?? ''] ?? 1;
  const tokens = match ? Math.round(Number(match[1]) * unit) : 0;
  if (tokens > 0 && tokens <= MOST_TOKENS) return tokens;
  throw cliError('usage', `--working-set is "${text}", but must be a number of tokens such as 48k or 48000`);
}

function writePage(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw cliError('unavailable', `cannot write "${file}": ${reasonOf(error)}`, error);
  }
}
