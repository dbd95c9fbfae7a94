import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSession, type Session } from '../../src/index.js';
import { newSession, says, texts } from './session-fixtures.js';

/** A session of the texts a to e, and its lines, the header first. */
function fiveEntries(): { file: string; lines: string[] } {
  const session = newSession();
  for (const text of ['a', 'b', 'c', 'd', 'e']) session.append(says(text, { id: text }));
  session.close();
  rmSync(session.file.replace('.jsonl', '.index'));
  return { file: session.file, lines: readFileSync(session.file, 'utf8').trimEnd().split('\n') };
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const codes = ({ findings }: Session) => findings.map(({ code }) => code);

describe('a line in the middle that is damaged', () => {
  it.each([
    ['a run of NUL bytes', '\0'.repeat(4_096)],
    ['half a record', '{"type":"message","id":"c","parent":"b","mess'],
    ['no object', '[1,2,3]'],
    ['free text', 'Segmentation fault'],
  ])('%s is left out, kept aside and reported, and the path goes on over it', (_what, damage) => {
    const { file, lines } = fiveEntries();
    write(file, lines.with(3, damage));
    const session = openSession(file);
    expect(texts(session.entries())).toEqual(['a', 'b', 'd', 'e']);
    expect(session.findings).toMatchObject([
      { code: 'damaged-record', at: 'line 4' },
      { code: 'missing-parent', at: 'line 5' },
    ]);
    const dir = join(dirname(file), 'work.damaged');
    expect(readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))).toEqual([damage]);
    session.close();
    const again = openSession(file);
    expect(texts(again.entries())).toEqual(['a', 'b', 'd', 'e']);
    expect(again.findings).toEqual(session.findings);
  });

  it('with bytes that are not UTF-8 is left out', () => {
    const { file, lines } = fiveEntries();
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    bytes[bytes.indexOf('"text":"c"') + 8] = 0xff;
    writeFileSync(file, bytes);
    expect(texts(openSession(file, { mode: 'readonly' }).entries())).toEqual(['a', 'b', 'd', 'e']);
  });

  it('that holds two whole records gives both', () => {
    const { file, lines } = fiveEntries();
    const [head = '', a = '', b = '', c = '', ...rest] = lines;
    write(file, [head, a, b + c, ...rest]);
    const session = openSession(file);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(session.findings).toEqual([]);
    expect(session.entry('c')).toMatchObject({ id: 'c', parent: 'b' });
  });

  it('that holds a record after NUL bytes or a piece of another one gives the record', () => {
    const { file, lines } = fiveEntries();
    const torn = lines[2]?.slice(0, 60) ?? '';
    write(file, lines.with(3, torn + lines[3]).with(4, `\0\0\0\0${lines[4]}`));
    const session = openSession(file);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(session.findings).toMatchObject([
      { code: 'damaged-record', at: 'line 4' },
      { code: 'damaged-record', at: 'line 5' },
    ]);
  });

  it('does not pass a part of a lost record off as a record', () => {
    const { file, lines } = fiveEntries();
    const torn = '{"type":"message","id":"x","parent":"b","message":{"parts":[{"type":"text","text":"c","id":"y"}],';
    write(file, lines.with(3, torn));
    const session = openSession(file);
    expect(session.entry('y')).toBeUndefined();
    expect(session.count).toBe(4);
  });
});

describe('a line that only looks odd', () => {
  it.each([
    '\u2028 and \u2029',
    '\ud800 alone',
    '\u0000 as a text',
    '"}{"',
    '{"type":"message","id":"z","parent":null}',
  ])('with %j comes back as it went in', (text) => {
    const session = newSession();
    session.append(says(text));
    session.append(says('next'));
    session.close();
    const again = openSession(session.file);
    expect(texts(again.entries())).toEqual([text, 'next']);
    expect(again.findings).toEqual([]);
  });

  it('with a carriage return, a byte order mark at the start or nothing at all does no harm', () => {
    const { file, lines } = fiveEntries();
    writeFileSync(file, `\ufeff${lines.join('\r\n\r\n')}\r\n`);
    const session = openSession(file);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(session.findings).toEqual([]);
  });
});

describe('a header', () => {
  it('that is missing is reported and written anew', () => {
    const { file, lines } = fiveEntries();
    write(file, lines.slice(1));
    expect(codes(openSession(file, { mode: 'readonly' }))).toEqual(['missing-header']);
    const session = openSession(file);
    expect(codes(session)).toEqual(['missing-header']);
    session.append(says('f'));
    session.close();
    const again = openSession(file);
    expect(texts(again.entries())).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(again.header.id).not.toBe('work');
  });

  it('of a newer version can be read as far as it goes, and not written', () => {
    const { file, lines } = fiveEntries();
    const header = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), version: 2 });
    write(file, [header, ...lines.slice(1), '{"type":"hologram","id":"h","parent":"e","rays":[1]}']);
    const before = readFileSync(file);
    const reader = openSession(file, { mode: 'readonly' });
    expect(codes(reader)).toEqual(['newer-version']);
    expect([...reader.entries()].at(-1)).toEqual({
      type: 'other',
      id: 'h',
      parent: 'e',
      kind: 'hologram',
      json: '{"type":"hologram","id":"h","parent":"e","rays":[1]}',
    });
    expect(() => openSession(file)).toThrow(expect.objectContaining({ code: 'newer-version' }));
    expect(readFileSync(file)).toEqual(before);
  });

  it('in the middle, as of two files in one, is reported', () => {
    const { file, lines } = fiveEntries();
    write(file, [...lines, lines[0] ?? '']);
    expect(codes(openSession(file))).toEqual(['extra-header']);
  });
});

describe('an entry', () => {
  const line = (id: unknown, parent: unknown, text: string) =>
    JSON.stringify({ ...says(text), id: id ?? undefined, parent });

  it('of an id that is taken gets one of its own, and what follows it follows it', () => {
    const { file, lines } = fiveEntries();
    write(file, [...lines, line('c', 'e', 'other c'), line('f', 'c', 'f')]);
    const session = openSession(file);
    expect(codes(session)).toEqual(['duplicate-id']);
    expect([...session.entries()].map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'c~2', 'f']);
    expect(texts([session.entry('c'), session.entry('c~2')].flatMap((entry) => entry ?? []))).toEqual(['c', 'other c']);
    session.append(says('g'));
    session.close();
    const again = openSession(file);
    expect([...again.entries()].map(({ id, parent }) => [id, parent]).slice(4, 7)).toEqual([
      ['e', 'd'],
      ['c~2', 'e'],
      ['f', 'c~2'],
    ]);
  });

  it('that is written twice counts once', () => {
    const { file, lines } = fiveEntries();
    write(file, [...lines, lines[5] ?? '', lines[3] ?? '']);
    const session = openSession(file);
    expect(codes(session)).toEqual(['repeated-record', 'repeated-record']);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('that follows itself, one that is not there or one that comes later follows the one before it', () => {
    const { file, lines } = fiveEntries();
    write(file, [...lines, line('f', 'f', 'f'), line('g', 'h', 'g'), line('h', 'g', 'h'), line('i', 'gone', 'i')]);
    const session = openSession(file);
    expect(codes(session)).toEqual(['self-parent', 'missing-parent', 'late-parent', 'missing-parent']);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    const ids = [...session.entries()].map(({ id }) => id);
    expect([...session.entries()].map(({ parent }) => parent)).toEqual([null, ...ids.slice(0, -1)]);
  });

  it('without an id, or that is not as expected, is there all the same', () => {
    const { file, lines } = fiveEntries();
    const strange = '{"type":"message","id":"s","parent":"e","message":{"role":"oracle","id":"m","parts":[]}}';
    write(file, [...lines, strange, line(null, 's', 'nameless')]);
    const session = openSession(file);
    expect(session.entry('s')).toMatchObject({ type: 'other', kind: 'message', json: strange });
    expect(texts(session.entries()).at(-1)).toBe('nameless');
    expect(codes(session)).toEqual(['missing-id', 'unreadable-entry']);
  });

  it('whose rewind leads nowhere moves nothing', () => {
    const { file, lines } = fiveEntries();
    write(file, [...lines, '{"type":"rewind","id":"r","parent":"e","to":"nowhere"}']);
    const session = openSession(file);
    expect(codes(session)).toEqual(['missing-target']);
    expect(session.leaf).toBe('e');
  });
});

describe('an unknown record', () => {
  it('without a place in the tree stays in the file and is reported', () => {
    const { file, lines } = fiveEntries();
    const unknown = '{"type":"metrics","cpu":0.5}';
    write(file, [...lines, unknown]);
    const session = openSession(file);
    expect(codes(session)).toEqual(['unknown-record']);
    expect(session.findings[0]?.message).toContain('"metrics" that lacks an id or a parent');
    session.append(says('f'));
    session.close();
    expect(readFileSync(file, 'utf8')).toContain(`${unknown}\n`);
  });
});

describe('any damage', () => {
  it('of any bytes anywhere never throws, loses no record that it does not touch, and says that something is wrong', () => {
    const { file, lines } = fiveEntries();
    const sound = Buffer.from(`${lines.join('\n')}\n`);
    const starts = lines.map(
      (_, index) => Buffer.byteLength(`${lines.slice(0, index).join('\n')}\n`) - (index ? 0 : 1),
    );
    fc.assert(
      fc.property(
        fc.nat(sound.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.boolean(),
        (at, bytes, insert) => {
          const end = insert ? at : Math.min(sound.length, at + bytes.length);
          writeFileSync(file, Buffer.concat([sound.subarray(0, at), bytes, sound.subarray(end)]));
          const session = openSession(file, { mode: 'readonly' });
          const ids = new Set([...session.all()].map(({ id }) => id));
          for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
            const [start = 0, next = sound.length] = [starts[index + 1], starts[index + 2]];
            if (end < start || at >= next) expect(ids.has(id), `record ${id}`).toBe(true);
          }
          if (session.count < 5) expect(session.findings).not.toEqual([]);
          session.close();
          rmSync(file.replace('.jsonl', '.index'), { force: true });
        },
      ),
      { numRuns: Number(process.env.FC_RUNS ?? 500) },
    );
  });

  it('at so many places that it cannot all be told is told in part', () => {
    const { file } = fiveEntries();
    appendFileSync(file, 'broken\n'.repeat(5_000));
    const session = openSession(file, { mode: 'readonly' });
    expect(session.findings).toHaveLength(1_001);
    expect(codes(session).at(-1)).toBe('more-findings');
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([
    ['entries of one id', (index: number) => ({ id: 'x', parent: 'x', text: `${index}` })],
    ['children of one large entry', (index: number) => ({ id: `y${index}`, parent: 'x', text: '' })],
    ['children of entries that are not there', (index: number) => ({ id: `y${index}`, parent: `z${index}`, text: '' })],
  ])('made to take long, with many %s, does not', (_what, entry) => {
    const { file } = fiveEntries();
    const line = (id: string, parent: string | null, text: string) =>
      `${JSON.stringify({ ...says(text), id, parent })}\n`;
    const lines = Array.from({ length: 20_000 }, (_, index) => entry(index));
    appendFileSync(file, line('x', null, 'x'.repeat(5_000_000)));
    appendFileSync(file, lines.map(({ id, parent, text }) => line(id, parent, text)).join(''));
    const begun = performance.now();
    expect(openSession(file, { mode: 'readonly' }).count).toBe(20_006);
    // Reading the large entry once for each of the others would take minutes.
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

describe('an id of a megabyte', () => {
  it('is known by its hash, under which it and what names it are found', () => {
    const { file, lines } = fiveEntries();
    const long = 'c'.repeat(1_000_000);
    const changed = lines.map((line) => line.replace('"id":"c"', `"id":"${long}"`));
    write(
      file,
      changed.map((line) => line.replace('"parent":"c"', `"parent":"${long}"`)),
    );
    const session = openSession(file);
    expect(texts(session.entries())).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(codes(session)).toEqual(['long-id']);
    const entry = session.entry(long);
    expect(entry?.id).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect([...session.entries()].every(({ id, parent }) => id.length < 100 && (parent ?? '').length < 100)).toBe(true);
    session.rewind(long);
    expect(session.leaf).toBe(entry?.id);
    session.append(says('after'));
    session.close();
    const again = openSession(file);
    expect(texts(again.entries())).toEqual(['a', 'b', 'c', 'after']);
    again.close();
  });

  it('does not grow what is held and indexed, however often it is taken or awaited', () => {
    const { file, lines } = fiveEntries();
    const long = 'x'.repeat(100_000);
    const records = Array.from({ length: 200 }, (_, number) =>
      JSON.stringify({ type: 'other', id: long, parent: `${long}${number}`, kind: 'k', json: `${number}` }),
    );
    write(file, [lines[0] ?? '', ...records]);
    const session = openSession(file);
    expect(session.count).toBe(200);
    session.close();
    expect(statSync(file.replace('.jsonl', '.index')).size).toBeLessThan(300_000);
  });
});

describe('a version that is no number', () => {
  it('counts as a later one', () => {
    const { file, lines } = fiveEntries();
    write(file, lines.with(0, '{"type":"session","version":"2","id":"x"}'));
    expect(() => openSession(file)).toThrow(expect.objectContaining({ code: 'newer-version' }));
    const reader = openSession(file, { mode: 'readonly' });
    expect(codes(reader)).toEqual(['newer-version']);
    expect(texts(reader.entries())).toHaveLength(5);
  });
});
