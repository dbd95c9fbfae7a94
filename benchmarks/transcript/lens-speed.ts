/**
 * What opening a request body costs, measured against one JSON.parse of the same bytes, decoded first as it needs them:
 * medians of alternating rounds. The bar is a ratio of 1.0 at most. The ratio against a text that is decoded already is
 * printed beside it. `short` is the extreme: thousands of results of a few bytes.
 *
 *     npx tsx --tsconfig benchmarks/tsconfig.json benchmarks/transcript/lens-speed.ts
 */
import { buildBody, lensOf, type Message, type WireFormat } from '@ctx/transcript';

const formats: readonly WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];
const sizes = [1_000_000, 50_000_000];

const outputs = [
  { name: 'code', line: (n: number) => `  ${n}\texport const value${n} = "text ${n % 7}";\n`, lines: 120 },
  { name: 'paths', line: (n: number) => `/src/packages/part-${n % 40}/test/cases/input-${n}.ts\n`, lines: 200 },
  { name: 'CJK', line: (n: number) => `第${n}个测试失败：找不到模块“日志”，请检查路径。\n`, lines: 100 },
  { name: 'short', line: (n: number) => `ok ${n}\n`, lines: 3 },
] as const;

console.log('format, output, bytes: open / decode and parse (parse alone) in ms, ratio (ratio to parse alone)');
let worst = 0;
for (const size of sizes) {
  for (const { name, line, lines } of outputs) {
    for (const format of formats) {
      const ratio = measure(format, name, conversation(size, line, lines));
      worst = Math.max(worst, ratio);
    }
  }
}
console.log(`worst ratio: ${worst.toFixed(2)} (bar 1.00)`);
process.exitCode = worst <= 1 ? 0 : 1;

function measure(format: WireFormat, name: string, messages: readonly Message[]): number {
  const bytes = buildBody(format, messages, { model: 'm' });
  const decoder = new TextDecoder();
  const text = decoder.decode(bytes);
  const { open } = lensOf(format);
  const tasks = [() => open(bytes).results.length, () => JSON.parse(text), () => JSON.parse(decoder.decode(bytes))];
  const rounds = bytes.length > 10_000_000 ? 7 : 41;
  const times = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach((task, index) => {
      const start = performance.now();
      task();
      times[index]?.push(performance.now() - start);
    });
  }
  const [opened = 0, parsed = 0, decoded = 0] = times.map(median);
  const figures = `${opened.toFixed(2)} / ${decoded.toFixed(2)} (${parsed.toFixed(2)})`;
  const ratios = `${(opened / decoded).toFixed(2)} (${(opened / parsed).toFixed(2)})`;
  console.log(`${format}, ${name}, ${bytes.length}: ${figures}, ${ratios}`);
  return opened / decoded;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Calls and results until their texts have this many characters. */
function conversation(size: number, line: (n: number) => string, lines: number): Message[] {
  const messages: Message[] = [
    { role: 'user', id: 'u', parts: [{ type: 'text', text: 'Find the fault.', origin: 'typed' }] },
  ];
  for (let length = 0, turn = 0; length < size; turn++) {
    // As long as those that providers give.
    const id = `call_${String(turn).padStart(24, '0')}`;
    const text = Array.from({ length: lines + (turn % lines) }, (_, n) => line(turn + n)).join('');
    const input = JSON.stringify({ command: `cat src/part-${turn}.ts`, timeout: 1000, background: false });
    messages.push({
      role: 'assistant',
      id: `a${turn}`,
      parts: [
        { type: 'text', text: 'I look at the next part.' },
        { type: 'tool-call', id, tool: 'Bash', input, inputForm: 'json' },
      ],
    });
    messages.push({ role: 'tool', id: `t${turn}`, callId: id, status: 'success', parts: [{ type: 'text', text }] });
    length += new TextEncoder().encode(text).length + 200;
  }
  return messages;
}
