import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { prune, verify } from '../src/index.js';
import { timeout } from './runs.js';

/**
 * Every recorded output of the benchmark, and those of a corpus of other people's logs where it lies beside the
 * repository: it is not part of it. On each, the limits and all else that verify checks
 * hold; of the corpus at the two budgets in turn, for the time it takes.
 */
const root = join(import.meta.dirname, '../../..');
const recorded = join(root, 'benchmarks/prune/cases');
const corpus = process.env.PRUNE_CORPUS ?? join(root, '../shared/corpus');

const budgets = [8_192, 24_576];

describe('recorded outputs', () => {
  test.each(readdirSync(recorded))('%s', (name) => check(join(recorded, name, 'output.txt'), budgets));
});

const groups = ['logs', 'logchunks'].map((name) => join(corpus, name));

describe.skipIf(!groups.every((folder) => existsSync(folder)))('the corpus beside the repository', () => {
  test.each(groups)('%s', { timeout: 4 * timeout }, (folder) => {
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const outputs = files.filter((file) => /(?:\.log|output\.txt)(?:\.gz)?$/.test(file));
    expect(outputs.length).toBeGreaterThan(100);
    for (const [i, file] of outputs.entries()) check(join(folder, file), [budgets[i % budgets.length] ?? 0]);
  });
});

function check(file: string, limits: readonly number[]): void {
  const bytes = readFileSync(file);
  const output = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  for (const budgetBytes of limits) {
    const result = prune(output, { budgetBytes });
    const limit = result.report.kind === 'content' ? 2 * budgetBytes : budgetBytes;
    const findings = verify(output, result);
    expect({ file, findings, isWithin: Buffer.byteLength(result.text) <= limit }).toEqual({
      file,
      findings: [],
      isWithin: true,
    });
  }
}
