import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportedSession } from '@ctx/transcript/import';
import { describe, expect, it } from 'vitest';
import { createSession, forkSession, importInto, type NewEntry, openSession, type Session } from '../../src/index.js';
import { temporaryFolder } from '../temporary-store.js';
import { newSession, says, texts } from './session-fixtures.js';

const codes = ({ findings }: Session) => findings.map(({ code }) => code);

const message = (id: string, parent: string | null) =>
  ({
    type: 'message',
    id,
    parent,
    message: { role: 'user', id, parts: [{ type: 'text', text: id, origin: 'typed' }] },
  }) as const;

function imported(leaf: string): ImportedSession {
  const entries = [message('a', null), message('b', 'a'), message('c', 'b')];
  return { format: 'other', info: {}, entries, leaf, originals: new Map(), sources: new Map(), findings: [] };
}

/** A session of the first lines of another, as a killed process leaves it. */
function cutAfter(file: string, lines: number): string {
  const path = join(temporaryFolder(), 'cut.jsonl');
  writeFileSync(
    path,
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return path;
}

/** What refers to an original that is kept. */
function refersTo(original: string): NewEntry {
  const parts = [{ type: 'text', text: 'a part' }] as const;
  return { type: 'message', message: { role: 'tool', id: 'r', callId: 'call', status: 'success', parts, original } };
}

describe('an import that was killed', () => {
  it.each(['c', 'b'])('at any line says so, whatever is appended to it (leaf %s)', (leaf) => {
    const session = newSession();
    importInto(session, imported(leaf), Buffer.from('a recording'));
    expect(session.findings).toEqual([]);
    session.close();
    const lines = readFileSync(session.file, 'utf8').split('\n').length - 1;
    expect(lines).toBe(leaf === 'c' ? 5 : 6);
    for (let kept = 2; kept < lines; kept += 1) {
      const cut = openSession(cutAfter(session.file, kept));
      expect(codes(cut)).toEqual(['incomplete-import']);
      expect(cut.findings[0]?.message).toContain(
        `${lines - 2} entries, and not all of them are among the ${kept - 2} `,
      );
      for (let more = 0; more < 5; more += 1) cut.append(says('more'));
      cut.close();
      expect(codes(openSession(cut.file, { mode: 'readonly' }))).toEqual(['incomplete-import']);
      const fork = forkSession(openSession(cut.file, { mode: 'readonly' }), join(dirname(cut.file), 'fork.jsonl'));
      expect(codes(fork)).toContain('incomplete-fork');
      fork.close();
      expect(codes(openSession(fork.file, { mode: 'readonly' }))).toEqual(['incomplete-fork']);
    }
    const whole = openSession(session.file);
    expect(whole.findings).toEqual([]);
    whole.append(says('more'));
    expect(whole.findings).toEqual([]);
    whole.close();
  });

  it('is told apart from one that still runs, by reading on', () => {
    const session = newSession();
    importInto(session, imported('b'), Buffer.from('a recording'));
    session.close();
    const path = cutAfter(session.file, 3);
    const reader = openSession(path, { mode: 'readonly' });
    expect(codes(reader)).toEqual(['incomplete-import']);
    writeFileSync(path, readFileSync(session.file));
    reader.refresh();
    expect(reader.findings).toEqual([]);
    reader.close();
  });
});

describe('a fork that was killed', () => {
  it('at any line says so, whatever is appended to it', () => {
    const session = newSession();
    for (const id of ['a', 'b', 'c']) session.append(says(id, { id }));
    const fork = forkSession(session, join(dirname(session.file), 'fork.jsonl'));
    expect(fork.findings).toEqual([]);
    fork.close();
    expect(fork.header.forkedFrom).toMatchObject({ entry: 'c', entries: 3 });
    for (let kept = 1; kept < 4; kept += 1) {
      const cut = openSession(cutAfter(fork.file, kept));
      expect(codes(cut)).toEqual(['incomplete-fork']);
      for (let more = 0; more < 5; more += 1) cut.append(says('more'));
      cut.close();
      expect(codes(cut)).toEqual(['incomplete-fork']);
      expect(codes(openSession(cut.file))).toEqual(['incomplete-fork']);
    }
    const none = forkSession(session, join(dirname(session.file), 'none.jsonl'), { at: null });
    expect(none.findings).toEqual([]);
    none.close();
  });
});

describe('a fork of a session that has lost something', () => {
  it('tells what could not be taken over', () => {
    const session = newSession();
    session.outputs.put('kept', 'x');
    session.outputs.put('lost', 'x');
    for (const original of ['kept', 'lost']) session.append(refersTo(original));
    rmSync(join(session.outputs.dir, 'lost.txt'));
    const fork = forkSession(session, join(dirname(session.file), 'fork.jsonl'));
    expect(fork.findings).toMatchObject([
      { code: 'not-copied', message: expect.stringContaining('original "lost" of') },
    ]);
    expect(texts(fork.entries())).toEqual(['a part', 'a part']);
    fork.close();
    session.close();
  });

  it('tells once of what many entries name', () => {
    const session = newSession();
    const recording = Buffer.from('the recording');
    const range = [{ offset: 0, bytes: 3 }];
    const sources = new Map(['a', 'b', 'c'].map((id) => [id, range]));
    importInto(session, { ...imported('c'), sources }, recording);
    rmSync(session.blobs.dir, { recursive: true });
    const fork = forkSession(session, join(dirname(session.file), 'fork.jsonl'));
    expect(codes(fork)).toEqual(['not-copied']);
    fork.close();
    session.close();
  });

  it('tells of an entry that can no longer be read, then and later', () => {
    const session = newSession();
    for (const id of ['a', 'b', 'c']) session.append(says(id, { id }));
    const bytes = readFileSync(session.file);
    bytes[bytes.indexOf('"b"') - 1] = 0;
    writeFileSync(session.file, bytes);
    const fork = forkSession(session, join(dirname(session.file), 'fork.jsonl'));
    expect(codes(fork)).toEqual(expect.arrayContaining(['not-copied', 'incomplete-fork']));
    expect(texts(fork.entries())).toEqual(['a', 'c']);
    fork.close();
    expect(codes(openSession(fork.file, { mode: 'readonly' }))).toEqual(['missing-parent', 'incomplete-fork']);
    session.close();
  });

  it('keeps the text of a record whose id is another one, however deep it is', () => {
    const file = join(temporaryFolder(), 'deep.jsonl');
    createSession(file).close();
    const depth = 100_000;
    const deep = `${'['.repeat(depth)}1.0${']'.repeat(depth)}`;
    const record = (text: string) =>
      `{"type":"later","id":"same","parent":null,"sub":{"id":"x"},"text":"${text}","deep":${deep}}\n`;
    writeFileSync(file, readFileSync(file, 'utf8') + record('one') + record('two'));
    const session = openSession(file, { mode: 'readonly' });
    const fork = forkSession(session, join(dirname(file), 'fork.jsonl'), { at: 'same~2' });
    fork.close();
    expect(readFileSync(fork.file, 'utf8').split('\n')[1]).toBe(record('two').replace('"same"', '"same~2"').trimEnd());
    expect([...openSession(fork.file).entries()].map(({ id }) => id)).toEqual(['same~2']);
  });
});
