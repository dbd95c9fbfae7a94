import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblem } from '../src/find-problem.js';
import { createRawLineReader, type RawLine, skipMark } from '../src/raw-lines.js';
import { createTemplates } from '../src/templates.js';
import { anyBytes } from './any-output.js';
import { runs, timeout } from './runs.js';

function read(chunks: readonly (string | Uint8Array)[], capBytes = 1_024) {
  const lines: RawLine[] = [];
  const onLine = ({ text, no, bytes }: RawLine) => lines.push({ text, no, bytes });
  const reader = createRawLineReader({ onLine, findProblem, templates: createTemplates(), capBytes });
  for (const chunk of chunks) reader.write(chunk);
  return { ...reader.end(), lines };
}

const texts = (chunks: readonly (string | Uint8Array)[]): string[] => read(chunks).lines.map(({ text }) => text);

describe('lines', () => {
  test.each<[string, string, string[]]>([
    ['no output has none', '', []],
    ['a last line without a line end counts', 'a\nb', ['a', 'b']],
    ['blank lines count', '\n\na\n', ['', '', 'a']],
    ['only the line feed ends one', 'a\rb\u2028c\u0085d\u000be\r\nf', ['a\rb\u2028c\u0085d\u000be\r', 'f']],
  ])('%s', (_, output, lines) => {
    expect(texts([output])).toEqual(lines);
  });

  test('have numbers, sizes and totals', () => {
    expect(read(['ab\n', 'é'])).toEqual({
      bytes: 5,
      lines: [
        { text: 'ab', no: 1, bytes: 2 },
        { text: 'é', no: 2, bytes: 2 },
      ],
      endsWithNewline: false,
    });
  });
});

describe('chunks', () => {
  test('may end in the middle of a character', () => {
    const bytes = new TextEncoder().encode('größe 漢 😀\n');
    expect(texts([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(['größe 漢 😀']);
    expect(texts(['a\ud83d', '\ude00b'])).toEqual(['a😀b']);
    expect(texts(['a\ud83d', '', '\ude00b'])).toEqual(['a😀b']);
  });

  test('may be text and bytes in turn', () => {
    expect(texts(['a', Uint8Array.of(0xc3), Uint8Array.of(0xa9, 0x0a), 'b'])).toEqual(['aé', 'b']);
  });

  test('may break off in a character for good: what is there becomes U+FFFD', () => {
    expect(texts([Uint8Array.of(0x61, 0xf0, 0x9f)])).toEqual(['a\ufffd']);
    expect(texts(['a\ud83d'])).toEqual(['a\ufffd']);
    expect(texts(['a\ud83d', Uint8Array.of(0x62)])).toEqual(['a\ufffdb']);
  });

  test(
    'of one byte give what one chunk gives',
    () => {
      fc.assert(
        fc.property(anyBytes, (bytes) => {
          expect(read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(read([bytes]));
        }),
        { numRuns: runs.numRuns / 4 },
      );
    },
    timeout,
  );
});

test('bytes that are no UTF-8 become U+FFFD and lose nothing behind them', () => {
  expect(texts([Uint8Array.of(0x66, 0xfc, 0x72, 0x0a, 0xff, 0x0a, 0x61)])).toEqual(['f\ufffdr', '\ufffd', 'a']);
});

describe('a huge line', () => {
  const filler = 'x'.repeat(200_000);
  const line = `start ${filler} error: no such file ${filler} end`;

  test('keeps its beginning, its end and what reports a problem, and counts what is left out', () => {
    const [text = ''] = texts([line]);
    expect(text.length).toBeLessThan(40_000);
    expect(text).toMatch(/^start x/);
    expect(text).toMatch(/x end$/);
    expect(text).toContain('x error: no such file x');
    const leftOut = [...text.matchAll(new RegExp(skipMark, 'g'))];
    const marks = leftOut.reduce((sum, [mark]) => sum + mark.length, 0);
    const missing = leftOut.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
    expect(text.length - marks + missing).toBe(line.length);
  });

  test('is the same for any chunks', () => {
    const whole = read([line]);
    for (const size of [1, 1_000, 16_383, 16_384, 65_537]) {
      const chunks = Array.from({ length: Math.ceil(line.length / size) }, (_, i) =>
        line.slice(i * size, (i + 1) * size),
      );
      expect(read(chunks)).toEqual(whole);
    }
  });

  test('splits no code point', () => {
    for (const shift of ['', 'x', 'xy']) {
      const pieces = texts([`${shift}${'😀'.repeat(60_000)} error: no file ${'😀'.repeat(60_000)}`])[0]?.split(
        skipMark,
      );
      expect(pieces?.length).toBeGreaterThan(3);
      expect(pieces?.every((piece) => piece.isWellFormed())).toBe(true);
    }
  });

  test('below the cap stays whole', () => {
    expect(read([line], 1_000_000).lines[0]?.text).toBe(line);
  });

  test('of 100 MB is read within bounded memory', { timeout }, () => {
    const chunk = Buffer.alloc(1_000_000, '{"key":"value"},');
    const lines: RawLine[] = [];
    const reader = createRawLineReader({
      onLine: (line) => lines.push(line),
      findProblem,
      capBytes: 1_024,
    });
    for (let i = 0; i < 100; i += 1) reader.write(chunk);
    expect(reader.end()).toEqual({ bytes: 100_000_000, lines: 1, endsWithNewline: false });
    expect(lines[0]?.text.length).toBeLessThan(64_000);
  });
});
