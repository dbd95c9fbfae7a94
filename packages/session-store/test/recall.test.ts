import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { OutputStore, RecallOptions } from '../src/index.js';
import { temporaryStore } from './temporary-store.js';

// Each case waits for the disk several times: a busy machine takes long, and that is no failure.
vi.setConfig({ testTimeout: 60_000 });

const LINE = /^ *(\d+)([│>])(.*)$/;

/** The numbered lines of an answer. */
function linesOf(text: string): { number: number; mark: string; text: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, number, mark, shown] = LINE.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), mark: mark ?? '', text: shown ?? '' }];
  });
}

/** Every answer from the first to the last, each one going on where the one before it said. */
function recallAll(store: OutputStore, id: string, options: RecallOptions) {
  const answers = [store.recall(id, options)];
  for (let next = answers[0]?.next; next !== undefined; next = answers.at(-1)?.next) {
    answers.push(store.recall(id, { ...options, offset: next }));
  }
  return answers;
}

const anyLine = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢', '😀', ' ', '\t'), maxLength: 30 }) },
  { weight: 1, arbitrary: fc.nat({ max: 3_000 }).map((length) => 'long€'.repeat(length)) },
);

describe('recall of lines', () => {
  it('covers every line exactly once, in order, when it is followed to the end', () => {
    const store = temporaryStore();
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 120 }),
        fc.boolean(),
        fc.integer({ min: 1_024, max: 4_000 }),
        fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
        (lines, ended, maxBytes, limit) => {
          const original = lines.join('\n') + (ended && lines.length > 0 ? '\n' : '');
          const expected = original === '' ? [] : original.replace(/\n$/, '').split('\n');
          const { id } = store.put('cover', original);
          const answers = recallAll(store, id, { maxBytes, ...(limit !== undefined && { limit }) });
          const shown = answers.flatMap(({ text }) => linesOf(text));
          expect(shown.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1));
          for (const [index, { text }] of shown.entries()) {
            if (text.includes('… [cut:'))
              expect(expected[index]?.startsWith(text.slice(0, text.indexOf('… [cut:')))).toBe(true);
            else expect(text).toBe(expected[index]);
          }
          for (const { text, from, to, totalLines } of answers) {
            expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
            expect(totalLines).toBe(expected.length);
            expect([from, to]).toEqual([linesOf(text)[0]?.number ?? 0, linesOf(text).at(-1)?.number ?? 0]);
            expect(text.endsWith('\n')).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('shows the head when nothing is asked for, and says where to go on', () => {
    const store = temporaryStore();
    store.put('k3f9x2', Array.from({ length: 2_000 }, (_, index) => `line ${index + 1}`).join('\n'));
    const result = store.recall('k3f9x2', { limit: 2, offset: 9 });
    expect(result).toEqual({
      text: 'k3f9x2: lines 9-10 of 2000\n   9│line 9\n  10│line 10\n[more: offset 11]\n',
      from: 9,
      to: 10,
      totalLines: 2000,
      next: 11,
    });
    const head = store.recall('k3f9x2');
    expect(head.from).toBe(1);
    expect(Buffer.byteLength(head.text)).toBeGreaterThan(16_000);
    expect(Buffer.byteLength(head.text)).toBeLessThanOrEqual(16_384);
    expect(store.recall('k3f9x2', { offset: 2_000 })).not.toHaveProperty('next');
  });

  it('of an empty original says that it has none', () => {
    const store = temporaryStore();
    store.put('empty', '');
    expect(store.recall('empty')).toEqual({ text: 'empty: no lines\n', from: 0, to: 0, totalLines: 0 });
    expect(store.recall('empty', { pattern: 'x' })).toMatchObject({ matches: 0, from: 0, to: 0 });
  });

  it('cuts a line that no answer can hold, with its size, and goes on after it', () => {
    const store = temporaryStore();
    store.put('wide', `${'x'.repeat(100_000)}\nnext`);
    const result = store.recall('wide');
    expect(result.text).toContain('x… [cut: the line has 100000 bytes; a pattern shows the part around its match]\n');
    expect(result.next).toBe(2);
    expect(store.recall('wide', { offset: 2 }).text).toContain('2│next');
  });

  it('refuses numbers out of range', () => {
    const store = temporaryStore();
    store.put('three', '1\n2\n3');
    for (const options of [
      { offset: 0 },
      { offset: 4 },
      { offset: 1.5 },
      { limit: 0 },
      { limit: Number.NaN },
      { maxBytes: 1_023 },
    ]) {
      expect(() => store.recall('three', options), JSON.stringify(options)).toThrow(
        expect.objectContaining({ code: 'bad-range' }),
      );
    }
    expect(() => store.recall('three', { offset: 4 })).toThrow(
      'offset is 4, but the original has 3 lines: give an offset from 1 to 3',
    );
  });

  it('works without a record', () => {
    const store = temporaryStore();
    store.put('bare', '1\n2\n3');
    rmSync(join(store.dir, 'bare.json'));
    expect(linesOf(store.recall('bare', { offset: 2 }).text).map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe('recall by a pattern', () => {
  it('shows every matching line once with two lines around it, when it is followed to the end', () => {
    const store = temporaryStore();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('needle', 'hay', 'straw needle', ''), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1_024, max: 2_000 }),
        (lines, maxBytes) => {
          const { id } = store.put('hay', `${lines.join('\n')}\n`);
          const matching = lines.flatMap((line, index) => (line.includes('needle') ? [index + 1] : []));
          const answers = recallAll(store, id, { pattern: 'needle', maxBytes });
          expect(answers[0]?.matches).toBe(matching.length);
          const shown = answers.flatMap(({ text }) => linesOf(text));
          expect(shown.filter(({ mark }) => mark === '>').map(({ number }) => number)).toEqual(matching);
          for (const { number, text } of shown) {
            expect(text).toBe(lines[number - 1]);
            expect(matching.some((match) => Math.abs(match - number) <= 2)).toBe(true);
          }
          if (answers.length === 1) {
            const around = lines.flatMap((_, index) =>
              matching.some((match) => Math.abs(match - index - 1) <= 2) ? [index + 1] : [],
            );
            expect(shown.map(({ number }) => number)).toEqual(around);
          }
          for (const { text } of answers) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('merges what overlaps and separates what does not', () => {
    const store = temporaryStore();
    const lines = Array.from({ length: 30 }, (_, index) => ([3, 6, 20].includes(index + 1) ? 'hit' : '-'));
    store.put('groups', lines.join('\n'));
    expect(store.recall('groups', { pattern: '^hit$' })).toEqual({
      text: [
        'groups: 3 of 30 lines match "^hit$"',
        ' 1│-',
        ' 2│-',
        ' 3>hit',
        ' 4│-',
        ' 5│-',
        ' 6>hit',
        ' 7│-',
        ' 8│-',
        '--',
        '18│-',
        '19│-',
        '20>hit',
        '21│-',
        '22│-',
        '',
      ].join('\n'),
      from: 1,
      to: 22,
      totalLines: 30,
      matches: 3,
    });
    const second = store.recall('groups', { pattern: 'hit', offset: 4, limit: 1 });
    expect(second).toMatchObject({ matches: 2, next: 20 });
    expect(second.text).toContain('groups: 2 lines from 4 to 30 match "hit"\n');
    expect(second.text).toContain('[1 more matching lines: offset 20]\n');
  });

  it('shows the part of a long line around its match, and its size', () => {
    const store = temporaryStore();
    store.put('wide', `${'漢'.repeat(40_000)}needle${'😀'.repeat(30_000)}`);
    const { text } = store.recall('wide', { pattern: 'n.edle' });
    expect(text).toMatch(/\n1>…漢+needle(?:😀)+… \[part of a line of 240006 bytes\]\n$/u);
    expect(Buffer.byteLength(text)).toBeLessThan(2_200);
  });

  it('is bounded whatever the lines are', () => {
    const store = temporaryStore();
    const long = fc.nat({ max: 6_000 }).map((length) => `${'\u001b[31m é'.repeat(length)}x${'漢'.repeat(length)}`);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(long, fc.constantFrom('x', 'y', '')), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1_024, max: 6_000 }),
        fc.boolean(),
        (lines, maxBytes, colour) => {
          const { id } = store.put('bounded '.repeat(20), lines.join('\n'));
          for (const pattern of ['x', '^', '漢|y'.repeat(80)]) {
            const answers = recallAll(store, id, { pattern, maxBytes, colour });
            for (const { text } of answers) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
            const matched = answers.flatMap(({ text }) => linesOf(text)).filter(({ mark }) => mark === '>');
            expect(matched).toHaveLength(answers[0]?.matches ?? -1);
          }
          for (const { text } of recallAll(store, id, { maxBytes, colour }))
            expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('tries each line by itself, without its colours and carriage return', () => {
    const store = temporaryStore();
    store.put('lines', 'a\r\n\u001b[31mer\u001b[1mror\u001b[0m: x\r\nb\n');
    for (const pattern of ['^error: x$', '\\Aerror', 'x\\z'])
      expect(store.recall('lines', { pattern }).matches, pattern).toBe(1);
    for (const pattern of ['a\\s+error', 'x$\\n', '\\r'])
      expect(store.recall('lines', { pattern }).matches, pattern).toBe(0);
  });

  it.each(['(a+)+$', '(a|aa)+$', '(x+x+)+y', '(.*)(.*)(.*)(.*)b', '(a|b|ab)*c', '(?i)(a{0,30}){0,30}z'])(
    'is not hung by %s',
    (pattern) => {
      const store = temporaryStore();
      store.put('catastrophe', `${'a'.repeat(100_000)}!\n${'a!\n'.repeat(2_000)}`);
      const start = performance.now();
      expect(store.recall('catastrophe', { pattern }).matches).toBe(0);
      expect(performance.now() - start).toBeLessThan(20_000);
    },
  );

  it('names what is wrong with a pattern, where, and the way out', () => {
    const store = temporaryStore();
    store.put('any', 'text');
    const messageOf = (pattern: string): string => {
      try {
        store.recall('any', { pattern });
        return 'none';
      } catch (error) {
        expect(error).toMatchObject({ code: 'bad-pattern' });
        return (error as Error).message;
      }
    };
    expect(messageOf('ab[c')).toBe(
      'the pattern "ab[c" is not valid at character 3 ("[c"): missing closing ]: correct it, or put \\Q before literal text',
    );
    expect(messageOf('a(b')).toContain('is not valid at its end: missing closing )');
    expect(messageOf('x**')).toContain('at character 2 ("**")');
    expect(messageOf('ab(?=c)')).toBe(
      'the pattern "ab(?=c)" uses look-ahead at character 3 ("(?="), which no linear-time engine has: search for a part of it',
    );
    expect(messageOf('(?<!a)b')).toContain('uses look-behind at character 1');
    expect(messageOf('(a)\\1')).toContain('uses a back-reference at character 4');
    expect(messageOf('(?>a)')).toContain('uses an atomic group');
    expect(messageOf('a++')).toContain('at character 2');
    expect(messageOf('('.repeat(999))).toContain('at its end');
    expect(messageOf('a'.repeat(1_001))).toBe('the pattern has 1001 characters: give one of at most 1000');
  });
});

describe('what recall shows', () => {
  it('drives no terminal: sequences go, control characters become visible, broken UTF-8 is replaced', () => {
    const store = temporaryStore();
    const hostile = [
      '\u001b[2J\u001b]0;title\u0007ok',
      'a\bb\u0000\u007f',
      '\u009b31mx',
      'half \u001b]8;;',
      'mid\rway\r',
      'tab\there',
    ];
    store.put(
      'hostile',
      Buffer.concat([Buffer.from(`${hostile.join('\n')}\n`), Buffer.from([0x62, 0xff, 0xc3, 10, 0x63])]),
    );
    const shown = linesOf(store.recall('hostile').text).map(({ text }) => text);
    expect(shown).toEqual(['ok', 'a␈b␀␡', '�31mx', 'half 8;;', 'mid␍way', 'tab\there', 'b��', 'c']);
  });

  it('keeps colours, and only colours, when asked to', () => {
    const store = temporaryStore();
    store.put('red', '\u001b[31mred\u001b[2K\nplain\u001b[A');
    expect(store.recall('red').text).toBe('red: lines 1-2 of 2\n1│red\n2│plain\n');
    expect(store.recall('red', { colour: true }).text).toBe('red: lines 1-2 of 2\n1│\u001b[31mred\u001b[0m\n2│plain\n');
    expect(store.recall('red', { pattern: '^red', colour: true }).text).toContain('1>\u001b[31mred\u001b[0m\n');
  });

  it('never carries a control character, whatever the bytes', () => {
    const store = temporaryStore();
    const escapes = fc.constantFrom(
      0x1b,
      0x5b,
      0x5d,
      0x50,
      0x07,
      0x5c,
      0x6d,
      0x3b,
      0x31,
      0x0a,
      0x0d,
      0x9b,
      0xc2,
      0x20,
      0x41,
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(escapes, fc.nat({ max: 255 })), { maxLength: 80 }), (bytes) => {
        const { id } = store.put('noise', Uint8Array.from(bytes));
        const { text } = store.recall(id);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        expect(linesOf(text)).toHaveLength(store.get(id)?.lines ?? -1);
      }),
      { numRuns: 80 },
    );
  });
});
