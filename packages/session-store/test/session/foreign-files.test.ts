import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSession, deleteSession, openSession } from '../../src/index.js';
import { temporaryFolder, temporaryStore } from '../temporary-store.js';
import { systemError, withFault } from './faulty-appender.js';
import { newSession, says, texts } from './session-fixtures.js';

const beside = (file: string, kind: string) => file.replace(/\.jsonl$/, `.${kind}`);
const code = (expected: string) => expect.objectContaining({ code: expected });

/** The path of a session that is closed, with one entry. */
function closedSession(): string {
  const session = newSession();
  session.append(says('one'));
  session.close();
  return session.file;
}

describe('what is no session', () => {
  it.each([
    ['of another program', (file: string) => writeFileSync(file, '{"type":"user","text":"hi"}\n'), 'no-session'],
    ['empty', (file: string) => writeFileSync(file, ''), 'no-session'],
    ['a folder', (file: string) => mkdirSync(file), 'no-session'],
    ['a link to a session', (file: string) => symlinkSync(closedSession(), file), 'no-session'],
    [
      'of a later version',
      (file: string) => writeFileSync(file, '{"type":"session","version":2,"id":"x"}\n'),
      'newer-version',
    ],
  ])('(%s) is not deleted, nor is what stands beside it', (_what, place, expected) => {
    const file = join(temporaryFolder(), 'work.jsonl');
    place(file);
    mkdirSync(beside(file, 'outputs'));
    writeFileSync(join(beside(file, 'outputs'), 'theirs'), 'x');
    writeFileSync(beside(file, 'index'), 'theirs');
    const before = readdirSync(dirname(file));
    expect(() => deleteSession(file)).toThrow(code(expected));
    expect(readdirSync(dirname(file))).toEqual(before);
    expect(readdirSync(beside(file, 'outputs'))).toEqual(['theirs']);
  });
});

describe('what stands where a session was asked for', () => {
  it.each([
    ['a symbolic link', (file: string) => symlinkSync(closedSession(), file)],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('is named: %s', (what, place) => {
    const file = join(temporaryFolder(), 'work.jsonl');
    place(file);
    const told = expect.objectContaining({ code: 'no-session', message: expect.stringContaining(`is ${what}, and`) });
    expect(() => openSession(file)).toThrow(told);
    expect(() => openSession(file, { mode: 'readonly' })).toThrow(told);
    expect(() => deleteSession(file)).toThrow(told);
  });
});

describe('a file of somebody else where the index would stand', () => {
  it.each(['my own notes', '{"version":1}\n'.repeat(40)])('is not read, changed or deleted', (theirs) => {
    const folder = temporaryFolder();
    const file = join(folder, 'work.jsonl');
    writeFileSync(beside(file, 'index'), theirs);
    const session = createSession(file);
    session.append(says('one'));
    session.close();
    openSession(file).close();
    const reader = openSession(file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['one']);
    reader.close();
    expect(readFileSync(beside(file, 'index'), 'utf8')).toBe(theirs);
    deleteSession(file);
    expect(readFileSync(beside(file, 'index'), 'utf8')).toBe(theirs);
  });

  it('that is empty becomes the index', () => {
    const file = closedSession();
    writeFileSync(beside(file, 'index'), '');
    openSession(file, { mode: 'readonly' }).close();
    expect(statSync(beside(file, 'index')).size).toBeGreaterThan(0);
  });
});

describe('a session file that another program', () => {
  it.each([
    ['moved', (file: string) => renameSync(file, `${file}.moved`)],
    ['deleted', (file: string) => rmSync(file)],
    [
      'replaced by a copy of it',
      (file: string) => {
        const bytes = readFileSync(file);
        rmSync(file);
        writeFileSync(file, bytes);
      },
    ],
  ])('%s is not said to be safe on the disk', (_how, change) => {
    for (const fsync of ['acknowledged', 'always'] as const) {
      const session = newSession({ fsync });
      session.append(says('one'));
      session.sync();
      session.append(says('two'));
      change(session.file);
      expect(() => (fsync === 'always' ? session.append(says('three')) : session.sync())).toThrow(
        code('changed-underneath'),
      );
      expect(() => session.close()).not.toThrow();
    }
  });
});

describe('other bytes in the place of a blob', () => {
  it('of the same number are replaced, and a folder there is told', () => {
    const session = newSession();
    const bytes = Buffer.from('the right bytes');
    const hash = session.blobs.put(bytes);
    const path = join(session.blobs.dir, hash);
    for (const wrong of ['the wrong bytes', 'short']) {
      writeFileSync(path, wrong);
      expect(session.blobs.put(bytes)).toBe(hash);
      expect(session.blobs.get(hash)).toEqual(bytes);
    }
    rmSync(path);
    mkdirSync(path);
    expect(() => session.blobs.put(bytes)).toThrow(/is a folder, where a blob belongs/);
    expect(readdirSync(session.blobs.dir)).toEqual([hash]);
    session.close();
  });
});

describe('other bytes in the place of an original', () => {
  it('are not taken for it, whatever its record says', () => {
    const store = temporaryStore();
    store.put('call', 'the right bytes');
    writeFileSync(join(store.dir, 'call.txt'), 'the wrong bytes');
    expect(store.put('call', 'the right bytes').id).toBe('call~2');
    expect(Buffer.from(store.read('call~2')).toString()).toBe('the right bytes');
    for (const kind of ['txt', 'json']) {
      mkdirSync(join(store.dir, `${kind}.${kind}`));
      expect(store.put(kind, 'x').id).toBe(`${kind}~2`);
    }
  });
});

describe('a name beside which parts of another session are left', () => {
  it.each(['outputs', 'blobs', 'history', 'damaged'])('(%s) is not given to a new one', (kind) => {
    const file = join(temporaryFolder(), 'work.jsonl');
    mkdirSync(beside(file, kind));
    createSession(file).close();
    deleteSession(file);
    mkdirSync(beside(file, kind));
    writeFileSync(join(beside(file, kind), 'left'), 'x');
    expect(() => createSession(file)).toThrow(/work\.\w+ holds parts of another session: move or delete it/);
    expect(readdirSync(dirname(file))).toEqual([`work.${kind}`]);
  });
});

describe('a part of a session that is a link', () => {
  it.each(['outputs', 'blobs', 'history', 'damaged'])('(%s) is not followed', (kind) => {
    const file = closedSession();
    const target = temporaryFolder();
    writeFileSync(join(target, 'theirs'), 'x');
    symlinkSync(target, beside(file, kind));
    for (const use of [
      () => openSession(file),
      () => openSession(file, { mode: 'readonly' }),
      () => deleteSession(file),
    ]) {
      expect(use).toThrow(/is a symbolic link: move it away/);
    }
    expect(readdirSync(target)).toEqual(['theirs']);
    expect(readdirSync(dirname(file)).sort()).toEqual([`work.${kind}`, 'work.index', 'work.jsonl'].sort());
    const fresh = join(temporaryFolder(), 'work.jsonl');
    symlinkSync(target, beside(fresh, kind));
    expect(() => createSession(fresh)).toThrow(code('bad-path'));
    expect(existsSync(fresh)).toBe(false);
  });
});

describe('a new session that fails', () => {
  it.each([
    ['because of its clock', { now: () => new Date(Number.NaN) }],
    [
      'because the disk is full',
      {
        openAppender: withFault(() => ({
          write() {
            throw systemError('ENOSPC');
          },
        })),
      },
    ],
  ])('%s leaves nothing, so that its name can be used', (_why, options) => {
    const file = join(temporaryFolder(), 'work.jsonl');
    expect(() => createSession(file, options)).toThrow();
    expect(readdirSync(dirname(file))).toEqual([]);
    createSession(file).close();
  });
});
