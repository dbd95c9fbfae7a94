import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { countTokens } from '../../src/tokens/index.js';

describe('an exact count', () => {
  test('is what the encoding counts', async () => {
    const text = 'const answer = 42; // the answer\n'.repeat(20);
    expect(await countTokens(text)).toBe(encode(text).length);
    expect(await countTokens('')).toBe(0);
  });

  test('counts the encoding’s own words as text', async () => {
    expect(await countTokens('a log with <|endoftext|> in it')).toBeGreaterThan(8);
  });

  test('differs between encodings', async () => {
    const text = 'Проверка данных завершилась';
    expect(await countTokens(text, { encoding: 'cl100k_base' })).toBeGreaterThan(await countTokens(text));
  });

  test('of one unbroken run takes no quadratic time', async () => {
    await countTokens('warm');
    const started = performance.now();
    expect(await countTokens('a'.repeat(200_000))).toBeGreaterThan(20_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('cuts no character in two', async () => {
    const text = `x${'🎉'.repeat(3_000)}`;
    expect(await countTokens(text)).toBeLessThan(encode('🎉').length * 3_000 + 10);
  });
});

test('the tokenizer is not loaded by importing the estimates', () => {
  const script = `
    import('./src/tokens/index.ts').then(({ estimateTokens, countTokens }) => {
      estimateTokens('some text');
      const loaded = () => Object.keys(require.cache).some((file) => file.includes('gpt-tokenizer'));
      const before = process.memoryUsage().heapUsed;
      return countTokens('x').then(() => console.log(process.memoryUsage().heapUsed - before > 5e6 ? 'later' : 'before', loaded()));
    });`;
  const folder = join(import.meta.dirname, '../..');
  const printed = execFileSync(join(folder, '../../node_modules/.bin/tsx'), ['-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^later/);
});
