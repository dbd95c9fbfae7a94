import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as transcript from '../src/index.js';
import { analyseCommand } from '../src/shell/index.js';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const program = /```ts\n(?<code>[\s\S]*?)```\n\nprints\n\n(?<output>(?: {4}.*\n)+)/.exec(readme)?.groups ?? {};

test("the readme's program prints what the readme says", () => {
  const printed: string[] = [];
  const code = (program.code ?? '').replace(/^import .*$/m, '');
  const run = new Function('anthropicMessages', 'console', code);
  run(transcript.anthropicMessages, { log: (...words: unknown[]) => printed.push(words.join(' ')) });
  expect(printed).toEqual(
    (program.output ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(4)),
  );
});

test('the command in the readme is what the readme says', () => {
  const command = /analyseCommand\('([^']*)'\)/.exec(readme)?.[1] ?? '';
  const { effect, network, names, cwd } = analyseCommand(command);
  const gives = { effect: 'may-write', network: false, names: ['pkg', 'pkg/a.ts', 'log.txt'], cwd: 'pkg' };
  expect({ effect, network, names, cwd }).toEqual(gives);
});

test('the readme names every public function', () => {
  const functions = Object.entries(transcript).filter(([, value]) => typeof value === 'function');
  for (const [name] of functions) expect(readme).toContain(`\`${name}`);
});
