import { describe, expect, test } from 'vitest';
import { prune } from '../src/index.js';

const matches = (file: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${file}:${i + 1}:const value${i} = take(${i}, "a piece of text");`);

const shown = (lines: readonly string[], budgetBytes: number): string[] =>
  prune(lines.join('\n'), { budgetBytes, capBytes: budgetBytes }).text.trimEnd().split('\n');

describe('search results', () => {
  test('within the budget stay as they are', () => {
    const lines = matches('src/a.ts', 20);
    expect(shown(lines, 4_096)).toEqual(lines);
  });

  test('over it show as many of each file in turn as fit, in order, and count the rest', () => {
    const lines = [...matches('src/a.ts', 100), ...matches('src/b.ts', 2), ...matches('src/c.ts', 100)];
    const [header, ...rest] = shown(lines, 2_048);
    const of = (file: string): number => rest.filter((line) => line.startsWith(`src/${file}.ts:`)).length;
    expect(of('b')).toBe(2);
    expect(Math.abs(of('a') - of('c'))).toBeLessThanOrEqual(1);
    expect(rest).toContain(`[… ${100 - of('a')} more lines in src/a.ts …]`);
    expect(rest.at(-1)).toBe(`[… ${100 - of('c')} more lines in src/c.ts …]`);
    expect(header).toContain(`[search results shortened: 202 lines`);
    expect(header).toContain(`in 3 files → ${of('a') + 2 + of('c')} lines`);
    expect(rest.filter((line) => !line.startsWith('['))).toEqual(lines.filter((line) => rest.includes(line)));
  });

  test('in more files than fit are counted together', () => {
    const lines = Array.from({ length: 300 }, (_, i) => matches(`src/part${i}.ts`, 2)).flat();
    const rest = shown(lines, 2_048);
    const listed = new Set(rest.flatMap((line) => /^src\/part\d+/.exec(line) ?? [])).size;
    expect(listed).toBeGreaterThan(10);
    expect(rest.at(-1)).toBe(`[… ${2 * (300 - listed)} more lines in ${300 - listed} more files …]`);
  });
});
