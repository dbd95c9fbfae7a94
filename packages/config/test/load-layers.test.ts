import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigNode, configAt, type LayerName, loadLayers, mergeNodes } from '../src/index.js';
import { plain } from './plain.js';
import { runs, timeout } from './runs.js';

const user = (text: string) => ({ name: 'user' as const, file: 'user.yaml', text });
const project = (text: string) => ({ name: 'project' as const, file: 'project.yaml', text });

describe('layers', () => {
  it('lie over each other field by field, and each value knows who set it', () => {
    const { config } = loadLayers([
      { name: 'built-in', values: { direct: { prune: true, observation_bytes: 0, compaction: 'structured' } } },
      user('direct:\n  observation_bytes: 100\n  prune: false\n'),
      project('direct:\n  observation_bytes: 200\n'),
    ]);
    expect(configAt(config, 'direct.compaction')).toMatchObject({ value: 'structured', layer: 'built-in' });
    expect(configAt(config, 'direct.prune')).toMatchObject({ value: false, layer: 'user', file: 'user.yaml', line: 3 });
    expect(configAt(config, 'direct.observation_bytes')).toMatchObject({ value: 200, layer: 'project', line: 2 });
  });

  it('are ranked by their names, however they are given, and by their order within one name', () => {
    const names: readonly LayerName[] = ['built-in', 'user', 'project', 'environment', 'flags'];
    const sources = names.map((name) => ({ name, values: { from: name } }));
    const given = [...sources.toReversed(), { name: 'flags' as const, values: { from: 'the later flag' } }];
    const { layers, config } = loadLayers(given);
    expect(layers.map(({ layer }) => layer)).toEqual([...names, 'flags']);
    expect(plain(config)).toEqual({ from: 'the later flag' });
  });

  it('inherit what they omit or set to null', () => {
    const { config } = loadLayers([user('a: 1\nb: {c: 2, d: 3}\n'), project('a:\nb: {c: null}\n')]);
    expect(plain(config)).toEqual({ a: 1, b: { c: 2, d: 3 } });
    expect(configAt(config, 'a')?.layer).toBe('user');
  });

  it('that only say null set nothing', () => {
    const { config } = loadLayers([user('a: ~\n')]);
    expect(configAt(config, 'a')).toBeUndefined();
    expect(configAt(config, 'a.b')).toBeUndefined();
  });

  it('replace lists whole', () => {
    const { config } = loadLayers([user('a: [1, 2, 3]\n'), project('a: [4]\n')]);
    expect(plain(config)).toEqual({ a: [4] });
  });

  it('hide the fields beneath a scalar, and show them again under a mapping', () => {
    const sources = [user('context: {reduction: {stale_age_turns: 5}}'), project('context: {reduction: false}')];
    const off = loadLayers(sources).config;
    expect(configAt(off, 'context.reduction')?.value).toBe(false);
    expect(configAt(off, 'context.reduction.stale_age_turns')).toBeUndefined();
    const on = loadLayers([...sources, { name: 'flags', values: { context: { reduction: {} } } }]).config;
    expect(plain(on)).toEqual({ context: { reduction: { stale_age_turns: 5 } } });
  });

  it('none at all are an empty mapping', () => {
    expect(plain(loadLayers([]).config)).toEqual({});
  });

  it.each([
    ['a function', { a: { b: () => 1 } }, '"a.b" is a function'],
    ['a class', { a: new Date(0) }, '"a" is a object'],
    ['a big integer', { a: [1n] }, '"a.0" is a bigint'],
    ['itself', cyclic(), 'nested more than 64 deep'],
  ])('of values may not hold %s', (_, values, message) => {
    const load = () => loadLayers([{ name: 'flags', values }]);
    expect(load).toThrow(expect.objectContaining({ code: 'not-data', message: expect.stringContaining(message) }));
  });
});

const key = fc.constantFrom('a', 'b', 'c', '__proto__');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 1, true, 'x'),
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
}));
const layer = fc.tuple(
  fc.constantFrom<LayerName>('user', 'project', 'flags'),
  fc.dictionary(key, value, { maxKeys: 3 }),
);
const nodes = fc
  .array(layer, { minLength: 3, maxLength: 3 })
  .map((layers) => layers.map(([name, values]) => loadLayers([{ name, values }]).layers[0] as ConfigNode));

describe('merging, for any three layers,', () => {
  it('is associative, origins and order included', { timeout }, () => {
    fc.assert(
      fc.property(nodes, (three) => {
        const [one, two, three_] = three as [ConfigNode, ConfigNode, ConfigNode];
        const left = mergeNodes(mergeNodes(one, two), three_);
        const right = mergeNodes(one, mergeNodes(two, three_));
        expect(written(left)).toEqual(written(right));
      }),
      runs,
    );
  });

  it('takes each scalar from the strongest layer that gives one, and changes none of them', { timeout }, () => {
    fc.assert(
      fc.property(nodes, (three) => {
        const before = JSON.stringify(three.map(written));
        const merged = three.reduce(mergeNodes);
        for (const name of ['a', 'b', 'c']) {
          const given = three.map((one) => one.fields.get(name)).filter((field) => field && field.value !== null);
          expect(merged.fields.get(name)?.value ?? null).toBe(
            given.length === 0 ? null : (given.at(-1)?.value ?? null),
          );
        }
        expect(JSON.stringify(three.map(written))).toBe(before);
      }),
      runs,
    );
  });
});

/** All that a tree holds, in a form in which the order of fields counts. */
function written(node: ConfigNode): unknown {
  return [node.layer, node.value, [...node.fields].map(([name, field]) => [name, written(field)])];
}

function cyclic(): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  values.a = values;
  return values;
}
