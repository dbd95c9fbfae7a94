import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, membersOf, recordsOf, rootOf, textAt, valueAt } from '../../src/import/json-document.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const numRuns = Number(process.env.FC_RUNS ?? 500);

describe('a JSON document', () => {
  test('gives the members of any list or object as JSON.parse does', () => {
    const json = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const bytes = bytesOf(` \n${JSON.stringify(value, null, space)}\n`);
        const root = rootOf(bytes);
        const members = [...membersOf(bytes, root)];
        expect(members.every(({ whole }) => whole)).toBe(true);
        const values = members.map((member) => valueAt(bytes, member));
        const parsed = JSON.parse(textAt(bytes, root)) as object;
        expect(values).toEqual(
          Object.values(parsed).length === members.length ? valuesInOrder(parsed, members) : values,
        );
      }),
      { numRuns },
    );
  });

  test('that ends anywhere gives the records before its end', () => {
    const records = [{ a: 1, text: '}],[{' }, { b: [1, [2, { c: '\\"' }]] }, { d: '…' }];
    const text = JSON.stringify({ head: { x: 1 }, list: records });
    const bytes = bytesOf(text);
    const ends = [...membersOf(bytes, fieldsOf(bytes, rootOf(bytes)).get('list') ?? rootOf(bytes))].map(
      ({ offset, bytes: length }) => offset + length,
    );
    for (let end = 0; end <= bytes.length; end++) {
      const part = bytes.subarray(0, end);
      const list = fieldsOf(part, rootOf(part)).get('list');
      const values = list ? [...recordsOf(part, list, '/list')].flatMap(({ value }) => value ?? []) : [];
      expect(values).toEqual(records.slice(0, ends.filter((one) => one <= end).length));
    }
  });

  test('with a broken record gives the others, and says which one is broken', () => {
    const bytes = bytesOf('[{"a":1},{"b":tru},{"c":3},4]');
    const records = [...recordsOf(bytes, rootOf(bytes), '/list')];
    expect(records.map(({ value }) => value)).toEqual([{ a: 1 }, undefined, { c: 3 }, undefined]);
    expect(records.map(({ finding }) => finding?.at)).toEqual([undefined, '/list/1', undefined, '/list/3']);
    expect(textAt(bytes, records[1]?.range ?? rootOf(bytes))).toBe('{"b":tru}');
  });

  test('keeps what follows a damage of its structure in one piece', () => {
    const bytes = bytesOf('[{"a":1}?,{"b":2}]');
    const records = [...recordsOf(bytes, rootOf(bytes), '')];
    expect(records[0]?.value).toEqual({ a: 1 });
    expect(records[1]?.finding?.code).toBe('torn-record');
    expect(textAt(bytes, records[1]?.range ?? rootOf(bytes))).toBe('?,{"b":2}]');
  });

  test('is read past a byte order mark, with the last of two members of one name, and with a member named __proto__', () => {
    const bytes = bytesOf('\uFEFF{"a":1,"__proto__":{"x":2},"a":3}');
    const fields = fieldsOf(bytes, rootOf(bytes));
    const at = (key: string) => valueAt(bytes, fields.get(key) ?? rootOf(bytes));
    expect([...fields.keys()]).toEqual(['a', '__proto__']);
    expect(at('a')).toBe(3);
    expect(at('__proto__')).toEqual({ x: 2 });
  });

  test('of a million brackets is looked through without recursion', () => {
    const bytes = bytesOf(`[${'['.repeat(1_000_000)}`);
    expect([...recordsOf(bytes, rootOf(bytes), '')].map(({ finding }) => finding?.code)).toEqual(['torn-record']);
  });
});

/** Number-like keys come first in an object and equal ones once, so members are looked up by their names. */
function valuesInOrder(parsed: object, members: readonly { readonly key: string | undefined }[]): unknown[] {
  const byName = new Map(Object.entries(parsed));
  return members.map(({ key }, index) => (Array.isArray(parsed) ? parsed[index] : byName.get(key ?? '')) as unknown);
}
