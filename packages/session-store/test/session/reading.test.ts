import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession, forkSession, openSession, type Session } from '../../src/index.js';
import { newSession, says, texts } from './session-fixtures.js';

const indexOf = ({ file }: Session) => file.replace('.jsonl', '.index');
const runs = Number(process.env.FC_RUNS ?? 500);

describe('a reader beside a writer', () => {
  it('sees what is whole, and with refresh what came since', () => {
    const writer = newSession();
    writer.append(says('one'));
    const reader = openSession(writer.file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['one']);
    for (const text of ['two', 'three']) writer.append(says(text));
    expect(texts(reader.entries())).toEqual(['one']);
    expect(reader.refresh()).toBe(2);
    expect(texts(reader.entries())).toEqual(['one', 'two', 'three']);
    writer.rewind(null);
    writer.append(says('anew'));
    expect(reader.refresh()).toBe(2);
    expect(texts(reader.entries())).toEqual(['anew']);
    expect(reader.findings).toEqual([]);
    reader.close();
    writer.close();
  });

  it('does not take a line that is being written for a torn one', () => {
    const writer = newSession();
    writer.append(says('one'));
    writeFileSync(writer.file, '{"type":"message","id":"h', { flag: 'a' });
    const reader = openSession(writer.file, { mode: 'readonly' });
    expect(texts(reader.entries())).toEqual(['one']);
    expect(reader.findings).toEqual([]);
    reader.close();
  });

  it('begins anew when lines that it knew were taken back', () => {
    const writer = newSession();
    writer.append(says('one'));
    const { size } = statSync(writer.file);
    writer.append(says('two'));
    const reader = openSession(writer.file, { mode: 'readonly' });
    expect(reader.count).toBe(2);
    const fd = openSync(writer.file, 'r+');
    ftruncateSync(fd, size);
    closeSync(fd);
    reader.refresh();
    expect(texts(reader.entries())).toEqual(['one']);
  });
});

describe('the tree', () => {
  it('has one active path: rewinding leads to another branch, and nothing is gone', () => {
    const session = newSession();
    const [one, two] = ['one', 'two', 'three'].map((text) => session.append(says(text)));
    session.rewind(one?.id ?? '');
    expect(session.leaf).toBe(one?.id);
    session.append(says('other two'));
    expect(texts(session.entries())).toEqual(['one', 'other two']);
    expect(texts(session.path(two?.id))).toEqual(['one', 'two']);
    expect(texts(session.all())).toEqual(['one', 'two', 'three', 'other two']);
    expect(texts(session.entries({ after: one?.id ?? '' }))).toEqual(['other two']);
    expect(() => session.entries({ after: two?.id ?? '' })).toThrow(expect.objectContaining({ code: 'unknown-id' }));
    expect(() => session.rewind('nowhere')).toThrow(expect.objectContaining({ code: 'unknown-id' }));
    session.close();
  });

  it('refuses what would not fit into it', () => {
    const session = newSession();
    session.append(says('one', { id: 'one' }));
    expect(() => session.append(says('again', { id: 'one' }))).toThrow(expect.objectContaining({ code: 'id-taken' }));
    expect(() => session.append(says('lost', { parent: 'gone' }))).toThrow(
      expect.objectContaining({ code: 'unknown-id' }),
    );
    for (const none of [{ type: 'message' }, {}, null, undefined, 'text']) {
      expect(() => session.append(none as never)).toThrow(expect.objectContaining({ code: 'bad-entry' }));
    }
    expect(session.count).toBe(1);
    session.close();
    expect(() => session.append(says('two'))).toThrow(expect.objectContaining({ code: 'closed' }));
    expect(() => [...session.entries()]).toThrow(expect.objectContaining({ code: 'closed' }));
  });

  it('is the same after any appends, rewinds and reopenings, with an index, without one or with a part of one', () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('append' as const), text: fc.string({ unit: 'binary', maxLength: 30 }) }),
      fc.record({ does: fc.constant('rewind' as const), to: fc.nat(20) }),
      fc.record({
        does: fc.constant('reopen' as const),
        index: fc.constantFrom('keep', 'delete', 'cut', 'spoil'),
        at: fc.nat(2_000),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let session = newSession({ fsync: 'never' });
        const entries: { id: string; parent: string | null; text: string }[] = [];
        let leaf: string | null = null;
        for (const one of steps) {
          if (one.does === 'append') {
            const { id } = session.append(says(one.text));
            entries.push({ id, parent: leaf, text: one.text });
            leaf = id;
          } else if (one.does === 'rewind') {
            leaf = entries[one.to]?.id ?? null;
            session.rewind(leaf);
          } else {
            session.close();
            spoil(indexOf(session), one.index, one.at);
            session = openSession(session.file, { fsync: 'never' });
          }
        }
        const path: string[] = [];
        for (let id = leaf; id !== null; ) {
          const entry = entries.find((candidate) => candidate.id === id);
          path.unshift(entry?.text ?? '');
          id = entry?.parent ?? null;
        }
        expect(texts(session.entries())).toEqual(path);
        expect(texts(session.last(3))).toEqual(path.slice(-3));
        expect(texts(session.all())).toEqual(entries.map(({ text }) => text));
        expect(session.findings).toEqual([]);
        session.close();
        rmSync(session.file);
      }),
      { numRuns: runs },
    );
  });
});

function spoil(path: string, how: string, at: number): void {
  const bytes = readFileSync(path);
  if (how === 'delete') rmSync(path);
  else if (how === 'cut') writeFileSync(path, bytes.subarray(0, at % bytes.length));
  else if (how === 'spoil') {
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 0x55;
    writeFileSync(path, bytes);
  }
}

describe('the index', () => {
  it('of another session of the same name is not believed', () => {
    const first = newSession();
    first.append(says('first'));
    first.close();
    const index = readFileSync(indexOf(first));
    rmSync(first.file);
    const second = createSession(first.file);
    for (const text of ['a', 'b', 'c']) second.append(says(text));
    second.close();
    writeFileSync(indexOf(first), index);
    expect(texts(openSession(first.file, { mode: 'readonly' }).entries())).toEqual(['a', 'b', 'c']);
  });

  it('that leads to an entry which was changed since does not hide that', () => {
    const session = newSession();
    for (const text of ['one', 'two', 'x'.repeat(5_000)]) session.append(says(text));
    session.close();
    const bytes = readFileSync(session.file);
    bytes[bytes.indexOf('"two"')] = 0;
    bytes.write('changed!', bytes.indexOf('"id":"', bytes.indexOf('\n')) + 6);
    writeFileSync(session.file, bytes);
    const again = openSession(session.file, { mode: 'readonly' });
    expect(texts(again.entries())).toEqual(['one', 'x'.repeat(5_000)]);
    expect(again.findings.map(({ code }) => code)).toEqual(['damaged-record', 'missing-parent']);
  });

  it('that is stale hides no whole entry, however it is asked for', () => {
    const session = newSession();
    for (const text of ['one', 'two', 'three of them', 'x'.repeat(5_000)]) {
      session.append(says(text, { id: text.slice(0, 5) }));
    }
    session.close();
    const lines = readFileSync(session.file, 'utf8');
    // The same number of bytes, the same end; another id, another border between two lines.
    const [one = '', two = '', three = ''] = lines.split('\n').slice(1);
    const changed = [one.replace('one', 'longer one'), two.replaceAll('"two"', '"TWO"'), three.replace(' of them', '')];
    const blanks = ' '.repeat([one, two, three].join('').length - changed.join('').length);
    const edited = `${changed.join('\n')}${blanks}`;
    const index = readFileSync(indexOf(session));
    writeFileSync(session.file, lines.replace([one, two, three].join('\n'), edited));
    const asked = (use: (reader: Session) => unknown) => {
      writeFileSync(indexOf(session), index);
      const reader = openSession(session.file, { mode: 'readonly' });
      const given = use(reader);
      expect(reader.findings.filter(({ code }) => code === 'damaged-record')).toEqual([]);
      reader.close();
      return given;
    };
    const all = asked((reader) => [...reader.all()].map(({ id }) => id));
    expect(all).toEqual(['longer one', 'TWO', 'three', 'xxxxx']);
    expect(asked((reader) => reader.last(3).length)).toBe(3);
    expect(asked((reader) => reader.entry('two'))).toBeUndefined();
    expect(asked((reader) => reader.recall({ id: 'TWO' }).text)).toContain('TWO');
    expect(asked((reader) => reader.recall({ pattern: 'TWO|one' }).matches)).toBe(2);
    const fork = asked((reader) => {
      const copy = forkSession(reader, session.file.replace('work', 'fork'), { at: 'xxxxx' });
      copy.close();
      return texts(openSession(copy.file, { mode: 'readonly' }).entries()).length;
    });
    expect(fork).toBe(4);
  });

  it.each([
    ['a leaf that is no row', { leaf: -7 }],
    ['a leaf whose id is another one', { leafId: 'nobody' }],
  ])('with %s is made anew', (_what, wrong) => {
    const session = newSession();
    for (const text of ['one', 'two']) session.append(says(text));
    session.close();
    const frames = readFileSync(indexOf(session));
    // A whole index of one frame, with sums that are right.
    rmSync(indexOf(session));
    openSession(session.file, { mode: 'readonly' }).close();
    const bytes = readFileSync(indexOf(session));
    expect(bytes.length).toBeLessThan(frames.length);
    const end = bytes.indexOf('\n');
    const json = JSON.stringify({ ...JSON.parse(bytes.toString('utf8', 65, end)), ...wrong });
    const packed = bytes.subarray(end + 1);
    const sum = createHash('sha256').update(json).update(packed).digest('hex');
    writeFileSync(indexOf(session), Buffer.concat([Buffer.from(`${sum} ${json}\n`), packed]));
    const again = openSession(session.file, { mode: 'readonly' });
    expect(texts(again.entries())).toEqual(['one', 'two']);
    expect(again.leaf).toBe(session.leaf);
  });
});
