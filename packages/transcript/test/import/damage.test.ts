import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ImportedSession, importFormats, importSession } from '../../src/import/index.js';
import { parseEntry } from '../../src/schema.js';
import { inputOf } from './fixtures.js';

const folder = join(import.meta.dirname, '../fixtures/import');
const recordings = new Map<string, Recording>(
  importFormats.flatMap((format) =>
    readdirSync(join(folder, format)).map((name) => {
      const bytes = inputOf(join(folder, format, name));
      return [`${format}/${name}`, { format, bytes, session: importSession(bytes, { format }) }];
    }),
  ),
);

interface Recording {
  readonly format: string;
  readonly bytes: Uint8Array;
  readonly session: ImportedSession;
}

interface Damage {
  readonly kind: 'cut' | 'overwritten' | 'inserted';
  /** Where, as a share of the recording. */
  readonly share: number;
  readonly bytes: Uint8Array;
}

const damages = fc.record({
  kind: fc.constantFrom<Damage['kind']>('cut', 'overwritten', 'inserted'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom('\0\0\0\0', '\n', '}{', '"', '\\', '{"a":1}', ']}}', '\ufeff')
      .map((text) => new TextEncoder().encode(text)),
  ),
});

test('a damaged recording never throws, and keeps every record before the damage', () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordings.keys()), damages, (name, damage) => {
      const { format, bytes, session } = recordings.get(name) as Recording;
      const at = Math.floor(damage.share * bytes.length);
      const damaged = importSession(damagedBytes(bytes, at, damage), { format });
      // What a line of aider's is depends on the lines after it, within its chat.
      const limit = format === 'aider' ? startOfChat(bytes, at) : at;
      const rangesBefore = rangesOf(session).filter(([offset, length]) => offset + length <= limit);
      const kept = new Set(rangesOf(damaged).map(String));
      expect(rangesBefore.filter((range) => !kept.has(String(range)))).toEqual([]);
      const results = resultsBefore(damaged, limit);
      expect(resultsBefore(session, limit).filter((result) => !results.includes(result))).toEqual([]);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});

test('whatever is imported, nothing is thrown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...importFormats),
      fc.oneof(
        fc.uint8Array(),
        fc.string().map((text) => new TextEncoder().encode(text)),
      ),
      (format, bytes) => {
        expect(importSession(bytes, { format }).format).toBe(format);
      },
    ),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});

/** Objects that cannot be made a text, too. */
const hostileValue = fc.oneof(fc.jsonValue(), fc.constantFrom({ toString: 1 }, [[{ toString: null, valueOf: 0 }]]));

test('fields of any kind where others are expected throw nothing', () => {
  const lines = [...recordings.values()].flatMap(({ format, bytes }) => {
    const text = new TextDecoder().decode(bytes);
    const records = /^[[{]\n/.test(text) ? [text] : text.split('\n').filter((line) => line.startsWith('{"'));
    return records.map((line) => ({ format, line }));
  });
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.nat(), hostileValue, ({ format, line }, index, value) => {
      const values = [...line.matchAll(/:("(?:[^"\\]|\\.)*"|\d+|true|false|null|\[\]|\{\})/g)];
      const found = values[index % Math.max(1, values.length)];
      if (!found) return;
      const changed = `${line.slice(0, found.index)}:${JSON.stringify(value)}${line.slice(found.index + found[0].length)}`;
      const { entries, findings } = importSession(new TextEncoder().encode(changed), { format });
      expect(entries.length + findings.length).toBeGreaterThan(0);
      for (const entry of entries) expect(parseEntry(entry)).toEqual(entry);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});

test.each([
  [
    'claude-code',
    '{"uuid":"a","parentUuid":null,"type":"assistant","message":{"content":[{"type":"tool_use","id":"1","name":"x","input":DEEP}]}}',
  ],
  ['claude-code', '{"uuid":"a","parentUuid":null,"type":"user","message":{"content":[{"type":"DEEP","source":DEEP}]}}'],
  ['codex', '{"type":"response_item","payload":{"type":"local_shell_call","action":DEEP}}'],
  ['codex', '{"type":"response_item","payload":{"type":"message","role":"user","content":[{"type":DEEP,"text":"x"}]}}'],
  ['openhands', '[{"id":1,"source":"agent","observation":"run","content":"","cause":DEEP}]'],
  ['openhands', '[{"id":DEEP,"source":"agent","action":"condensation","args":{"forgotten_event_ids":[DEEP]}}]'],
  ['codex', '{"messages":[{"role":"tool","tool_call_id":"1","content":"x","metadata":{"a":DEEP},"_metadata":{}}]}'],
  [
    'pi',
    '{"type":"message","id":"a","parentId":null,"message":{"role":"assistant","content":[{"type":"toolCall","id":"1","name":"x","arguments":DEEP}]}}',
  ],
])('%s: values nested 100,000 levels deep throw nothing', (format, record) => {
  const text = record.replaceAll('DEEP', `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(importSession(new TextEncoder().encode(text), { format }).entries.length).toBeGreaterThan(0);
});

const many = (count: number, record: string) => Array.from({ length: count }, () => record).join();

test.each([
  [
    'gemini',
    `{"sessionId":"s","projectHash":"p","messages":[${many(200_000, '{"id":"1","type":"user","content":"x"}')}]}`,
  ],
  ['openhands', `[[${many(200_000, '{"source":"user","action":"message","args":{"content":"x"}}')}]]`],
  ['openhands', `{"history":[${many(200_000, '{"source":"user","action":"message","args":{"content":"x"}}')}]}`],
  ['managed-agents', `{"type":"agent.message","content":[${many(200_000, '{"type":"text","text":"x"}')}]}`],
])('%s: 200,000 records or parts of one message are no more than a call takes', (format, text) => {
  const { entries } = importSession(new TextEncoder().encode(text), { format });
  expect(entries.some(({ type }) => type === 'message')).toBe(true);
});

test('long chains, many branches and many blocks take linear time', () => {
  const record = (id: number, parent: number, more: string) =>
    `{"uuid":"${id}","parentUuid":"${parent}","type":"user","message":{"role":"user","content":[${more}]}}`;
  const block = '{"type":"tool_use","id":"1","name":"x","input":{}}';
  const time = (lines: string[]) => {
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const started = performance.now();
    expect(importSession(bytes, { format: 'claude-code' }).entries.length).toBeGreaterThan(0);
    return performance.now() - started;
  };
  const shapes: ((count: number) => string[])[] = [
    (count) => Array.from({ length: count }, (_, id) => record(id, id - 1, '')),
    (count) => Array.from({ length: count }, (_, id) => record(count - id, count - id - 1, '')),
    (count) => Array.from({ length: count }, (_, id) => record(id, count + 1, '')),
    (count) => Array.from({ length: count }, (_, id) => record(id, (id + 1) % count, '')),
    (count) => Array.from({ length: count }, () => record(1, 1, '')),
    (count) => [record(1, 0, Array.from({ length: count }, () => block).join(','))],
    (count) =>
      Array.from(
        { length: count },
        (_, id) =>
          `{"uuid":"${id}","parentUuid":"${id - 1}","type":"assistant","message":{"id":"m","content":[${block}]}}`,
      ),
  ];
  for (const shape of shapes) {
    const [few, many] = [2_000, 16_000].map((count) => Math.min(time(shape(count)), time(shape(count)))) as [
      number,
      number,
    ];
    expect(many).toBeLessThan(40 * few + 50);
  }
});

function damagedBytes(bytes: Uint8Array, at: number, damage: Damage): Uint8Array {
  if (damage.kind === 'cut') return bytes.slice(0, at);
  const rest = bytes.slice(damage.kind === 'overwritten' ? at + damage.bytes.length : at);
  return new Uint8Array([...bytes.slice(0, at), ...damage.bytes, ...rest]);
}

/** Where the records lie that are whole. */
function rangesOf({ entries, sources }: ImportedSession): [number, number][] {
  const whole = entries.filter((entry) => entry.type !== 'other' || !/^(?:torn|broken)-record$/.test(entry.kind));
  return whole.flatMap(({ id }) =>
    (sources.get(id) ?? []).map(({ offset, bytes }): [number, number] => [offset, bytes]),
  );
}

/** The results all of whose records lie before a place, each as a text. */
function resultsBefore({ entries, sources }: ImportedSession, limit: number): string[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'message' || entry.message.role !== 'tool') return [];
    const whole = (sources.get(entry.id) ?? []).every(({ offset, bytes }) => offset + bytes <= limit);
    return whole ? [JSON.stringify([entry.message.callId, entry.message.parts, entry.message.status])] : [];
  });
}

function startOfChat(bytes: Uint8Array, at: number): number {
  return new TextDecoder('latin1').decode(bytes.subarray(0, at)).lastIndexOf('# aider chat started at ');
}

test('messages of Gemini of different types with one id are all kept, and that is reported', () => {
  const message = (type: string, content: string) => `{"id":"m","type":"${type}","content":"${content}"}`;
  const list = [message('user', 'first'), message('gemini', 'second'), message('user', 'third')].join();
  const recording = `{"sessionId":"s","projectHash":"h","messages":[${list}]}`;
  const { entries, findings } = importSession(new TextEncoder().encode(recording));
  const texts = entries.flatMap((entry) => (entry.type === 'message' ? JSON.stringify(entry.message.parts) : []));
  for (const text of ['first', 'second', 'third']) expect(texts.join()).toContain(text);
  expect(findings).toEqual([expect.objectContaining({ code: 'repeated-id' })]);
});
