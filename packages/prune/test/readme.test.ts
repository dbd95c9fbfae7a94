import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prune, recallCommand } from '../src/index.js';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const program = /```ts\n(?<code>[\s\S]*?)```\n\n(?<output>(?: {4}.*\n)+)/.exec(readme)?.groups ?? {};

test("the readme's program prints what the readme says", () => {
  const printed: string[] = [];
  const code = (program.code ?? '').replace(/^import .*$/m, '');
  const run = new Function('prune', 'recallCommand', 'console', code);
  run(prune, recallCommand, { log: (words: string) => printed.push(words) });
  expect(printed.join('\n').trimEnd().split('\n')).toEqual(
    (program.output ?? '').trimEnd().replace(/^ {4}/gm, '').split('\n'),
  );
});
