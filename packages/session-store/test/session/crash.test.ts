import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, deleteSession, openSession } from '../../src/index.js';
import { buildPackage } from '../build-package.js';
import { newSession, says, texts } from './session-fixtures.js';

const run = promisify(execFile);
const keepAppending = fileURLToPath(new URL('../fixtures/keep-appending.mjs', import.meta.url));
const appendOnce = fileURLToPath(new URL('../fixtures/append-once.mjs', import.meta.url));
/** Many more in the run of the night, which sets FC_RUNS. */
const kills = process.env.FC_RUNS === undefined ? 20 : 200;
let built = '';
let module = '';

beforeAll(async () => {
  built = await buildPackage();
  module = join(built, 'index.mjs');
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

describe('a writer that is killed', () => {
  it(`loses no record that it acknowledged, ${kills} times in a row`, { timeout: kills * 10_000 }, async () => {
    const created = newSession();
    created.close();
    const acknowledged: string[] = [];
    let repaired = 0;
    for (let round = 0; round < kills; round += 1) {
      const child = spawn(process.execPath, [keepAppending, module, created.file]);
      let said = '';
      child.stdout.on('data', (data) => {
        said += data;
      });
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      child.kill('SIGKILL');
      await once(child, 'close');
      acknowledged.push(...said.split('\n').slice(0, -1));

      const session = openSession(created.file);
      const ids = new Set([...session.all()].map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(session.findings.filter(({ code }) => code !== 'torn-tail' && code !== 'unfinished-line')).toEqual([]);
      repaired += session.findings.length;
      session.close();
    }
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(repaired).toBeLessThanOrEqual(kills);
  });
});

describe('processes that all want to write', () => {
  it('take turns, and lose nothing', { timeout: 60_000 }, async () => {
    const created = newSession();
    created.close();
    const names = ['a', 'b', 'c', 'd'];
    const all = await Promise.all(
      names.map((name) => run(process.execPath, [appendOnce, module, created.file, name, '8'])),
    );
    const given = all.map(({ stdout }) => JSON.parse(stdout) as { ids: string[]; refused: number });
    const session = openSession(created.file);
    expect(session.findings).toEqual([]);
    expect([...session.entries()].map(({ id }) => id).sort()).toEqual(given.flatMap(({ ids }) => ids).sort());
    expect(readdirSync(dirname(created.file)).filter((name) => name.includes('.lock-'))).toHaveLength(1);
    session.close();
  });
});

const small = mountSmall();

describe.skipIf(small === undefined)(
  'a file system that is full (a small one is mounted for it: needs root on Linux)',
  () => {
    afterAll(() => {
      execFileSync('umount', [small ?? '']);
      rmSync(small ?? '', { recursive: true });
    });

    it('keeps all that was acknowledged, and goes on when there is room again', () => {
      const file = join(small ?? '', 'full.jsonl');
      const session = createSession(file);
      const kept: string[] = [];
      const append = () => {
        const text = `${kept.length} `.padEnd(700, 'x');
        session.append(says(text));
        session.sync();
        kept.push(text);
      };
      expect(() => {
        for (;;) append();
      }).toThrow(expect.objectContaining({ code: 'cannot-store', cause: expect.objectContaining({ code: 'ENOSPC' }) }));
      expect(kept.length).toBeGreaterThan(100);
      expect(() => session.outputs.put('big', 'x'.repeat(100_000))).toThrow(
        expect.objectContaining({ code: 'cannot-store' }),
      );
      expect(texts(session.entries())).toEqual(kept);
      session.close();

      const reader = openSession(file, { mode: 'readonly' });
      expect(texts(reader.entries())).toEqual(kept);
      expect(reader.findings).toEqual([]);
      reader.close();
      execFileSync('mount', ['-o', 'remount,size=1m', small ?? '']);
      const again = openSession(file);
      again.append(says('room'));
      expect(texts(again.entries())).toEqual([...kept, 'room']);
      again.close();
    });

    it('lets a session be deleted, but not while it is written; and keeps no half of a new one', () => {
      const file = join(small ?? '', 'doomed.jsonl');
      const session = createSession(file);
      session.outputs.put('orig', 'x'.repeat(1_000));
      const filler = join(small ?? '', 'filler');
      const fill = () => {
        expect(() => {
          for (;;) appendFileSync(filler, 'x'.repeat(1_000));
        }).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
      };
      fill();
      expect(() => createSession(join(small ?? '', 'new.jsonl'))).toThrow(
        expect.objectContaining({ code: 'cannot-store' }),
      );
      expect(() => deleteSession(file)).toThrow(expect.objectContaining({ code: 'locked' }));
      session.close();
      fill();
      expect(() => openSession(file)).toThrow(expect.objectContaining({ code: 'cannot-store' }));
      deleteSession(file);
      expect(readdirSync(small ?? '').filter((name) => !name.startsWith('full'))).toEqual(['filler']);
      rmSync(filler);
    });
  },
);

/** A file system of 256 KiB; undefined where none can be mounted. */
function mountSmall(): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'session-store-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
}
