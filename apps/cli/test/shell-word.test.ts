import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from '../src/shell-word.js';

// The bash of macOS is older than \u.
const [shell, locale] = process.platform === 'darwin' ? ['zsh', 'en_US.UTF-8'] : ['bash', 'C.UTF-8'];

it.each([
  'plain-1~2',
  '~home',
  "it's",
  'two words',
  '',
  'a\nb',
  'tab\t\u001b[2J',
  '\\x9b \u009b',
  '\u202eabc',
  "$(x) '\u2028",
])('a shell reads %j back as it was', (text) => {
  const word = shellWord(text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
  expect(word).not.toMatch(/[\x00-\x1f\x7f-\x9f\u2028\u202e]/);
  const run = spawnSync(shell, ['-c', `printf %s ${word}`], { encoding: 'utf8', env: { LC_ALL: locale } });
  expect(run.stdout).toBe(text);
});
