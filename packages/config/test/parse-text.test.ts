import { isCtxError } from '@ctx/error';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigNode, configAt, loadLayers } from '../src/index.js';
import { plain } from './plain.js';
import { runs, timeout } from './runs.js';

const file = 'home/config.yaml';
const load = (text: string) => loadLayers([{ name: 'user', file, text }]);
const at = (root: ConfigNode, path: string) => {
  const node = configAt(root, path);
  return node && [node.value, node.line, node.column];
};

describe('a configuration file', () => {
  it('gives each value with its file, line and column', () => {
    const { config } = load('# mine\ncontext:\n  reduction:\n    stale_age_turns: 5 # calm\n  list: [a,\n    b]\n');
    expect(at(config, 'context.reduction.stale_age_turns')).toEqual([5, 4, 5]);
    expect(at(config, 'context.reduction')).toEqual([undefined, 3, 3]);
    expect(configAt(config, 'context')).toMatchObject({ layer: 'user', file, line: 2, column: 1 });
    expect(configAt(config, 'context.list')?.value).toMatchObject([
      { value: 'a', line: 5, column: 10 },
      { value: 'b', line: 6, column: 5 },
    ]);
  });

  it('may be JSON, indented by tabs, with lines that end in CRLF, after a byte order mark', () => {
    const { config } = load('\u{feff}{\r\n\t"direct": {\r\n\t\t"prune": false\r\n\t}\r\n}\r\n');
    expect(at(config, 'direct.prune')).toEqual([false, 3, 3]);
  });

  it.each([
    ['yes', 'yes'],
    ['off', 'off'],
    ['0x10', 16],
    ['017', 17],
    ['1e3', 1000],
    ['.inf', Number.POSITIVE_INFINITY],
    ['2026-01-01', '2026-01-01'],
    ['"5"', '5'],
    ['!!str 5', '5'],
  ])('reads %s by the core schema of YAML 1.2', (text, value) => {
    expect(configAt(load(`a: ${text}`).config, 'a')?.value).toBe(value);
  });

  it.each(['', '\n', '# nothing\n', '---\n', '~', 'null'])(
    'that holds no value, %j, is a layer that sets nothing',
    (text) => {
      expect(plain(load(text).config)).toEqual({});
    },
  );

  it('reads no key as a part of an object', () => {
    const { config } = load('__proto__: {polluted: true}\nconstructor: 1\n');
    expect([...config.fields.keys()]).toEqual(['__proto__', 'constructor']);
    expect(configAt(config, 'toString')).toBeUndefined();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it('may give a value again by its alias, which stands where it is used', () => {
    const { config } = load('small: &small\n  context: 8192\nmodels:\n  one: *small\n');
    expect(at(config, 'models.one')).toEqual([undefined, 4, 3]);
    expect(at(config, 'models.one.context')).toEqual([8192, 2, 3]);
  });

  it('warns of a merge key, which YAML 1.2 does not have, and leaves it out', () => {
    const { config, findings } = load('base: &base {a: 1}\nmodel:\n  <<: *base\n  b: 2\n');
    expect(plain(config)).toEqual({ base: { a: 1 }, model: { b: 2 } });
    expect(findings).toEqual([{ code: 'merge-key', message: expect.stringContaining('"<<"'), file, line: 3 }]);
  });
});

const faults: readonly (readonly [what: string, text: string, code: string, message: string])[] = [
  [
    'a key set twice',
    'a: 1\nb: 2\na: 3\n',
    'duplicate-key',
    `${file}:3:1: "a" is set on line 1 already: delete one of the two`,
  ],
  ['a key set twice in JSON', '{"a": {"b": 1,\n "b": 2}}', 'duplicate-key', `${file}:2:2: "b" is set on line 1`],
  ['a list', '\n- a\n', 'not-a-mapping', `${file}:2:1: no setting`],
  ['a text', 'reduction', 'not-a-mapping', `${file}:1:1: no setting`],
  ['a quote left open', 'a: 1\nb: "x\n', 'bad-syntax', `${file}:3:1: Missing closing "quote`],
  ['a bracket left open', 'a: 1\nb: [1, 2', 'bad-syntax', `${file}:2:9: Flow sequence`],
  ['a tab as indentation', 'a:\n\tb: 1\n', 'bad-syntax', `${file}:2:1: a tab cannot indent: use spaces`],
  ['a key indented by mistake', 'a: 1\n  b: 2\n', 'bad-syntax', `${file}:1:4: no key is allowed here: indent`],
  ['two documents', 'a: 1\n---\nb: 2\n', 'bad-syntax', `${file}:2:1: a second document begins`],
  ['a tag of its own', 'a: 1\nb: !env HOME\n', 'foreign-tag', `${file}:2:4: tags have no meaning here`],
  ['a tag of YAML 1.1', 'a: !!binary aGk=\n', 'foreign-tag', `${file}:1:1: the tag "tag:yaml.org,2002:binary" has no`],
  ['a key that is a list', '? [a, b]\n: 1\n', 'bad-syntax', `${file}:1:3: a key must be a plain word`],
  ['an alias of nothing', 'a: *b\n', 'unknown-alias', `${file}:1:1: no value above is marked "&b"`],
  ['an alias of itself', 'a: &a\n  b: *a\n', 'unknown-alias', `${file}:2:3: no value above`],
  [
    'a list in a list in a list …',
    `a: ${'['.repeat(99)}${']'.repeat(99)}`,
    'too-deep',
    `${file}:1:67: nested more than 64 deep`,
  ],
  ['brackets without end', `a: ${'['.repeat(60_000)}`, 'too-deep', `${file}:1:`],
  ['aliases that multiply', bomb(), 'too-large', `${file}:5:25: more than 10000 values`],
  ['many values', `a: [${'1,'.repeat(10_001)}]`, 'too-large', `${file}:1:`],
  [
    'a text without end',
    `a: ${'x'.repeat(262_144)}`,
    'too-large',
    `${file}:1:1: the file has more than 262144 characters`,
  ],
];

describe('a faulty file is refused with the place and the way out:', () => {
  it.each(faults)('%s', (_, text, code, message) => {
    const error = fault(text);
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(error).toMatchObject({ details: { file, line: expect.any(Number), column: expect.any(Number) } });
  });

  it('whatever the text', { timeout }, () => {
    const scrap = fc.constantFrom(
      ...[
        'a',
        'b: ',
        '- ',
        '? ',
        ': ',
        '\n',
        '  ',
        '\t',
        '{',
        '}',
        '[',
        ']',
        ',',
        '"',
        "'",
        '|',
        '>',
        '#',
        '&a ',
        '*a',
        '!x ',
      ],
      ...[
        '%YAML 1.1',
        '---\n',
        '...\n',
        '<<: ',
        '~',
        '1',
        '.inf',
        '!!int ',
        '\\',
        '\r',
        '\u{0}',
        '\u{d800}',
        '\u{1f600}',
      ],
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    let refused = 0;
    fc.assert(
      fc.property(text, (given) => {
        const error = fault(given);
        if (error === undefined) return;
        refused += 1;
        expect(isCtxError(error)).toBe(true);
        expect(error).toMatchObject({ message: expect.stringMatching(/^home\/config\.yaml:[1-9]\d*:[1-9]\d*: /) });
      }),
      runs,
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('in a time that grows with its size, not faster', { timeout }, () => {
    for (const text of [
      '- ',
      '? ',
      '[',
      '{a: ',
      '&a ',
      '"',
      "'",
      ': ',
      '\n ',
      '}',
      '*a\n',
      'a: 1\n',
      '[a,',
      '{? ',
      '!a ',
      '|\n',
    ]) {
      const started = process.cpuUsage();
      fault(text.repeat(Math.floor(131_000 / text.length)));
      expect(process.cpuUsage(started).user / 1_000, `ms for ${JSON.stringify(text)}`).toBeLessThan(10_000);
    }
  });
});

it('any JSON data is read as JSON.parse reads it', { timeout }, () => {
  const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 });
  fc.assert(
    fc.property(data, fc.constantFrom(undefined, 2, '\t'), (values, indent) => {
      fc.pre(!JSON.stringify(values).includes('"<<"'));
      const text = JSON.stringify(values, undefined, indent);
      expect(plain(load(text).config)).toEqual(plain(loadLayers([{ name: 'user', values: JSON.parse(text) }]).config));
    }),
    runs,
  );
});

function fault(text: string): unknown {
  try {
    load(text);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Ten of ten of ten …: a billion values in a few lines. */
function bomb(): string {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`).join(', ')}]`,
  );
  return ['a0: &a0 [x]', ...lines].join('\n');
}
