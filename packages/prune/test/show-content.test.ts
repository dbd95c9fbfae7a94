import { describe, expect, test } from 'vitest';
import { prune, recallTool } from '../src/index.js';

const rows = (count: number): string => Array.from({ length: count }, (_, i) => `${i + 1}\t${i * 7}\n`).join('');

describe('content over the cap', () => {
  const options = { budgetBytes: 8_192, capBytes: 8_192, recall: recallTool('7') };
  const { text, report } = prune(rows(3_000), options);
  const lines = text.trimEnd().split('\n');
  const gap = lines.findIndex((line) => line.startsWith('[… '));

  test('becomes its head, 40 % of the room, and its tail', () => {
    expect(report.kind).toBe('content');
    expect(lines[1]).toBe('1\t0');
    expect(lines.at(-2)).toBe(`3000\t${2_999 * 7}`);
    const headBytes = lines.slice(1, gap).join('\n').length;
    const tailBytes = lines.slice(gap + 1, -1).join('\n').length;
    expect(headBytes / (headBytes + tailBytes)).toBeCloseTo(0.4, 1);
  });

  test('says what is not shown, before, between and behind', () => {
    const head = gap - 1;
    const tail = lines.length - gap - 2;
    const missing = 3_000 - head - tail;
    expect(lines[0]).toMatch(/^\[output shortened: 3000 lines \(30 KB\) → \d+ lines; kept the first /);
    expect(lines[0]).toContain(
      `→ ${head + tail} lines; kept the first ${head} and the last ${tail}, dropped ${missing}]`,
    );
    expect(lines[gap]).toBe(`[… ${missing} lines …]`);
    expect(lines.at(-1)).toMatch(/^\[the whole output \(3000 lines\) is kept: recall id "7"/);
  });

  test('has at most 2,000 lines', () => {
    const { report: long } = prune('1\n'.repeat(60_000), { budgetBytes: 40_000 });
    expect(long.kind).toBe('content');
    expect(long.linesShown).toBe(2_000);
  });
});

describe('content below the cap', () => {
  test('is never cleaned, folded or cut, however long its lines are', () => {
    const output = `\u001b[32m${'word '.repeat(6_000)}\u001b[0m\n${'same\n'.repeat(500)}\u0007`;
    expect(prune(output)).toMatchObject({ text: output, pruned: false });
  });

  test('may fill the cap to the byte', () => {
    const output = 'größe\n'.repeat(200);
    const bytes = Buffer.byteLength(output);
    expect(prune(output, { budgetBytes: 512, capBytes: bytes }).pruned).toBe(false);
    expect(prune(output, { budgetBytes: 512, capBytes: bytes - 1 }).pruned).toBe(true);
    expect(prune(output.trimEnd(), { budgetBytes: 512, capBytes: bytes - 1 }).pruned).toBe(false);
  });
});
