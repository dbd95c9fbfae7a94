import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportedSession } from '@ctx/transcript/import';
import { describe, expect, it } from 'vitest';
import {
  createSession,
  deleteSession,
  exportSession,
  forkSession,
  importInto,
  listSessions,
  type NewEntry,
  openSession,
} from '../../src/index.js';
import { temporaryFolder } from '../temporary-store.js';
import { newSession, says, texts } from './session-fixtures.js';

const beside = (file: string, kind: string) => file.replace(/\.jsonl$/, `.${kind}`);

function shows(base64: string): NewEntry {
  const image = { type: 'media', mediaType: 'image/png', name: 'a.png', base64, origin: 'attached' } as const;
  return { type: 'message', message: { role: 'user', id: 'image', parts: [image] } };
}

function result(text: string, more: { callId?: string; original?: string } = {}): NewEntry {
  const parts = [{ type: 'text', text }] as const;
  return {
    type: 'message',
    message: { role: 'tool', id: 'result', callId: 'call', status: 'success', parts, ...more },
  };
}

describe('an image', () => {
  it('is stored once under its hash, and the line names it', () => {
    const session = newSession();
    const bytes = randomBytes(5_000);
    const first = session.append(shows(bytes.toString('base64')));
    session.append(shows(bytes.toString('base64')));
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(first).toMatchObject({ message: { parts: [{ blob: hash, name: 'a.png', origin: 'attached' }] } });
    expect([...session.entries()][0]).toEqual(first);
    expect(session.blobs.get(hash)).toEqual(bytes);
    expect(readdirSync(beside(session.file, 'blobs'))).toEqual([hash]);
    expect(statSync(session.file).size).toBeLessThan(2_000);
    expect(statSync(beside(session.file, 'blobs')).mode & 0o777).toBe(0o700);
    session.close();
  });

  it('that is small, or not the base64 that its bytes would give, stays in the line', () => {
    const session = newSession();
    for (const base64 of ['AAAA', `${'AAAA'.repeat(2_000)}=oops`]) {
      expect(session.append(shows(base64))).toMatchObject({ message: { parts: [{ base64 }] } });
    }
    expect(existsSync(beside(session.file, 'blobs'))).toBe(false);
    session.close();
  });

  it('is shared by sessions that share a folder of blobs, and no hash leads out of it', () => {
    const blobs = join(temporaryFolder(), 'shared');
    const [one, two] = [newSession({ blobs }), newSession({ blobs })];
    const base64 = randomBytes(2_000).toString('base64');
    one.append(shows(base64));
    two.append(shows(base64));
    expect(readdirSync(blobs)).toHaveLength(1);
    writeFileSync(join(dirname(blobs), 'secret'), 'x');
    expect(one.blobs.get('../secret')).toBeUndefined();
  });
});

describe('a history file', () => {
  it('has the next number, is recalled by its name, and can be removed', () => {
    const session = newSession();
    expect(session.writeHistory('# one\nfirst')).toBe('history-1.md');
    expect(session.writeHistory('# two\nsecond')).toBe('history-2.md');
    expect(session.recall({ id: 'history-2.md', offset: 2 }).text).toBe('history-2.md: lines 2-2 of 2\n2│second\n');
    session.removeHistory('history-2.md');
    session.removeHistory('../work.jsonl');
    expect(existsSync(session.file)).toBe(true);
    expect(() => session.recall({ id: 'history-2.md' })).toThrow(/nearest: "history-1.md"/);
    session.close();
  });
});

describe('the name of a history file', () => {
  it('is one that can be recalled, whatever numbers were planted', () => {
    const session = newSession();
    session.writeHistory('first');
    writeFileSync(join(beside(session.file, 'history'), 'history-999999999.md'), 'planted');
    const name = session.writeHistory('second');
    expect(session.recall({ id: name }).text).toContain('second');
    expect(session.writeHistory('third')).not.toBe(name);
    session.close();
  });
});

describe('recall', () => {
  it('finds originals, entries, messages, the first result of a call, and describes blobs', () => {
    const session = newSession();
    session.outputs.put('orig', 'line one\nline two\n');
    const entry = session.append(result('shown at first', { callId: 'call-7' }));
    session.append({ ...result('shown later', { callId: 'call-7' }), id: 'later' });
    const hash = session.blobs.put(randomBytes(2_000));
    const shown = (id: string) => session.recall({ id }).text.split('\n')[1];
    expect(shown('orig')).toBe('1│line one');
    expect(shown(entry.id)).toBe('1│shown at first');
    expect(shown('call-7')).toBe('1│shown at first');
    expect(shown(hash)).toContain('a blob of 2000 bytes');
    expect(session.original('orig')).toEqual(Buffer.from('line one\nline two\n'));
    expect(session.original('no')).toBeUndefined();
    expect(session.recall({ id: 'orig', pattern: 'two$' })).toMatchObject({ matches: 1, from: 1, to: 2 });
    expect(() => session.recall({ id: 'call-8' })).toThrow(
      expect.objectContaining({ code: 'unknown-id', details: expect.objectContaining({ nearest: ['call-7'] }) }),
    );
    expect(() => session.recall({})).toThrow(expect.objectContaining({ code: 'bad-pattern' }));
    expect(() => session.recall({ id: '' })).toThrow(expect.objectContaining({ code: 'unknown-id' }));
    session.close();
  });

  it('of a pattern searches the whole session, and names the ids that recall shows more of', () => {
    const session = newSession();
    session.append(says('where is the needle?', { id: 'asked' }));
    session.outputs.put('long', `${'hay\n'.repeat(500)}a needle\n`);
    session.append({ ...result('hay [shortened]', { original: 'long' }), id: 'found' });
    session.append(says('no more'));
    const { text, matches } = session.recall({ pattern: 'needle' });
    expect(text).toBe(
      'the session: 2 lines in 2 of 4 texts match "needle"\nasked: 1 line\n1>where is the needle?\nlong: 1 line\n501>a needle\n',
    );
    expect(matches).toBe(2);
    expect(session.recall({ pattern: 'where' }).text).toContain(
      'the session: 1 line in 1 of 4 texts matches "where"\n',
    );
    expect(() => session.recall({ pattern: /needle/ as never })).toThrow(
      expect.objectContaining({ code: 'bad-pattern', message: expect.stringContaining('of type object') }),
    );
    session.close();
  });

  it('of a pattern that matches everywhere answers in parts, none left out and none twice', () => {
    const session = newSession({ fsync: 'never' });
    const ids: string[] = [];
    for (let number = 0; number < 300; number += 1) ids.push(session.append(says(`match ${number}\n`.repeat(10))).id);
    const found: string[] = [];
    for (let offset: number | undefined = 1; offset !== undefined; ) {
      const answer = session.recall({ pattern: 'match', offset, maxBytes: 2_000 });
      expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(2_000);
      found.push(...[...answer.text.matchAll(/^(\w+): 10 lines$/gm)].map(([, id]) => id ?? ''));
      offset = answer.next;
    }
    expect(found).toEqual(ids);
    session.close();
  });

  it('of a reader makes no folder', () => {
    const session = newSession();
    session.append(says('x'));
    session.close();
    const reader = openSession(session.file, { mode: 'readonly' });
    expect(() => reader.recall({ id: 'y' })).toThrow();
    reader.recall({ pattern: 'x' });
    expect(readdirSync(dirname(session.file)).sort()).toEqual(['work.index', 'work.jsonl']);
  });
});

describe('a fork', () => {
  it('has the path up to an entry with all that it refers to, and lives on without the session', () => {
    const session = newSession({ title: 'first' });
    session.outputs.put('orig', 'the whole of it');
    session.append(shows(randomBytes(2_000).toString('base64')));
    const at = session.append({ ...result('part', { original: 'orig' }), id: 'at' });
    session.append(says('not in the fork'));
    const path = join(dirname(session.file), 'fork.jsonl');
    const fork = forkSession(session, path, { at: at.id });
    expect([...fork.entries()]).toEqual([...session.path(at.id)]);
    expect(fork.header).toMatchObject({ title: 'first', forkedFrom: { session: session.header.id, entry: 'at' } });
    expect(fork.header.id).not.toBe(session.header.id);
    fork.append(says('only in the fork'));
    fork.close();
    session.close();
    deleteSession(session.file);
    const again = openSession(path);
    expect(again.recall({ id: 'orig' }).text).toContain('the whole of it');
    const [image] = [...again.entries()].flatMap((entry) => (entry.type === 'message' ? entry.message.parts : []));
    expect(again.blobs.get(image?.type === 'media' ? (image.blob ?? '') : '')).toHaveLength(2_000);
    again.close();
  });

  it('of an entry that is not there leaves nothing', () => {
    const session = newSession();
    const path = join(dirname(session.file), 'fork.jsonl');
    expect(() => forkSession(session, path, { at: 'no' })).toThrow(expect.objectContaining({ code: 'unknown-id' }));
    expect(existsSync(path)).toBe(false);
  });
});

describe('a folder of sessions', () => {
  it('lists them by their start, last written first, whatever else lies there', () => {
    const dir = temporaryFolder();
    expect(listSessions(join(dir, 'none'))).toEqual([]);
    const one = createSession(join(dir, 'one.jsonl'), { cwd: '/a' });
    one.append(says('Make it work\nand more'));
    one.close();
    writeFileSync(join(dir, 'foreign.jsonl'), 'not a session\n');
    writeFileSync(join(dir, 'notes.txt'), '');
    const two = createSession(join(dir, 'two.jsonl'), { title: 'titled' });
    two.append({ type: 'settings', title: 'titled later' });
    two.close();
    const listed = listSessions(dir);
    expect(listed.map(({ name, title }) => [name, title])).toEqual(
      expect.arrayContaining([
        ['two', 'titled later'],
        ['foreign', undefined],
        ['one', 'Make it work'],
      ]),
    );
    expect(listed.find(({ name }) => name === 'one')?.header.cwd).toBe('/a');
  });

  it('loses one with all that is beside it, but not while it is written', () => {
    const session = newSession();
    session.outputs.put('orig', 'x');
    session.writeHistory('x');
    session.blobs.put(randomBytes(10));
    expect(() => deleteSession(session.file)).toThrow(expect.objectContaining({ code: 'locked' }));
    session.close();
    deleteSession(session.file);
    expect(readdirSync(dirname(session.file))).toEqual([]);
    expect(() => deleteSession(session.file)).toThrow(expect.objectContaining({ code: 'no-session' }));
  });

  it('gives the raw lines of one', () => {
    const session = newSession();
    session.append(says('one'));
    const pieces = [...exportSession(session)];
    expect(Buffer.concat(pieces)).toEqual(readFileSync(session.file));
    session.close();
  });
});

describe('a recording of another agent', () => {
  const recording = Buffer.from('{"user":"hi"}\n{"answer":"hello"}\n{"tried":"again"}\n');
  const message = (id: string, text: string) =>
    ({ type: 'message', id, message: { role: 'user', id, parts: [{ type: 'text', text, origin: 'typed' }] } }) as const;
  const imported: ImportedSession = {
    format: 'other-agent',
    info: { id: 'theirs', title: 'a title' },
    entries: [
      { ...message('e1', 'hi'), parent: null },
      { ...message('e2', 'hello'), parent: 'e1' },
      { ...message('e3', 'again'), parent: 'e1' },
    ],
    leaf: 'e2',
    originals: new Map([['call', 'all of the output']]),
    sources: new Map([
      ['e1', [{ offset: 0, bytes: 13 }]],
      ['e2', [{ offset: 14, bytes: 18 }]],
    ]),
    findings: [],
  };

  it('is imported with its ids, its branches, its originals and its raw lines', () => {
    const session = newSession();
    importInto(session, imported, recording);
    expect([...session.entries()]).toEqual(imported.entries.slice(0, 2));
    expect(session.entry('e3')).toEqual(imported.entries[2]);
    expect(Buffer.from(session.source('e2') ?? []).toString()).toBe('{"answer":"hello"}');
    expect(session.recall({ id: 'call' }).text).toContain('all of the output');
    session.close();
    const again = openSession(session.file);
    expect(texts(again.entries())).toEqual(['hi', 'hello']);
    expect(Buffer.from(again.source('e1') ?? []).toString()).toBe('{"user":"hi"}');
    expect(() => importInto(again, imported, recording)).toThrow(expect.objectContaining({ code: 'not-empty' }));
    const fork = forkSession(again, join(dirname(session.file), 'fork.jsonl'));
    expect(Buffer.from(fork.source('e2') ?? []).toString()).toBe('{"answer":"hello"}');
    fork.close();
    again.close();
  });

  it.each(['[0,-5]', '[0,9e15]', '[-1,2]', '[0,2],[0,50]', '["0",1]'])(
    'whose lines name impossible parts of it (%s) gives none',
    (ranges) => {
      const session = newSession();
      importInto(session, imported, recording);
      session.close();
      const lines = readFileSync(session.file, 'utf8');
      writeFileSync(session.file, lines.replace('[0,13]', ranges));
      const reader = openSession(session.file, { mode: 'readonly' });
      expect(reader.source('e1')).toBeUndefined();
      expect(reader.source('e2')).toHaveLength(18);
      reader.close();
    },
  );
});
