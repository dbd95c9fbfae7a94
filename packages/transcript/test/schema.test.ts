import { isCtxError } from '@ctx/error';
import { describe, expect, it } from 'vitest';
import type { Entry, Message } from '../src/index.js';
import { parseEntry, parseMessage } from '../src/schema.js';

const messages: Message[] = [
  { role: 'system', id: 's', parts: [{ type: 'text', text: 'Be brief.' }] },
  {
    role: 'user',
    id: 'u',
    at: '2026-01-02T03:04:05.678Z',
    parts: [
      { type: 'text', text: 'fix it', origin: 'typed' },
      { type: 'media', mediaType: 'image/png', base64: 'AA==', origin: 'attached' },
      { type: 'other', kind: 'search_result', json: '{}', origin: 'notice' },
    ],
  },
  {
    role: 'assistant',
    id: 'a',
    batch: 1,
    model: 'm',
    stop: 'tool-calls',
    usage: { input: 1, output: 2, cacheRead: 3, cacheWrite: 4, reasoning: 1, costUsd: 0.01 },
    parts: [
      { type: 'thinking', text: 'hm', signature: 'sig' },
      { type: 'tool-call', id: 'c', tool: 'read', input: '{"path":"a.ts"}', inputForm: 'json' },
    ],
  },
  {
    role: 'tool',
    id: 'r',
    callId: 'c',
    tool: 'read',
    status: 'error',
    exitCode: -1,
    parts: [{ type: 'text', text: 'no such file' }],
    files: [
      { action: 'read', path: 'a.ts', blob: 'e69de29', lines: { from: 1, to: 9, total: 20 } },
      { action: 'edit', path: 'b.ts', hunks: [{ from: 3, removed: 1, added: 2 }] },
    ],
    original: 'c',
  },
];

const base = { id: 'e', parent: null, at: '2026-01-02T03:04:05Z' };
const entries: Entry[] = [
  ...messages.map((message): Entry => ({ ...base, type: 'message', message })),
  { ...base, type: 'edits', by: 'ctx', edits: [{ result: 'r', part: 0, text: 'cut', address: 'c', reason: 'stale' }] },
  { ...base, type: 'compaction', by: 'ctx', trigger: 'manual', keptFrom: 'd', summary: messages, tokensBefore: 9 },
  { ...base, type: 'settings', provider: 'p', model: 'm', cwd: '/p', title: 't' },
  { ...base, type: 'rewind', to: null },
  { ...base, type: 'other', kind: 'progress', json: '{"a":1}' },
];

describe('parseMessage and parseEntry', () => {
  it.each(messages)('gives back a message of role $role as it was stored', (message) => {
    expect(parseMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  it.each(entries)('gives back an entry of type $type as it was stored', (entry) => {
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it.each([
    ['nothing', undefined, ''],
    ['an unknown role', { role: 'root', id: 'x', parts: [] }, 'role'],
    ['an empty id', { role: 'system', id: '', parts: [] }, 'id'],
    [
      'a part of a user without its origin',
      { role: 'user', id: 'u', parts: [{ type: 'text', text: 'a' }] },
      'parts.0.origin',
    ],
    [
      'usage below zero',
      { ...messages[2], usage: { input: -1, output: 0, cacheRead: 0, cacheWrite: 0 } },
      'usage.input',
    ],
  ])('names the place of what is wrong: %s', (_, value, place) => {
    const error = thrown(() => parseMessage(value));
    expect(isCtxError(error, 'bad-message')).toBe(true);
    expect(String(error)).toContain(`not a message: ${place}`);
  });

  it('names the place inside an entry', () => {
    const error = thrown(() => parseEntry({ ...base, type: 'message', message: { ...messages[0], parts: [{}] } }));
    expect(isCtxError(error, 'bad-entry')).toBe(true);
    expect(String(error)).toContain('message.parts.0.type');
  });
});

function thrown(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}
