/**
 * What a request costs the reducer, and whether that grows with the session: `npx tsx --tsconfig benchmarks/tsconfig.json
 * benchmarks/reduce/speed.ts [--check] [--json]`. A generated session of 20,000 messages and 20 MB is gone through request
 * by request, and once at a time.
 */
import { reduce, startReduction } from '@ctx/reduce';
import type { Message, ToolResult } from '@ctx/transcript';
import { estimateTokens } from '@ctx/transcript/tokens';

const MESSAGES = 20_000;
const BYTES = 20_000_000;
/** Milliseconds of the bars: one request of a hundred may take longer, and a first pass in all. */
const MOST_STEP = 5;
const MOST_FIRST = 1_500;
/** The last quarter of the requests against the second one. */
const MOST_GROWTH = 1.5;

const messages = makeSession();
const bytes = messages.reduce((sum, message) => sum + JSON.stringify(message).length, 0);
reduce(startReduction(), messages.slice(0, 2_000), { batch: 700 });

const first = timed(() => reduce(startReduction(), messages, { batch: 100_000 }));
const tokens = timed(() =>
  messages.map(({ parts }) => parts.map((part) => part.type === 'text' && estimateTokens(part.text))),
);
const plain = steps({});
const tight = steps({ workingSetTokens: 96_000 });
const report = { messages: messages.length, bytes, firstMs: first, tokensMs: tokens, plain, tight };

if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
else {
  console.log(`${messages.length.toLocaleString('en')} messages, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(
    `a first pass over all of it   ${first.toFixed(0)} ms (estimating its tokens alone ${tokens.toFixed(0)} ms)`,
  );
  for (const [name, one] of Object.entries({ 'a request': plain, 'a request, setting aside': tight })) {
    console.log(
      `${name.padEnd(29)} median ${one.median.toFixed(3)} ms, p99 ${one.p99.toFixed(2)} ms, most ${one.most.toFixed(1)} ms; last quarter : second ${one.growth.toFixed(2)}`,
    );
  }
}
if (process.argv.includes('--check')) {
  const held =
    first <= MOST_FIRST && [plain, tight].every(({ p99, growth }) => p99 <= MOST_STEP && growth <= MOST_GROWTH);
  console.log(held ? 'the bars hold' : 'a bar is missed');
  if (!held) process.exitCode = 1;
}

function steps(context: { readonly workingSetTokens?: number }) {
  let state = startReduction();
  const taken: number[] = [];
  const view: Message[] = [];
  let batch = 0;
  for (const message of messages) {
    if (message.role === 'assistant') {
      batch += 1;
      const start = performance.now();
      state = reduce(state, view, { batch, now: batch * 9_000, ...context }).state;
      taken.push(performance.now() - start);
    }
    view.push(message);
  }
  const quarter = Math.floor(taken.length / 4);
  const sorted = [...taken].sort((a, b) => a - b);
  return {
    median: sorted[sorted.length >> 1] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    most: sorted.at(-1) ?? 0,
    growth: mean(taken.slice(-quarter)) / mean(taken.slice(quarter, 2 * quarter)),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Reads, edits, searches, builds and talk in turn, over a hundred files. */
function makeSession(): Message[] {
  const made: Message[] = [{ role: 'user', id: 'u', parts: [{ type: 'text', text: 'Go on.', origin: 'typed' }] }];
  const size = (BYTES / MESSAGES) * 1.75;
  for (let call = 0; made.length < MESSAGES; call += 1) {
    const file = `src/part${call % 100}/file${call % 37}.ts`;
    const kinds = [
      ['read', { path: file, offset: (call * 7) % 900 }, source(size, call)],
      ['bash', { command: `npm test -- part${call % 100}` }, testRun(size, call)],
      ['edit', { path: file, old: 'a', new: `b${call}` }, `edited ${file}`],
      ['grep', { pattern: `name${call % 500}` }, hits(size, call)],
      ['bash', { command: `git log --oneline -${call % 90}` }, source(size / 2, call)],
    ] as const;
    const [tool, input, text] = kinds[call % kinds.length] as (typeof kinds)[number];
    const id = `call_${call}`;
    made.push({
      role: 'assistant',
      id: `a${call}`,
      batch: call + 1,
      parts: [
        { type: 'text', text: `Step ${call}: now I look at ${file}.` },
        { type: 'tool-call', id, tool, input: JSON.stringify(input), inputForm: 'json' },
      ],
    });
    const result: ToolResult = {
      role: 'tool',
      id: `r${call}`,
      callId: id,
      tool,
      status: 'success',
      parts: [{ type: 'text', text }],
    };
    made.push(result);
  }
  // As they come from a session file: texts in one piece, not the chain of additions that they were made of.
  return JSON.parse(JSON.stringify(made)) as Message[];
}

function lines(size: number, line: (at: number) => string): string {
  let text = '';
  for (let at = 1; text.length < size; at += 1) text += `${line(at)}\n`;
  return text;
}

function source(size: number, seed: number): string {
  return lines(size, (at) => `${at}\tconst value${seed}_${at} = compute(${at}, 'argument ${seed % 13}');`);
}

function hits(size: number, seed: number): string {
  return lines(size, (at) => `src/part${at % 40}/file${seed % 60}.ts:${at * 3}:  return name${seed % 500}(${at});`);
}

function testRun(size: number, seed: number): string {
  return lines(size, (at) =>
    at % 19 === 0 ? ` × case ${at} of ${seed}: expected 1 to be ${at}` : ` ✓ case ${at} of ${seed} (${at % 7} ms)`,
  );
}
