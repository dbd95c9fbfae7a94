import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openOutputs } from '../src/index.js';
import { temporaryFolder, temporaryStore } from './temporary-store.js';

// Each case waits for the disk several times: a busy machine takes long, and that is no failure.
vi.setConfig({ testTimeout: 60_000 });

const asRoot = process.getuid?.() === 0;

describe('put and read', () => {
  it('give back the same bytes, whatever they are', () => {
    const store = temporaryStore();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const info = store.put('any', bytes);
        expect(new Uint8Array(store.read(info.id))).toEqual(bytes);
        expect(info.bytes).toBe(bytes.length);
        expect(info.keptBytes).toBe(bytes.length);
        expect(info.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(store.get(info.id)).toEqual(info);
      }),
      { numRuns: 40 },
    );
  });

  it('keep what is known of the command', () => {
    const store = temporaryStore({ now: () => new Date('2026-05-04T03:02:01Z') });
    const about = { command: 'npm test', cwd: '/project', exitCode: null, signal: 'SIGKILL' };
    expect(store.put('known', 'a\nb', about)).toEqual({
      id: 'known',
      bytes: 3,
      lines: 2,
      keptBytes: 3,
      missingBytes: 0,
      sha256: createHash('sha256').update('a\nb').digest('hex'),
      createdAt: '2026-05-04T03:02:01.000Z',
      ...about,
    });
    expect(openOutputs(store.dir).get('known')).toEqual(store.list()[0]);
  });

  it('are private to the user', () => {
    const dir = join(temporaryFolder(), 'made', 'here');
    openOutputs(dir).put('secret', 'text');
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  });

  it('keep equal bytes under one id once, and other bytes under the next free one', () => {
    const store = temporaryStore();
    const first = store.put('call_1', 'one', { command: 'first' });
    expect(store.put('call_1', 'one', { command: 'second' })).toEqual(first);
    expect(store.put('call_1', 'two').id).toBe('call_1~2');
    expect(store.put('call_1', 'three').id).toBe('call_1~3');
    expect(store.put('call_1', 'two').id).toBe('call_1~2');
    expect(Buffer.from(store.read('call_1')).toString()).toBe('one');
    expect(store.list()).toHaveLength(3);
  });

  it('never take a shortened original for the whole one', () => {
    const store = temporaryStore();
    const short = openOutputs(store.dir, { maxOriginalBytes: 10 });
    short.put('big', 'x'.repeat(50));
    expect(store.put('big', 'x'.repeat(50))).toMatchObject({ id: 'big~2', missingBytes: 0 });
  });
});

describe('list and totalBytes', () => {
  it('go from new to old, and by id within a moment', () => {
    let time = 0;
    const store = temporaryStore({ now: () => new Date(time) });
    store.put('b', '1');
    store.put('a', '22');
    time = 1000;
    store.put('c', '333');
    expect(store.list().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(store.totalBytes()).toBe(6);
  });

  it('skip and report a record that is broken, foreign or without its original', () => {
    const problems: string[] = [];
    const store = temporaryStore({ onProblem: (problem) => problems.push(problem) });
    for (const id of ['whole', 'broken', 'moved', 'gone', 'longer']) store.put(id, `text of ${id}`);
    const file = (name: string) => join(store.dir, name);
    writeFileSync(file('broken.json'), '{"version":1,"id":"bro');
    writeFileSync(file('moved.json'), readFileSync(file('whole.json')));
    rmSync(file('gone.txt'));
    writeFileSync(file('longer.txt'), 'more than before');
    writeFileSync(file('package.json'), '{"name":"foreign"}');
    mkdirSync(file('folder.json'));
    expect(store.list().map(({ id }) => id)).toEqual(['whole']);
    expect(problems.map((problem) => /(\w+)\.json is skipped: /.exec(problem)?.[1]).sort()).toEqual([
      'broken',
      'folder',
      'gone',
      'longer',
      'moved',
      'package',
    ]);
  });
});

describe('an original whose record is broken or absent', () => {
  it('stays readable, and its facts are measured', () => {
    const store = temporaryStore();
    const { createdAt: _when, ...facts } = store.put('hurt', 'one\ntwo\n');
    for (const damage of [
      () => writeFileSync(join(store.dir, 'hurt.json'), 'x'),
      () => rmSync(join(store.dir, 'hurt.json')),
    ]) {
      damage();
      expect(store.get('hurt')).toMatchObject(facts);
      expect(Buffer.from(store.read('hurt')).toString()).toBe('one\ntwo\n');
      expect(store.recall('hurt').text).toContain('2│two');
    }
  });

  it('gets its record back when the same bytes are put again', () => {
    const store = temporaryStore();
    store.put('hurt', 'text');
    rmSync(join(store.dir, 'hurt.json'));
    expect(store.list()).toEqual([]);
    expect(store.put('hurt', 'text').id).toBe('hurt');
    expect(store.list().map(({ id }) => id)).toEqual(['hurt']);
  });
});

describe('ids', () => {
  const hostile = [
    '../../etc/passwd',
    '/etc/passwd',
    '.',
    '..',
    '\0',
    'a\0b',
    'con',
    'aux.txt',
    'nul',
    '~',
    '-rf',
    'a/b',
    'a\\b',
    'A',
    'a',
    'ａ',
    'а',
    'é',
    'e\u0301',
    'ſ',
    's',
    'K',
    '\u212a',
    '\ud800',
    '\ud801',
    'x'.repeat(10_000),
    'x'.repeat(10_001),
    ' ',
    'a ',
    'a.txt',
    'a.json',
    '.hidden',
    'a@b',
    `${'x'.repeat(60)}~2`,
    '__proto__',
    '\u001b[2J',
    '`$(reboot)`',
  ];

  it('that are hostile keep their originals apart and inside the folder', () => {
    const parent = temporaryFolder();
    const store = openOutputs(join(parent, 'store'));
    for (const id of hostile) expect(store.put(id, `of ${JSON.stringify(id)}`).id).toBe(id);
    for (const id of hostile) {
      expect(Buffer.from(store.read(id)).toString()).toBe(`of ${JSON.stringify(id)}`);
      expect(store.put(id, 'other bytes').id).toBe(`${id}~2`);
    }
    expect(new Set(store.list().map(({ id }) => id)).size).toBe(2 * hostile.length);
    expect(readdirSync(parent)).toEqual(['store']);
  });

  it('round-trip, any string that is not empty', () => {
    const store = temporaryStore();
    const kept = new Map<string, string>();
    fc.assert(
      fc.property(
        fc.string({
          minLength: 1,
          unit: fc.oneof(
            fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
            fc.constantFrom('.', '/', '~', 'A', 'a', '\ud800', '\0'),
          ),
        }),
        (id) => {
          const text = kept.get(id) ?? `text ${kept.size}`;
          kept.set(store.put(id, text).id, text);
          expect(Buffer.from(store.read(id)).toString()).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
    expect(store.list()).toHaveLength(kept.size);
  });

  it('that are empty are refused', () => {
    const store = temporaryStore();
    for (const use of [() => store.put('', 'x'), () => store.create(''), () => store.get(''), () => store.recall('')]) {
      expect(use).toThrow(expect.objectContaining({ code: 'bad-id' }));
    }
    expect(readdirSync(store.dir)).toEqual([]);
  });

  it('that are unknown are answered with the nearest ones, safely quoted', () => {
    const store = temporaryStore({ now: () => new Date(0) });
    for (const id of ['k3f9x2', 'k3f9x7', 'zzzzzz', 'k3f9\u001b[31m']) store.put(id, id);
    const unknown = expect.objectContaining({
      code: 'unknown-id',
      message: expect.stringMatching(/has the id "k3f9x3"; nearest: "k3f9x2", "k3f9x7"; list\(\) gives all 4$/),
      details: { id: 'k3f9x3', nearest: ['k3f9x2', 'k3f9x7'] },
    });
    expect(() => store.recall('k3f9x3')).toThrow(unknown);
    expect(() => store.read('k3f9x3')).toThrow(unknown);
    expect(() => store.read('\u001b[2J\n')).toThrow('has the id "\\u001b[2J\\n"');
    expect(() => temporaryStore().read('k')).toThrow(/the folder holds none yet/);
  });
});

describe('what is planted in the folder', () => {
  it('is never followed: a symbolic link, a pipe or a folder is no original', () => {
    const outside = join(temporaryFolder(), 'outside.txt');
    writeFileSync(outside, 'not yours');
    const store = temporaryStore();
    symlinkSync(outside, join(store.dir, 'link.txt'));
    symlinkSync(outside, join(store.dir, 'link.json'));
    symlinkSync(join(store.dir, 'nowhere'), join(store.dir, 'dangling.txt'));
    execFileSync('bash', ['-c', 'mkfifo "$0"', join(store.dir, 'pipe.txt')]);
    mkdirSync(join(store.dir, 'folder.txt'));
    for (const id of ['link', 'dangling', 'pipe', 'folder']) {
      expect(store.get(id)).toBeUndefined();
      expect(() => store.read(id)).toThrow(expect.objectContaining({ code: 'unknown-id' }));
      expect(store.put(id, 'mine').id).toBe(`${id}~2`);
    }
    expect(readFileSync(outside, 'utf8')).toBe('not yours');
    expect(readdirSync(store.dir)).not.toContain('nowhere');
  });
});

describe('removeOlderThan', () => {
  it('deletes what was kept before the date and tells what', () => {
    let time = 0;
    const store = temporaryStore({ now: () => new Date(time) });
    store.put('old', 'x');
    time = 5000;
    store.put('new', 'y');
    writeFileSync(join(store.dir, 'notes.txt'), 'not of the store');
    expect(store.removeOlderThan(new Date(5000)).map(({ id }) => id)).toEqual(['old']);
    expect(readdirSync(store.dir).sort()).toEqual(['new.json', 'new.txt', 'notes.txt']);
    expect(() => store.removeOlderThan(new Date('never'))).toThrow(expect.objectContaining({ code: 'bad-range' }));
  });
});

describe('a folder that cannot be used', () => {
  it('is refused with what to do', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'file'), '');
    expect(() => openOutputs(join(dir, 'file', 'store'))).toThrow(
      expect.objectContaining({ code: 'cannot-store', message: expect.stringContaining('choose another one') }),
    );
    expect(() => openOutputs(dir, { maxOriginalBytes: 1 })).toThrow(expect.objectContaining({ code: 'bad-range' }));
  });

  it('that lets nobody in says so by code', () => {
    const store = temporaryStore();
    store.put('kept', 'x');
    chmodSync(store.dir, 0);
    // Modes do not bind root.
    if (asRoot) process.seteuid?.(65_534);
    try {
      expect(() => store.put('more', 'x')).toThrow(expect.objectContaining({ code: 'cannot-store' }));
      for (const use of [
        () => store.read('kept'),
        () => store.get('kept'),
        () => store.recall('kept'),
        () => store.list(),
      ]) {
        expect(use).toThrow(expect.objectContaining({ code: 'cannot-read' }));
      }
    } finally {
      if (asRoot) process.seteuid?.(0);
      chmodSync(store.dir, 0o700);
    }
    expect(readdirSync(store.dir)).toHaveLength(2);
  });

  it('that was deleted says so by code', () => {
    const store = temporaryStore();
    rmSync(store.dir, { recursive: true });
    expect(() => store.put('x', 'x')).toThrow(expect.objectContaining({ code: 'cannot-store' }));
    expect(() => store.list()).toThrow(expect.objectContaining({ code: 'cannot-read' }));
  });
});
