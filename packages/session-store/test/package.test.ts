import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

describe('the README', () => {
  it('prints what it says it prints', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const [, program, printed] = /```ts\n(import [\s\S]*?)```\n[\s\S]*?```text\n([\s\S]*?)```/.exec(readme) ?? [];
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'readme.mjs'), String(program).replace('@ctx/session-store', join(built, 'index.mjs')));
    expect(runNode('readme.mjs', dir).trimEnd()).toBe(String(printed).trimEnd());
  });
});
