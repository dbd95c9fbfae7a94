/** Makes a large session as an agent would, through the store: requests, answers with tool calls, results. */
import { createSession, type NewEntry } from '@ctx/session-store';
import { type Taken, time } from './time.js';

export interface Filled {
  readonly entries: number;
  readonly taken: Taken;
  /** Processor time of an append in the last tenth, divided by that in the second: the first one warms up. */
  readonly lastAgainstSecond: number;
}

/** An original that patterns are measured on. */
export const ORIGINAL_ID = 'build-log';
const ORIGINAL_BYTES = 8 * 2 ** 20;

/** Fills a new session until its file has so many bytes. */
export function fillSession(file: string, bytes: number): Filled {
  const session = createSession(file, { fsync: 'never' });
  session.outputs.put(ORIGINAL_ID, buildLog());
  const tenths: number[] = [];
  let entries = 0;
  let written = 0;
  let turn = 0;
  const tenth = () => {
    const before = entries;
    const { cpuMs } = time(() => {
      for (const end = (bytes / 10) * (tenths.length + 1); written < end; turn += 1) {
        for (const entry of turnOf(turn)) {
          session.append(entry.entry);
          entries += 1;
          written += entry.bytes;
        }
      }
    });
    tenths.push(cpuMs / (entries - before));
  };
  const taken = time(() => {
    for (let number = 0; number < 10; number += 1) tenth();
  });
  session.close();
  return { entries, taken, lastAgainstSecond: (tenths.at(-1) ?? 0) / (tenths[1] ?? 1) };
}

/** One request in ten calls; results from a line to 16 KB, 4 KB in the mean. */
function* turnOf(turn: number): Generator<{ entry: NewEntry; bytes: number }> {
  const callId = `call_${turn}`;
  if (turn % 10 === 0) {
    const text = `Request ${turn}: make the totals of module ${turn % 97} right, and run its tests. `.repeat(4);
    const parts = [{ type: 'text', text, origin: 'typed' }] as const;
    yield { entry: { type: 'message', message: { id: `u${turn}`, role: 'user', parts } }, bytes: text.length + 200 };
  }
  const thought = `I look at module ${turn % 97} first, because its totals are rounded twice there. `.repeat(5);
  const usage = { input: 200, output: 150, cacheRead: 40_000 + turn, cacheWrite: 900 };
  const call = { type: 'tool-call', id: callId, tool: 'bash', inputForm: 'json' } as const;
  const input = JSON.stringify({ command: `sed -n 1,200p src/module-${turn % 97}.ts` });
  const answer = [{ type: 'text', text: thought } as const, { ...call, input }];
  const message = { id: `a${turn}`, role: 'assistant', parts: answer, batch: turn, usage, model: 'large-1' } as const;
  yield { entry: { type: 'message', message }, bytes: thought.length + 500 };
  const text = `export const total${turn} = items.reduce((sum, item) => sum + item.price, 0);\n`.repeat(
    1 + ((turn * 37) % 200),
  );
  const result = {
    id: `r${turn}`,
    role: 'tool',
    callId,
    tool: 'bash',
    status: 'success',
    parts: [{ type: 'text', text }],
  } as const;
  yield { entry: { type: 'message', message: result }, bytes: text.length + 300 };
}

function buildLog(): string {
  let log = '';
  for (let line = 0; log.length < ORIGINAL_BYTES; line += 1) {
    log +=
      line % 50_000 === 49_999
        ? `error TS2304: cannot find name total${line}\n`
        : `[${line}] compiled src/module-${line}.ts in ${line % 90} ms\n`;
  }
  return log;
}
