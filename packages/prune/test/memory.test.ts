import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from './build-package.js';
import { timeout } from './runs.js';

let built = '';
beforeAll(async () => {
  built = await buildPackage();
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** Streams 200 MB of a log that says one thing of interest, 60 % of the way. */
const program = `
import { createPruner } from './index.mjs';
const pruner = createPruner({ budgetBytes: 8_192 });
const lines = [];
for (let i = 0; i < 400; i += 1) {
  lines.push(i % 40 === 7
    ? 'src/part' + i + '.c:' + i + ':5: warning: unused variable in a function that nobody calls'
    : '2026-03-01T10:00:00Z INFO worker ' + i + ' took an order of ' + i * i + ' pieces: ' + JSON.stringify({ id: i, parts: Array(90).fill('bolt ' + i) }));
}
const block = Buffer.from(lines.join('\\n') + '\\n');
const blocks = Math.ceil(200_000_000 / block.length);
for (let i = 0; i < blocks; i += 1) {
  if (i === Math.floor(blocks * 0.6)) pruner.write('src/stock.c:3:5: error: expected expression\\n');
  for (let at = 0; at < block.length; at += 65_536) pruner.write(Buffer.from(block.subarray(at, at + 65_536)));
}
const { text, report } = pruner.end();
console.log(JSON.stringify({ text, linesIn: report.linesIn, bytesIn: report.bytesIn, expected: blocks * 400 + 1 }));
`;

test('a stream of 200 MB is pruned in a heap of 160 MB, and the one error in it is shown', { timeout }, () => {
  const file = join(built, 'stream.mjs');
  writeFileSync(file, program);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=160', file], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { text, linesIn, bytesIn, expected } = JSON.parse(stdout);
  expect(text).toContain('src/stock.c:3:5: error: expected expression');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_192);
  expect(bytesIn).toBeGreaterThan(200_000_000);
  expect(linesIn).toBe(expected);
});
