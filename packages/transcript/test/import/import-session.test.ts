import { isCtxError } from '@ctx/error';
import { expect, test } from 'vitest';
import { importFormats, importSession } from '../../src/import/index.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function errorOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test('what is of no known format is refused, and the formats are named', () => {
  for (const recording of ['', 'hello', '{"a":1}\n', '[]', '\0\0']) {
    const error = errorOf(() => importSession(encode(recording)));
    expect(isCtxError(error, 'unknown-format')).toBe(true);
    for (const format of importFormats) expect(String(error)).toContain(format);
  }
});

test('a format that does not exist is refused by its name', () => {
  const error = errorOf(() => importSession(encode(''), { format: 'claude' }));
  expect(isCtxError(error, 'unknown-format')).toBe(true);
  expect(String(error)).toContain('"claude"');
});

test.each(importFormats)('%s: an empty recording is an empty session', (format) => {
  const session = importSession(encode(''), { format });
  expect(session).toMatchObject({ format, entries: [] });
  expect(session.leaf).toBeUndefined();
});

const long = 'x'.repeat(200_000);
test.each([
  [
    'claude-code',
    `{"parentUuid":null,"isSidechain":false,"type":"user","uuid":"u1","message":{"role":"user","content":"${long}"}}`,
  ],
  [
    'codex',
    `{"timestamp":"2026-03-01T10:00:00Z","type":"session_meta","payload":{"id":"r-1","base_instructions":{"text":"${long}"}}}`,
  ],
])('%s is recognised by a first record longer than what is looked at', (format, recording) => {
  expect(importSession(encode(recording)).format).toBe(format);
});

test('nothing of the platform beyond text and bytes is changed or kept: two imports of one recording are equal', () => {
  const recording = encode('{"type":"session","version":3,"id":"p","timestamp":"2026-03-01T10:00:00Z","cwd":"/p"}\n');
  expect(importSession(recording)).toEqual(importSession(recording));
});
