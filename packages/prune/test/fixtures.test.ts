import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prune, recallTool, verify } from '../src/index.js';

/**
 * Each folder holds an output, written by us in the form that its tool prints, and what is shown of it within 3 KiB.
 * UPDATE_FIXTURES=1 writes the expected files anew; read what changed as one who has to fix that failure.
 */
const folder = join(import.meta.dirname, 'fixtures');
const options = { budgetBytes: 3_072, recall: recallTool('7') };

test.each(readdirSync(folder))('%s', (name) => {
  const output = readFileSync(join(folder, name, 'input.txt'), 'utf8');
  const expected = join(folder, name, 'expected.txt');
  const result = prune(output, options);
  if (process.env.UPDATE_FIXTURES) writeFileSync(expected, result.text);
  expect(existsSync(expected)).toBe(true);
  expect(result.text).toBe(readFileSync(expected, 'utf8'));
  expect(verify(output, result)).toEqual([]);
});
