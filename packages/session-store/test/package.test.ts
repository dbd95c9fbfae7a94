import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from './build-package.js';
import { temporaryFolder } from './temporary-store.js';

let built = '';

beforeAll(async () => {
  built = await buildPackage();
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

const runNode = (file: string, cwd: string) => execFileSync(process.execPath, [file], { cwd, encoding: 'utf8' });

describe('the built package', () => {
  it.each([
    ['an ES module', 'use.mjs', 'import { openOutputs } from "BUILT/index.mjs";'],
    ['a CommonJS module', 'use.cjs', 'const { openOutputs } = require("BUILT/index.cjs");'],
  ])('works from %s, patterns included', (_kind, name, load) => {
    const dir = temporaryFolder();
    const use = `const store = openOutputs('outputs'); store.put('a', 'x\\nyes'); console.log(store.recall('a', { pattern: '^y' }).matches);`;
    writeFileSync(join(dir, name), `${load.replace('BUILT', built)}\n${use}\n`);
    expect(runNode(name, dir)).toBe('1\n');
  });
});

describe('the entry point for outputs alone', () => {
  it('loads nothing that takes long: no zod, no sessions', async () => {
    const outDir = temporaryFolder();
    await build({
      config: false,
      silent: true,
      entry: [join(import.meta.dirname, '../src/outputs.ts')],
      outDir,
      format: ['esm'],
      external: [/^[^./]/],
    });
    const [name = ''] = readdirSync(outDir);
    const imported = [...readFileSync(join(outDir, name), 'utf8').matchAll(/from ["']([^"']+)["']/g)];
    const packages = imported.flatMap(([, from = '']) => (isBuiltin(from) ? [] : [from]));
    expect([...new Set(packages)].sort()).toEqual(['@ctx/error', 're2js']);
  });
});

describe('the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const programs = [...readme.matchAll(/```ts\n(import [\s\S]*?)```\n[\s\S]*?```text\n([\s\S]*?)```/g)];

  it.each(programs.map(([, program, printed]) => [program, printed]))(
    'prints what it says it prints',
    (program, printed) => {
      const dir = temporaryFolder();
      writeFileSync(join(dir, 'readme.mjs'), String(program).replace('@ctx/session-store', join(built, 'index.mjs')));
      expect(runNode('readme.mjs', dir).trimEnd()).toBe(String(printed).trimEnd());
    },
  );

  it('has a program for sessions and one for originals alone', () => expect(programs).toHaveLength(2));
});
