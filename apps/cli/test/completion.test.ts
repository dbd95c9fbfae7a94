import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bashCompletion } from '../src/completion/bash.js';
import { fishCompletion } from '../src/completion/fish.js';
import { zshCompletion } from '../src/completion/zsh.js';
import { asTable } from '../src/find-action.js';
import { tables } from '../src/tables/index.js';
import { project } from './ctx.js';

const commands = tables.map(asTable);
const scripts = { bash: bashCompletion(commands), zsh: zshCompletion(commands), fish: fishCompletion(commands) };

describe('ctx completion', () => {
  it.each(Object.entries(scripts))('prints the script for %s, with every option', async (shell, script) => {
    expect((await project().ctx(['completion', shell])).out).toBe(script);
    for (const { name, options } of commands) {
      expect(script).toContain(name);
      for (const option of Object.keys(options)) expect(script).toContain(option);
    }
  });

  for (const [shell, script] of Object.entries(scripts)) {
    const missing = spawnSync(shell, ['-c', 'true']).error !== undefined;
    it.skipIf(missing)(`${shell} reads its script without complaint`, () => {
      const run = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
      expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    });
  }
});

function completed(words: readonly string[], PATH = process.env.PATH): string[] {
  const program = `${scripts.bash}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_ctx; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', program], { encoding: 'utf8', env: { PATH } });
  return stdout.split('\n').filter((word) => word !== '');
}

describe('the script for bash', () => {
  it.each([
    ['ctx ru', ['run']],
    ['ctx help out', ['outputs']],
    ['ctx run --bu', ['--budget']],
    ['ctx prune --report j', ['json']],
    ['ctx completion f', ['fish']],
    ['ctx run --budget ', []],
  ])('completes "%s"', (line, expected) => {
    expect(completed(line.split(' '))).toEqual(expected);
  });

  it('offers a command that two folders of PATH have once', () => {
    const { dir } = project();
    const folders = ['one', 'two'].map((name) => join(dir, name));
    for (const folder of folders) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'frobnicate'), '', { mode: 0o755 });
    }
    expect(completed(['ctx', 'run', '--', 'frob'], [...folders, process.env.PATH].join(':'))).toEqual(['frobnicate']);
  });

  it('offers the ids of this project to recall', () => {
    const { dir } = project();
    const listing = 'ID  AGE  COMMAND\nk3f9x2  5 s  make\np1  9 s  cat k3\n';
    writeFileSync(join(dir, 'ctx'), `#!/bin/sh\nprintf '${listing}'\n`, { mode: 0o755 });
    const path = `${dir}:${process.env.PATH}`;
    expect(completed(['ctx', 'recall', ''], path)).toEqual(['k3f9x2', 'p1']);
    expect(completed(['ctx', 'recall', 'k3'], path)).toEqual(['k3f9x2']);
  });
});
