import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSession, type Session } from '../../src/index.js';
import { fullAtWrite, killedAfter, shortWrites, systemError, withFault } from './faulty-appender.js';
import { newSession, says, texts } from './session-fixtures.js';

const now = () => new Date('2026-01-02T03:04:05Z');

/** A session with two entries that are on the disk. */
function acknowledged(): Session {
  const session = newSession({ now });
  session.append(says('one'));
  session.append(says('two'));
  session.sync();
  session.close();
  return session;
}

/** Appends two more, until something fails; gives those that were appended. */
function appendTwo(session: Session): string[] {
  const done: string[] = [];
  try {
    for (const text of ['three', 'four, with a quote " and an é']) {
      const message = {
        role: 'user',
        id: `m-${done.length}`,
        parts: [{ type: 'text', text, origin: 'typed' }],
      } as const;
      session.append({ type: 'message', message, id: `id-${done.length}`, at: now().toISOString() });
      done.push(text);
    }
  } catch {
    // The process is dead; what it holds goes with it.
  }
  session.close();
  return done;
}

describe('a writer that is killed while it appends', () => {
  it('leaves every whole record and no half one, at whatever byte it dies', () => {
    const { file } = acknowledged();
    const before = readFileSync(file);
    appendTwo(openSession(file));
    const after = readFileSync(file);
    const ends = [before.length, after.indexOf('\n', before.length) + 1, after.length];
    const all = ['one', 'two', 'three', 'four, with a quote " and an é'];

    for (let bytes = 0; bytes <= after.length - before.length; bytes += 1) {
      writeFileSync(file, before);
      appendTwo(openSession(file, { openAppender: killedAfter(bytes) }));
      const size = before.length + bytes;
      expect(statSync(file).size).toBe(size);
      const session = openSession(file);
      // A record that lacks nothing but the end of its line is whole.
      const whole = ends.findLastIndex((end) => size >= end - 1);
      expect(texts(session.entries()), `killed after ${bytes} bytes`).toEqual(all.slice(0, 2 + whole));
      const expected = ends.includes(size) ? [] : ends.includes(size + 1) ? ['unfinished-line'] : ['torn-tail'];
      expect(session.findings.map(({ code }) => code)).toEqual(expected);
      session.append(says('after'));
      session.close();
      const reader = openSession(file, { mode: 'readonly' });
      expect(texts(reader.entries())).toEqual([...all.slice(0, 2 + whole), 'after']);
      reader.close();
    }
  });

  it('leaves a session that can be opened, at whatever byte of its first line it dies', () => {
    for (let bytes = 0; bytes < 40; bytes += 1) {
      const created = newSession({ id: 'kept', now });
      created.close();
      const { file } = created;
      writeFileSync(file, readFileSync(file).subarray(0, bytes));
      const session = openSession(file);
      expect(session.header.version).toBe(1);
      session.append(says('first'));
      session.close();
      const reader = openSession(file, { mode: 'readonly' });
      expect(texts(reader.entries())).toEqual(['first']);
      reader.close();
    }
  });
});

describe('a full disk', () => {
  it.each([1, 2, 3])('at append %i leaves the file as it was, and later appends go on', (append) => {
    const { file } = acknowledged();
    const session = openSession(file, { openAppender: fullAtWrite(append) });
    const kept = ['one', 'two'];
    for (let number = 1; number <= 4; number += 1) {
      const { size } = statSync(file);
      const { leaf } = session;
      if (number === append) {
        expect(() => session.append(says(`new ${number}`))).toThrow(
          expect.objectContaining({ code: 'cannot-store', cause: expect.objectContaining({ code: 'ENOSPC' }) }),
        );
        expect(statSync(file).size).toBe(size);
        expect(session.leaf).toBe(leaf);
      } else {
        session.append(says(`new ${number}`));
        kept.push(`new ${number}`);
      }
    }
    expect(texts(session.entries())).toEqual(kept);
    session.close();
    const again = openSession(file);
    expect(texts(again.entries())).toEqual(kept);
    expect(again.findings).toEqual([]);
  });

  it('where even the half line cannot be cut off, stops all writing until the session is repaired', () => {
    const { file } = acknowledged();
    const session = openSession(file, { openAppender: fullAtWrite(1, { stuck: true }) });
    expect(() => session.append(says('lost'))).toThrow(expect.objectContaining({ code: 'cannot-store' }));
    expect(() => session.append(says('never glued'))).toThrow(expect.objectContaining({ code: 'damaged-tail' }));
    expect(() => session.sync()).toThrow(expect.objectContaining({ code: 'damaged-tail' }));
    expect(texts(session.entries())).toEqual(['one', 'two']);
    session.close();
    const again = openSession(file);
    expect(again.findings).toMatchObject([{ code: 'torn-tail' }]);
    again.append(says('three'));
    expect(texts(again.entries())).toEqual(['one', 'two', 'three']);
  });
});

describe('a disk that', () => {
  it('takes a line in small parts gets all of it', () => {
    const { file } = acknowledged();
    const session = openSession(file, { openAppender: shortWrites(3) });
    session.append(says('in parts'));
    session.close();
    expect(texts(openSession(file).entries())).toEqual(['one', 'two', 'in parts']);
  });

  it('cannot sync lets nothing be acknowledged, nor written after it', () => {
    const { file } = acknowledged();
    const fault = withFault(() => ({
      sync() {
        throw systemError('EIO');
      },
    }));
    const session = openSession(file, { openAppender: fault });
    session.append(says('perhaps'));
    expect(() => session.sync()).toThrow(expect.objectContaining({ code: 'cannot-store' }));
    expect(() => session.sync()).toThrow(expect.objectContaining({ code: 'damaged-tail' }));
    expect(() => session.append(says('no'))).toThrow(expect.objectContaining({ code: 'damaged-tail' }));
    session.close();
    expect(texts(openSession(file).entries()).slice(0, 2)).toEqual(['one', 'two']);
  });

  it('is synced when the policy says so, and only then', () => {
    const syncs = { acknowledged: 0, always: 0, never: 0 };
    for (const fsync of ['acknowledged', 'always', 'never'] as const) {
      const { file } = acknowledged();
      const counted = withFault((real) => ({
        sync() {
          syncs[fsync] += 1;
          real.sync();
        },
      }));
      const session = openSession(file, { fsync, openAppender: counted });
      for (const text of ['a', 'b', 'c']) session.append(says(text));
      session.sync();
      session.sync();
      session.close();
    }
    expect(syncs).toEqual({ acknowledged: 1, always: 3, never: 0 });
  });

  it('holds lines of another program is noticed before anything is acknowledged', () => {
    const { file } = acknowledged();
    const session = openSession(file);
    session.append(says('mine'));
    writeFileSync(file, '{"type":"other"}\n', { flag: 'a' });
    expect(() => session.sync()).toThrow(expect.objectContaining({ code: 'changed-underneath' }));
    session.close();
  });
});
