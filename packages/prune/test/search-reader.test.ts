import { describe, expect, test } from 'vitest';
import { createSearchReader } from '../src/search-reader.js';

const matches = (file: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${file}:${i + 1}:take`);

function read(lines: readonly string[], capBytes: number) {
  const reader = createSearchReader({ capBytes });
  for (const [i, text] of lines.entries()) reader.read({ text, no: i + 1 });
  const files = reader.take().map(({ file, held, lines: all }) => ({ file, held: held.length, lines: all }));
  return {
    files,
    share: reader.share(),
    bytes: reader
      .take()
      .flatMap(({ held }) => held.map(({ text }) => text))
      .join('\n').length,
  };
}

describe('search results that are read', () => {
  test('are held whole within two caps', () => {
    expect(read([...matches('a.ts', 5), ...matches('b.ts', 2)], 1_000).files).toEqual([
      { file: 'a.ts', held: 5, lines: 5 },
      { file: 'b.ts', held: 2, lines: 2 },
    ]);
  });

  test('of a file with many do not displace those of the files behind it', () => {
    const { files } = read([...matches('a.ts', 5_000), ...matches('b.ts', 9), ...matches('c.ts', 5_000)], 1_000);
    expect(files.map(({ lines }) => lines)).toEqual([5_000, 9, 5_000]);
    expect(files[1]?.held).toBe(9);
    expect(files[0]?.held).toBe(files[2]?.held);
  });

  test('are held within bounded memory, the first of each file before all else', () => {
    const many = Array.from({ length: 40 }, (_, i) => matches(`part${i}.ts`, 50)).flat();
    const { files, bytes } = read(many, 1_000);
    expect(files.every(({ held }) => held >= 1)).toBe(true);
    expect(bytes).toBeLessThanOrEqual(2_000);
    expect(
      read(
        Array.from({ length: 9_000 }, (_, i) => `part${i}.ts:1:take`),
        1_000,
      ).files.filter(({ held }) => held > 0).length,
    ).toBeLessThan(300);
  });

  test('are no longer looked for where the output is something else', () => {
    const reader = createSearchReader({ capBytes: 1_000 });
    for (let no = 1; no <= 300; no += 1) reader.read({ text: 'INFO worker is idle', no });
    reader.read({ text: 'a.ts:3:take', no: 301 });
    expect([reader.share(), reader.take()]).toEqual([0, []]);
  });
});
