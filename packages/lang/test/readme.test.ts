import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as lang from '../src/index.js';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const program = /```ts\n(?<code>[\s\S]*?)```\n\n(?<output>(?: {4}.*\n)+)/.exec(readme)?.groups ?? {};

test("the readme's program prints what the readme says", () => {
  const printed: string[] = [];
  const code = (program.code ?? '').replace(/^import .*$/m, '');
  const run = new Function('createLang', 'builtin', 'console', code);
  run(lang.createLang, lang.builtin, { log: (...words: unknown[]) => printed.push(words.join(' ')) });
  expect(printed).toEqual(
    (program.output ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  );
});
