import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutputs } from '../src/index.js';
import { buildPackage } from './build-package.js';
import { temporaryFolder } from './temporary-store.js';

const run = promisify(execFile);
const keepWriting = fileURLToPath(new URL('./fixtures/keep-writing.mjs', import.meta.url));
const fillDisk = fileURLToPath(new URL('./fixtures/fill-disk.mjs', import.meta.url));
const putSameId = fileURLToPath(new URL('./fixtures/put-same-id.mjs', import.meta.url));
let built = '';
let module = '';

beforeAll(async () => {
  built = await buildPackage();
  module = join(built, 'index.mjs');
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

describe('a writer that is killed', () => {
  it('leaves whole originals or none, at whatever moment it dies', { timeout: 60_000 }, async () => {
    const dir = temporaryFolder();
    let seen = 0;
    for (let round = 0; round < 12; round += 1) {
      const child = spawn(process.execPath, [keepWriting, module, dir]);
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 80));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const problems: string[] = [];
      const store = openOutputs(dir, { onProblem: (problem) => problems.push(problem) });
      for (const info of store.list()) {
        const bytes = store.read(info.id);
        expect(bytes.length).toBe(info.keptBytes);
        if (info.missingBytes === 0) expect(createHash('sha256').update(bytes).digest('hex')).toBe(info.sha256);
        seen += 1;
      }
      expect(problems).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('leaves a temporary file that nothing lists and that removeOlderThan deletes', async () => {
    const dir = temporaryFolder();
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { openOutputs } = await import(${JSON.stringify(module)});
       openOutputs(${JSON.stringify(dir)}).create('half').write(Buffer.alloc(5000));
       process.kill(process.pid, 'SIGKILL');`,
    ]);
    await once(child, 'exit');
    const store = openOutputs(dir);
    const mine = store.create('alive');
    mine.write(Buffer.from('some'));
    expect(readdirSync(dir)).toHaveLength(2);
    expect(store.list()).toEqual([]);
    expect(store.get('half')).toBeUndefined();
    expect(store.removeOlderThan(new Date(0))).toEqual([]);
    expect(readdirSync(dir)).toHaveLength(2);
    store.removeOlderThan(new Date(Date.now() + 60_000));
    expect(readdirSync(dir), 'the file of the living writer stays').toHaveLength(1);
    mine.commit();
    expect(store.list().map(({ id }) => id)).toEqual(['alive']);
  });
});

describe('a full disk', () => {
  it('is reported with its cause, and leaves nothing of the original', async () => {
    const dir = temporaryFolder();
    const script = 'ulimit -f 64 && exec "$0" "$@"';
    const { stdout } = await run('bash', ['-c', script, process.execPath, fillDisk, module, dir]);
    expect(JSON.parse(stdout)).toEqual(Array(4).fill('cannot-store EFBIG'));
    expect(readdirSync(dir).sort()).toEqual(['small.json', 'small.txt']);
  });
});

describe('processes that keep the same id at the same moment', () => {
  it('lose nothing, overwrite nothing, and share equal bytes', { timeout: 60_000 }, async () => {
    const dir = temporaryFolder();
    const puts = ['one', 'two', 'three'].map((name) => run(process.execPath, [putSameId, module, dir, name, '12']));
    const given: Record<string, string>[] = (await Promise.all(puts)).map(({ stdout }) => JSON.parse(stdout));
    const store = openOutputs(dir);
    for (const ids of given) {
      for (const [text, id] of Object.entries(ids)) expect(Buffer.from(store.read(id)).toString()).toBe(text);
    }
    const distinct = new Set(given.flatMap((ids) => Object.keys(ids)));
    expect(store.list()).toHaveLength(distinct.size);
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
