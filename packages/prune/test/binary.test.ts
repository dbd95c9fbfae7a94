import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prune, recallTool, verify } from '../src/index.js';

const compressed = gzipSync(Buffer.from(Array.from({ length: 40_000 }, (_, i) => `${(i * 7_919) % 10_007}`).join(' ')));

test.each([64 * 1_024, compressed.length])('of %i bytes of binary data only the size is shown', (bytes) => {
  const output = compressed.subarray(0, bytes);
  const result = prune(output, { recall: recallTool('7') });
  expect(result.text.split('\n')[0]).toMatch(
    /^\[output shortened: \d+ lines \(\d+ KB\) → 0 lines; it is binary data\]$/,
  );
  expect(result.text.split('\n')[1]).toContain('recall id "7"');
  expect(result.report).toMatchObject({ kind: 'content', linesShown: 0 });
  expect(verify(output, result)).toEqual([]);
});

test('binary data that is shorter than what would be said of it stays', () => {
  const output = Buffer.from([0, 1, 2, 0xff, 0xfe, 0, 3]);
  expect(prune(output).text).toBe(new TextDecoder().decode(output));
});

test.each<[string, Buffer]>([
  ['in Latin-1', Buffer.from('größer als verfügbar: Stück\n'.repeat(20), 'latin1')],
  ['in UTF-16', Buffer.from(`\ufeff${'file missing\n'.repeat(20)}`, 'utf16le')],
  ['whose parts end with NUL', Buffer.from('src/a.ts\0src/ü.ts\0'.repeat(20))],
  ['with a few broken bytes', Buffer.concat([Buffer.from('item 3\n'.repeat(40)), Buffer.from([0xff, 0, 1, 0x0a])])],
])('text %s stays text', (_, output) => {
  expect(prune(output).text).not.toContain('binary');
});

test('a failing test behind binary data is shown', () => {
  const failure = Array.from({ length: 60 }, (_, i) => `${i === 40 ? 'not ok' : 'ok'} ${i + 1} - takes item`).join(
    '\n',
  );
  expect(prune(Buffer.concat([compressed.subarray(0, 8_192), Buffer.from(`\n${failure}\n`)])).text).toContain(
    'not ok 41',
  );
});
