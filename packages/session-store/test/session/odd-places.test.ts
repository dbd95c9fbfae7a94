import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSession, deleteSession, forkSession, listSessions, openSession } from '../../src/index.js';
import { temporaryFolder } from '../temporary-store.js';
import { newSession, says } from './session-fixtures.js';

const code = (expected: string) => expect.objectContaining({ code: expected });

/** Runs a step as a user whom permissions bind. */
function asNobody<Result>(step: () => Result): Result {
  const root = process.getuid?.() === 0;
  if (root) process.seteuid?.(65_534);
  try {
    return step();
  } finally {
    if (root) process.seteuid?.(0);
  }
}

/** A folder that anybody may use. */
function openFolder(): string {
  const dir = temporaryFolder();
  chmodSync(dir, 0o777);
  return dir;
}

describe('a folder of sessions with odd files', () => {
  it('lists the others, and tells of one that may not be read', () => {
    const dir = openFolder();
    for (const name of ['one', 'refused']) createSession(join(dir, `${name}.jsonl`)).close();
    chmodSync(join(dir, 'one.jsonl'), 0o644);
    chmodSync(join(dir, 'refused.jsonl'), 0);
    const problems: string[] = [];
    const listed = asNobody(() => listSessions(dir, { onProblem: (problem) => problems.push(problem) }));
    expect(listed.map(({ name }) => name)).toEqual(['one']);
    expect(problems).toEqual([expect.stringMatching(/refused\.jsonl is skipped: cannot read .*EACCES/)]);
    expect(asNobody(() => listSessions(dir))).toHaveLength(1);
  });

  const memory = '/dev/shm';
  it.skipIf(!existsSync(memory))('lists one that was written later than any date there is', () => {
    const dir = mkdtempSync(join(memory, 'session-store-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    for (const name of ['now', 'odd']) createSession(join(dir, `${name}.jsonl`)).close();
    execFileSync('touch', ['-d', '@9000000000000', join(dir, 'odd.jsonl')]);
    expect(listSessions(dir).map(({ name }) => name)).toEqual(['odd', 'now']);
    expect(listSessions(dir)[0]?.changedAt).toBe('+275760-09-13T00:00:00.000Z');
  });
});

describe('a folder that may not be listed', () => {
  it('is told by code, and no lock is left there', () => {
    const dir = openFolder();
    const file = join(dir, 'work.jsonl');
    asNobody(() => createSession(file).close());
    const before = readdirSync(dir);
    chmodSync(dir, 0o333);
    asNobody(() => {
      for (const use of [
        () => openSession(file),
        () => createSession(join(dir, 'new.jsonl')),
        () => deleteSession(file),
        () => listSessions(dir),
      ]) {
        expect(use).toThrow(code('cannot-read'));
      }
      openSession(file, { mode: 'readonly' }).close();
    });
    expect(readdirSync(dir)).toEqual(before);
  });
});

describe('a folder beside a session that may not be looked into', () => {
  it.each(['blobs', 'history'])('(%s) makes a fork fail by code, and nothing of it is left', (kind) => {
    const dir = openFolder();
    const file = join(dir, 'work.jsonl');
    asNobody(() => {
      const session = createSession(file);
      const base64 = Buffer.alloc(2_000).toString('base64');
      const parts = [{ type: 'media', mediaType: 'image/png', base64, origin: 'attached' }] as const;
      session.append({ type: 'message', message: { id: 'm', role: 'user', parts } });
      session.writeHistory('what was before');
      session.close();
    });
    chmodSync(join(dir, `work.${kind}`), 0);
    onTestFinished(() => chmodSync(join(dir, `work.${kind}`), 0o700));
    asNobody(() => {
      const session = openSession(file, { mode: 'readonly' });
      expect(() => forkSession(session, join(dir, 'fork.jsonl'))).toThrow(code('cannot-read'));
      session.close();
    });
    expect(readdirSync(dir).filter((name) => name.startsWith('fork'))).toEqual([]);
  });
});

describe('a deletion that stops half-way', () => {
  it('leaves the session file, so that it can be done again', () => {
    const dir = openFolder();
    const file = join(dir, 'work.jsonl');
    asNobody(() => {
      const session = createSession(file);
      session.outputs.put('orig', 'x');
      session.close();
      chmodSync(join(dir, 'work.outputs'), 0o500);
      expect(() => deleteSession(file)).toThrow(code('cannot-store'));
    });
    expect(readdirSync(dir)).toEqual(expect.arrayContaining(['work.jsonl', 'work.outputs']));
    chmodSync(join(dir, 'work.outputs'), 0o700);
    asNobody(() => deleteSession(file));
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe('the end of the active path', () => {
  it('is read from one of the last messages on, with all that stands between them', () => {
    const session = newSession({ fsync: 'never' });
    session.append(says('one', { id: 'one' }));
    session.append({ type: 'settings', id: 'set', title: 'a title' });
    session.append(says('two', { id: 'two' }));
    session.append({ type: 'settings', id: 'end', title: 'another' });
    const ids = (options: Parameters<typeof session.entries>[0]) => [...session.entries(options)].map(({ id }) => id);
    expect(ids({ last: 0 })).toEqual([]);
    expect(ids({ last: 1 })).toEqual(['two', 'end']);
    expect(ids({ last: 2 })).toEqual(['one', 'set', 'two', 'end']);
    expect(ids({ last: 9 })).toEqual(ids({}));
    expect(ids({ last: 2, after: 'one' })).toEqual(['set', 'two', 'end']);
    expect(ids({ last: 1, after: 'one' })).toEqual(['two', 'end']);
    expect(ids({ last: 1, after: 'two' })).toEqual(['end']);
    expect(() => session.entries({ after: 'no' })).toThrow(code('unknown-id'));
    session.close();
  });
});

describe('an entry too large for a line', () => {
  it('is refused by code, and the session goes on', () => {
    const session = newSession();
    expect(() => session.append(says('\u0001'.repeat(90_000_000)))).toThrow(code('bad-entry'));
    session.append(says('next'));
    expect(session.count).toBe(1);
    session.close();
  });
});
