import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as transcript from '@ctx/transcript';
import { expect, test } from 'vitest';
import * as reduction from '../src/index.js';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const program = /```js\n(?<code>[\s\S]*?)```\n\nprints\n\n(?<output>(?: {4}.*\n)+)/.exec(readme)?.groups ?? {};

test("the readme's program prints what the readme says", () => {
  const printed: string[] = [];
  const code = (program.code ?? '').replace(/^import .*$/gm, '');
  const run = new Function('reduce', 'startReduction', 'applyEdits', 'console', code);
  const log = (...words: unknown[]) => printed.push(...words.join(' ').split('\n'));
  run(reduction.reduce, reduction.startReduction, transcript.applyEdits, { log });
  expect(printed).toEqual(
    (program.output ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(4)),
  );
});

test('the readme names every public function, and the rule that it turns off is there', () => {
  for (const [name, value] of Object.entries(reduction)) {
    if (typeof value === 'function') expect(readme).toContain(`\`${name}`);
  }
  expect(reduction.builtinRules.map(({ name }) => name)).toContain('confirmation');
});
