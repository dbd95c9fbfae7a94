import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSession, openSession } from '../../src/index.js';
import { newSession, says, texts } from './session-fixtures.js';

describe('a new session', () => {
  it('is a header line and one line for each entry, readable by the user alone', () => {
    const session = newSession({ cwd: '/project', title: 'a title' });
    const first = session.append(says('hello'));
    const second = session.append(says('world'));
    session.close();
    const [header, ...lines] = readFileSync(session.file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ type: 'session', version: 1, cwd: '/project', title: 'a title' });
    expect(lines).toEqual([first, second]);
    expect(second.parent).toBe(first.id);
    expect(statSync(session.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(session.file)).sort()).toEqual(['work.index', 'work.jsonl']);
  });

  it('gives back what was appended, after it was opened again', () => {
    const session = newSession();
    const written = ['one', 'two', 'three'].map((text) => session.append(says(text)));
    session.close();
    const again = openSession(session.file);
    expect([...again.entries()]).toEqual(written);
    expect(again.last(2)).toEqual(written.slice(1));
    expect(again.entry(written[1]?.id ?? '')).toEqual(written[1]);
    expect(again.leaf).toBe(written[2]?.id);
    expect(again.findings).toEqual([]);
    again.close();
  });

  it('is not made over one that is there', () => {
    const session = newSession();
    session.close();
    expect(() => createSession(session.file)).toThrow(expect.objectContaining({ code: 'session-exists' }));
  });
});

describe('the last line', () => {
  it('is cut off, kept aside and reported when it was not written to its end', () => {
    const session = newSession();
    session.append(says('whole'));
    session.close();
    const { size } = statSync(session.file);
    appendFileSync(session.file, '{"type":"message","id":"torn","par');
    const again = openSession(session.file);
    expect(texts(again.entries())).toEqual(['whole']);
    expect(again.findings).toMatchObject([{ code: 'torn-tail', at: `byte ${size}` }]);
    expect(statSync(session.file).size).toBe(size);
    const damaged = join(dirname(session.file), 'work.damaged', `at-${size}.bytes`);
    expect(readFileSync(damaged, 'utf8')).toBe('{"type":"message","id":"torn","par');
    again.append(says('next'));
    again.close();
    expect(texts(openSession(session.file, { mode: 'readonly' }).entries())).toEqual(['whole', 'next']);
  });

  it('is ended when only its end is missing', () => {
    const session = newSession();
    session.append(says('whole'));
    session.close();
    writeFileSync(session.file, readFileSync(session.file, 'utf8').trimEnd());
    const reader = openSession(session.file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['whole']);
    expect(reader.findings).toMatchObject([{ code: 'unfinished-line' }]);
    const again = openSession(session.file);
    again.append(says('next'));
    expect(texts(again.entries())).toEqual(['whole', 'next']);
    expect(again.findings).toMatchObject([{ code: 'unfinished-line' }]);
    again.close();
    reader.refresh();
    expect(texts(reader.entries())).toEqual(['whole', 'next']);
    reader.close();
  });

  it('is left alone by a reader', () => {
    const session = newSession();
    session.append(says('whole'));
    session.close();
    appendFileSync(session.file, '{"type":');
    const before = readFileSync(session.file, 'utf8');
    const reader = openSession(session.file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['whole']);
    expect(reader.findings).toMatchObject([{ code: 'torn-tail' }]);
    reader.close();
    expect(readFileSync(session.file, 'utf8')).toBe(before);
    expect(existsSync(join(dirname(session.file), 'work.damaged'))).toBe(false);
  });
});
