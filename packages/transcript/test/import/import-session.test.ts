import { gzipSync } from 'node:zlib';
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

test('a recording that is compressed is refused with the way out', () => {
  for (const [name, packed] of [
    ['gzip', gzipSync('{"type":"session"}')],
    ['zstd', new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0])],
  ] as const) {
    const error = errorOf(() => importSession(packed));
    expect(isCtxError(error, 'unknown-format')).toBe(true);
    expect(String(error)).toMatch(new RegExp(`compressed \\(${name}\\): decompress it first`));
    const [finding] = importSession(packed, { format: 'codex' }).findings;
    expect(finding).toMatchObject({ code: 'nothing-recognised', message: expect.stringContaining('decompress') });
  }
});

test.each(importFormats)('%s: a recording of which nothing is recognised says so', (format) => {
  for (const recording of ['hello\n', '{"a":1}\n', '[{"a":1}]', '[]', '\0\0']) {
    const codes = importSession(encode(recording), { format }).findings.map(({ code }) => code);
    const hasMessage = importSession(encode(recording), { format }).entries.some(({ type }) => type === 'message');
    expect(codes.includes('nothing-recognised'), recording).toBe(!hasMessage);
  }
});

test('a recording that is named for what it is has no such finding, however little it holds', () => {
  const header = '{"timestamp":"2026-03-01T10:00:00Z","type":"session_meta","payload":{"id":"r-1"}}\n';
  expect(importSession(encode(header), { format: 'codex' }).findings).toEqual([]);
});

test('what is no bytes is refused', () => {
  for (const recording of ['{}', undefined, null, [1], {}, new ArrayBuffer(2)]) {
    expect(
      isCtxError(
        errorOf(() => importSession(recording as Uint8Array)),
        'not-bytes',
      ),
    ).toBe(true);
  }
  expect(() => importSession('x' as never, { format: 'codex' })).toThrow(/recording must be a Uint8Array.*TextEncoder/);
});
