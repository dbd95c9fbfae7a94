import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, type JsonValue, jsonOf, kindOf, memberOf, numberOf, stringOf } from '../../src/json/json-value.js';
import { scanJson } from '../../src/json/scan-json.js';
import { hostileJson } from '../hostile-json.js';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };
const bytesOf = (text: string) => new TextEncoder().encode(text);

function accepts(text: string): boolean {
  return !('offset' in scanJson(bytesOf(text)));
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The value as `JSON.parse` would give it, built from the spans. */
function built(value: JsonValue): unknown {
  switch (kindOf(value)) {
    case 'object': {
      const keys = Object.keys(JSON.parse(jsonOf(value)) as object);
      return Object.fromEntries(keys.filter(isAscii).map((key) => [key, built(memberOf(value, key) as JsonValue)]));
    }
    case 'array':
      return [...itemsOf(value)].map(built);
    case 'string':
      return stringOf(value);
    case 'number':
      return numberOf(value);
    case 'boolean':
      return jsonOf(value) === 'true';
    default:
      return null;
  }
}

const isAscii = (key: string) => /^[ -~]*$/.test(key) && !/["\\]/.test(key);

function withAsciiKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAsciiKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isAscii(key))
      .map(([key, item]) => [key, withAsciiKeys(item)]),
  );
}

function rootOf(text: string): JsonValue {
  const tree = scanJson(bytesOf(text));
  if ('offset' in tree) throw new Error(`refused at ${tree.offset}: ${text}`);
  return { tree, index: 0 };
}

describe('scanJson', () => {
  it('takes every hostile but valid text and finds the values that JSON.parse finds', () => {
    fc.assert(
      fc.property(hostileJson(), (text) => {
        expect(built(rootOf(text))).toEqual(withAsciiKeys(JSON.parse(text)));
      }),
      runs,
    );
  });

  it('accepts and refuses what JSON.parse does after one character of a valid text was changed, dropped or added', () => {
    const odd = fc.constantFrom(...'{}[]",:\\/u0e+-.1tfn \n\t\u0000\u001f\u00a0\u2028\ufeff\v\f');
    fc.assert(
      fc.property(
        hostileJson(),
        fc.nat(),
        odd,
        fc.constantFrom('set', 'drop', 'add'),
        (text, place, character, how) => {
          const at = place % (text.length + 1);
          const changed =
            text.slice(0, at) + (how === 'drop' ? '' : character) + text.slice(how === 'add' ? at : at + 1);
          expect(accepts(changed)).toBe(parses(changed));
        },
      ),
      { numRuns: runs.numRuns * 10 },
    );
  });

  it('accepts and refuses what JSON.parse does of any short run of the characters JSON is made of', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0019eE+-. \ntrue'), maxLength: 8 });
    fc.assert(
      fc.property(soup, (text) => {
        expect(accepts(text)).toBe(parses(text));
      }),
      { numRuns: runs.numRuns * 20 },
    );
  });

  it.each([
    ['', 0],
    [' ', 1],
    ['{"a":1,}', 7],
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['"a\nb"', 2],
    ['"\\x"', 2],
    ['"\\u12g4"', 5],
    ['"abc', 4],
    ['"abc\\', 5],
    ['01', 1],
    ['1.', 2],
    ['-', 1],
    ['1e', 2],
    ['tru', 3],
    ['nulL', 3],
    ['[1', 2],
    ['1 2', 2],
    ['\ufeff{}', 0],
  ])('says where %j stops being JSON', (text, offset) => {
    expect(scanJson(bytesOf(text))).toEqual({ offset });
  });

  it('takes arrays and objects a million deep', () => {
    const depth = 1_000_000;
    expect(accepts('['.repeat(depth) + ']'.repeat(depth))).toBe(true);
    expect(accepts(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toBe(true);
    expect(scanJson(bytesOf('['.repeat(depth)))).toEqual({ offset: depth });
  });

  it('lets the last of several members with one key hold, however the key is written', () => {
    const root = rootOf('{"a":1,"\\u0061":2,"b":3,"a":4,"\\u0061":5}');
    expect(jsonOf(memberOf(root, 'a') as JsonValue)).toBe('5');
    expect(memberOf(root, '__proto__')).toBeUndefined();
    expect(stringOf(memberOf(rootOf('{"__proto__":"x"}'), '__proto__'))).toBe('x');
  });

  it('reads from a view into a larger buffer', () => {
    const buffer = bytesOf('xxx{"a":["b"]}yyy');
    const tree = scanJson(buffer.subarray(3, -3));
    expect('offset' in tree ? tree : built({ tree, index: 0 })).toEqual({ a: ['b'] });
  });

  it('takes bytes inside a string that are not UTF-8, and refuses them elsewhere', () => {
    const inside = new Uint8Array([0x22, 0xff, 0xc3, 0x22]);
    const tree = scanJson(inside);
    expect('offset' in tree ? tree : stringOf({ tree, index: 0 })).toBe('\ufffd\ufffd');
    expect(scanJson(new Uint8Array([0x5b, 0xff, 0x5d]))).toEqual({ offset: 1 });
  });
});
