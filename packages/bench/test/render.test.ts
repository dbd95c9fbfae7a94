import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BenchReport, benchPrune, renderHtml, renderMisses, renderTable } from '../src/index.js';

const fixtures = join(import.meta.dirname, 'fixtures');
let report: BenchReport;

beforeAll(async () => {
  const corpora = [join(fixtures, 'cases'), join(fixtures, 'labelled')];
  report = await benchPrune({ corpora, budgets: [512], strategies: ['tail', 'head', 'cmd: head -n 3 <&0'] });
});

test('the README shows what its program prints', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const corpora = [join(fixtures, 'cases')];
  expect(readme).toContain(renderTable(await benchPrune({ corpora, budgets: [512], strategies: ['tail', 'head'] })));
});

test('a table has a row for each strategy, and one for each kind', () => {
  const lines = renderTable(report).split('\n');
  expect(lines.filter((line) => line.startsWith('tail '))).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('failing-test'))?.split(/\s{2,}/)).toEqual([
    'failing-test',
    '1',
    '100.0 %',
    '0.0 %',
    '0.0 %',
  ]);
});

test('the misses name the case and each line that is not shown', () => {
  const misses = renderMisses(report);
  expect(misses).toContain('cases/compile-error-in-the-middle [compile-error] tail at 512 B: kept 1 of 2');
  expect(misses).toContain("\n  - src/part_21.c:7:3: error: 'total' undeclared\n");
  expect(misses).not.toContain('failing-test-at-the-end [failing-test] tail');
});

test('the page is one file that asks nothing of the network, and is the same each time', () => {
  const page = renderHtml(report);
  expect(page).not.toMatch(/https?:|<script|<link|<img|url\(|@import|\ssrc=/);
  expect(renderHtml(report)).toBe(page);
});

test('the page escapes what comes from outside', () => {
  const page = renderHtml(report);
  expect(page).toContain('cmd: head -n 3 &lt;&amp;0');
  expect(page).not.toContain('3 <&0');
});

test('every chart of the page has a name for a screen reader', () => {
  const charts = renderHtml(report).match(/<svg [^>]*>/g) ?? [];
  expect(charts.length).toBeGreaterThan(4);
  for (const chart of charts) expect(chart).toMatch(/role="img" aria-label="[^"]+"|aria-hidden="true"/);
});
