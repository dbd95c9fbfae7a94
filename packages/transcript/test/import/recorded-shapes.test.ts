import { describe, expect, test } from 'vitest';
import { importSession } from '../../src/import/index.js';
import { haveRecordings, messagesOf, recorded, tally } from './recorded.js';

const suite = haveRecordings ? 'shapes of recordings' : 'shapes of recordings (not here, skipped)';

type Json = Record<string, unknown>;
interface Counts {
  readonly calls: number;
  readonly results: number;
  readonly responses: number;
  /** Sums of uncached input, output, cache reads and writes. */
  readonly usage: readonly number[];
}

describe.skipIf(!haveRecordings)(suite, () => {
  test.each([
    ['gemini-chat.json.gz', 'gemini', geminiChat],
    ['gemini-stream.jsonl.gz', 'gemini', geminiStream],
    ['opencode.json.gz', 'opencode', opencode],
    ['antigravity.jsonl.gz', 'antigravity', antigravity],
    ['managed-agents.jsonl.gz', 'managed-agents', managedAgents],
    ['cline-ui.json.gz', 'cline', clineUi],
  ] as const)('%s: calls, results, responses and usage are those of its text', (file, format, count) => {
    const bytes = recorded(`shapes/${file}`);
    const session = importSession(bytes);
    const { calls, results, responses, usage } = tally(messagesOf(session.entries));
    expect(session.format).toBe(format);
    expect({ calls: calls.length, results: results.length, responses, usage }).toEqual(
      count(new TextDecoder().decode(bytes)),
    );
    expect(
      session.findings.map(({ code }) => code).filter((code) => /broken|torn|orphan|repeated-result/.test(code)),
    ).toEqual([]);
  });
});

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, n) => total + Number(n ?? 0), 0);
const noUsage = [0, 0, 0, 0];

function geminiChat(text: string): Counts {
  const { messages } = JSON.parse(text) as { messages: (Json & { toolCalls?: Json[]; tokens?: Json })[] };
  const responses = messages.filter(({ type }) => type === 'gemini');
  const calls = responses.flatMap(({ toolCalls }) => toolCalls ?? []);
  const tokens = responses.map((message) => message.tokens ?? {});
  const cached = sum(tokens.map((t) => t.cached));
  const usage = [
    sum(tokens.map((t) => t.input)) - cached,
    sum(tokens.flatMap((t) => [t.output, t.thoughts])),
    cached,
    0,
  ];
  return {
    calls: calls.length,
    results: calls.filter(({ result }) => result).length,
    responses: responses.length,
    usage,
  };
}

function geminiStream(text: string): Counts {
  const types = lines(text).map(({ type }) => type);
  const calls = types.filter((type) => type === 'tool_use').length;
  // Pieces of a response follow each other.
  const responses = types.filter((type, n) => type === 'tool_use' && types[n - 1] !== 'tool_use').length;
  return { calls, results: types.filter((type) => type === 'tool_result').length, responses, usage: noUsage };
}

function opencode(text: string): Counts {
  const { messages } = JSON.parse(text) as { messages: { info: Json; parts: Json[] }[] };
  const parts = messages.flatMap((message) => message.parts);
  const steps = parts
    .filter(({ type }) => type === 'step-finish')
    .map(({ tokens }) => tokens as Json & { cache: Json });
  const tools = parts.filter(({ type }) => type === 'tool');
  return {
    calls: tools.length,
    results: tools.filter(({ state }) => (state as Json).output !== undefined).length,
    responses: steps.length,
    usage: [
      sum(steps.map((t) => t.input)),
      sum(steps.flatMap((t) => [t.output, t.reasoning])),
      sum(steps.map((t) => t.cache.read)),
      sum(steps.map((t) => t.cache.write)),
    ],
  };
}

function antigravity(text: string): Counts {
  // The recording holds some steps twice.
  const steps = [...new Map(lines(text).map((step) => [step.step_index, step])).values()];
  const responses = steps.filter(({ type }) => type === 'PLANNER_RESPONSE');
  const calls = sum(responses.map(({ tool_calls }) => (tool_calls as unknown[] | undefined)?.length));
  const results = steps.filter(({ source, type }) => source === 'MODEL' && type !== 'PLANNER_RESPONSE').length;
  return { calls, results, responses: responses.length, usage: noUsage };
}

function managedAgents(text: string): Counts {
  const events = lines(text).map(({ raw }) => raw as Json);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const usage = events.flatMap(({ model_usage }) => (model_usage ? [model_usage as Json] : []));
  const fields = ['input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'];
  return {
    calls: count('agent.tool_use'),
    results: count('agent.tool_result'),
    responses: count('span.model_request_end'),
    usage: fields.map((field) => sum(usage.map((one) => one[field]))),
  };
}

function clineUi(text: string): Counts {
  const messages = JSON.parse(text) as (Json & { text?: string })[];
  const kind = (message: Json | undefined) => message?.say ?? message?.ask;
  const calls = messages.filter(
    (m) => ['tool', 'completion_result', 'followup'].includes(String(kind(m))) && m.text !== '',
  );
  const requests = messages.filter((m) => kind(m) === 'api_req_started').map((m) => JSON.parse(m.text ?? '') as Json);
  const results = requests.map(({ request }, n) =>
    request === requests[n - 1]?.request ? 0 : (String(request).match(/^\[\w+[^\n]*\] Result:$/gm)?.length ?? 0),
  );
  const answered = requestsThatGotAnAnswer(messages, kind);
  const fields = ['tokensIn', 'tokensOut', 'cacheReads', 'cacheWrites'];
  const usage = fields.map((field) => sum(answered.map((one) => one[field])));
  return { calls: calls.length, results: sum(results), responses: answered.length, usage };
}

function requestsThatGotAnAnswer(messages: readonly (Json & { text?: string })[], kind: (m: Json) => unknown): Json[] {
  const answered = new Set<Json>();
  let request: Json | undefined;
  for (const message of messages) {
    if (kind(message) === 'api_req_started') request = JSON.parse(message.text ?? '') as Json;
    const says = ['text', 'reasoning', 'tool', 'completion_result', 'followup'].includes(String(kind(message)));
    if (request && says && message.text) answered.add(request);
  }
  return [...answered];
}
