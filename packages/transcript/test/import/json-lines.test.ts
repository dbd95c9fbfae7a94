import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLines } from '../../src/import/json-lines.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (recording: string | Uint8Array) => {
  const bytes = typeof recording === 'string' ? encode(recording) : recording;
  return [...jsonLines(bytes)].map(({ text, value, finding }) => [finding?.code ?? 'whole', value ?? text]);
};

test.each<[string, string, unknown[]]>([
  ['an empty recording has no lines', '', []],
  [
    'a byte order mark, CRLF and empty lines are passed over',
    '\ufeff{"a":1}\r\n\r\n \n{"b":2}',
    [
      ['whole', { a: 1 }],
      ['whole', { b: 2 }],
    ],
  ],
  ['U+2028 ends no line', '{"a":"x\u2028y\u2029"}\n', [['whole', { a: 'x\u2028y\u2029' }]]],
  ['lone surrogates stay', '{"a":"\\ud800"}\n', [['whole', { a: '\ud800' }]]],
  [
    'glued objects are read one by one',
    '{"a":{"b":1}}{"c":[{"d":"}{"}]}\n',
    [
      ['glued-records', { a: { b: 1 } }],
      ['glued-records', { c: [{ d: '}{' }] }],
    ],
  ],
  [
    'an object glued to a torn one is read',
    '{"a":"tor{"b":[{"c":1}]}\n',
    [
      ['broken-record', '{"a":"tor'],
      ['glued-records', { b: [{ c: 1 }] }],
    ],
  ],
  [
    'a string that ends in a brace splits nothing',
    '{"a":"{"}{"b":1}\n',
    [
      ['glued-records', { a: '{' }],
      ['glued-records', { b: 1 }],
    ],
  ],
  [
    'no inner object of a torn one is taken for a record',
    '{"a":{"b":1},"c":[{"d":2}',
    [['torn-record', '{"a":{"b":1},"c":[{"d":2}']],
  ],
  [
    'NULs before a line are skipped',
    '\0\0\0{"a":1}\n',
    [
      ['whole', { a: 1 }],
      ['nul-bytes', ''],
    ],
  ],
  [
    'objects with commas between them are read one by one',
    '{"a":1},{"b":2},\n',
    [
      ['glued-records', { a: 1 }],
      ['broken-record', ','],
      ['glued-records', { b: 2 }],
      ['broken-record', ','],
    ],
  ],
  [
    'text after an object on its line is kept',
    '{"a":1}x{"b":2}\n',
    [
      ['glued-records', { a: 1 }],
      ['broken-record', 'x'],
      ['glued-records', { b: 2 }],
    ],
  ],
  [
    'NULs after a torn record end it',
    '{"a":"b\0\0\0{"c":1}\n',
    [
      ['broken-record', '{"a":"b'],
      ['glued-records', { c: 1 }],
    ],
  ],
  ['NULs within a string stay', '{"a":"b\0c"}\n', [['invalid-string', { a: 'b\0c' }]]],
  ['an unknown escape is the character itself', '{"a":"\\*\\\\*"}\n', [['invalid-string', { a: '\\*\\*' }]]],
  [
    'what is no object is kept as text',
    '12\n[{"a":1}]\n"x"',
    [
      ['broken-record', '12'],
      ['broken-record', '[{"a":1}]'],
      ['torn-record', '"x"'],
    ],
  ],
  ['a key may be __proto__', '{"__proto__":{"a":1}}', [['whole', JSON.parse('{"__proto__":{"a":1}}')]]],
])('%s', (_, recording, expected) => {
  expect(read(recording)).toEqual(expected);
});

test('bytes that are not UTF-8 are read as U+FFFD and reported', () => {
  const bytes = encode('{"a":"x?y"}\n');
  bytes[7] = 0xff;
  expect(read(bytes)).toEqual([['invalid-utf8', { a: 'x\ufffdy' }]]);
});

test('a line may be nested as deep as JSON.parse goes', () => {
  const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect([...jsonLines(encode(deep))].map(({ value }) => value !== undefined)).toEqual([true]);
});

test.each(['{"a":1}', '{"a":"x', 'no object\n', '\0\0\n', '}{"'])('%j again and again takes linear time', (piece) => {
  const time = (count: number) => {
    const bytes = encode(piece.repeat(count));
    const started = performance.now();
    expect([...jsonLines(bytes)].length).toBeGreaterThan(0);
    return performance.now() - started;
  };
  const [few, many] = [4_000, 32_000].map((count) => Math.min(time(count), time(count), time(count))) as [
    number,
    number,
  ];
  expect(many).toBeLessThan(40 * few + 50);
});

test('each range is where its text lies', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.json(), fc.constantFrom('\n', '{"é":1}', '\0', '\r\n', '{"a":"é', '}')), { maxLength: 12 }),
      (pieces) => {
        const bytes = encode(pieces.join(''));
        for (const { range, text, value, finding } of jsonLines(bytes)) {
          const raw = new TextDecoder().decode(bytes.subarray(range.offset, range.offset + range.bytes));
          if (value && finding?.code !== 'invalid-string') expect(JSON.parse(raw)).toEqual(value);
          else if (text !== '' && !value) expect(raw).toBe(text);
        }
      },
    ),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});

test('whole lines are read whatever stands between them', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.dictionary(fc.string(), fc.jsonValue()), junk), { maxLength: 8 }), (lines) => {
      const text = lines.map(([value, noise]) => `${noise.replaceAll('\n', '')}\n${JSON.stringify(value)}\n`).join('');
      const values = [...jsonLines(encode(text))].flatMap(({ value }) => (value ? [JSON.stringify(value)] : []));
      const wanted = lines.map(([value]) => JSON.stringify(JSON.parse(JSON.stringify(value))));
      let next = 0;
      for (const value of values) if (value === wanted[next]) next++;
      expect(next).toBe(wanted.length);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 500) },
  );
});
