/**
 * Texts of JSON as nobody writes them, all valid: odd white space, numbers beyond a double, keys that repeat, every way to
 * escape a character, lone surrogates, deep nesting.
 */
import fc from 'fast-check';

const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t'), maxLength: 2 });
const numbers = fc.oneof(
  fc.constantFrom('-0', '0.0', '1e400', '-1E-400', '1e+5', '12345678901234567890.10', '1E0'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
);
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).map(written) },
  fc.constantFrom('\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t'),
  fc.constantFrom('\u2028', '\u2029', '\ufeff', '\u007f', '\u0085', '字', '\u{1f600}', 'a', '}', ']', ',', ':', ' '),
  fc.constantFrom('\\ud800', '\\udc00', '\\uD83D\\uDE00', '\\u0000', '\\u0061', '\\u005C', '\\u0022', '\\u00e9'),
);

/** A character as it may stand inside a string: control characters, quotes and backslashes escaped. */
function written(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A string with its quotes. */
export const hostileString = fc.string({ unit: character, maxLength: 20 }).map((inside) => `"${inside}"`);

const key = fc.oneof(
  hostileString,
  fc.constantFrom('"a"', '"b"', '"type"', '"\\u0061"', '"__proto__"', '"constructor"', '""', '"text"'),
);

/** A valid text of one JSON value, nested this deep at most, but for runs of brackets. */
export function hostileJson(maxDepth = 5): fc.Arbitrary<string> {
  return fc
    .letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth, withCrossShrink: true },
        fc.oneof(hostileString, numbers, fc.constantFrom('true', 'false', 'null')),
        fc.tuple(fc.array(fc.tuple(space, tie('value'), space)), space).map(([items, empty]) => {
          return `[${items.length > 0 ? items.map((item) => item.join('')).join(',') : empty}]`;
        }),
        hostileObject(tie('value')),
        fc.tuple(tie('value'), fc.nat(60)).map(([inner, depth]) => '['.repeat(depth) + inner + ']'.repeat(depth)),
      ),
    }))
    .value.chain((value) => fc.tuple(space, space).map(([before, after]) => before + value + after));
}

function hostileObject(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const member = fc.tuple(space, key, space, space, value, space);
  return fc.tuple(fc.array(member), space).map(([members, empty]) => {
    const texts = members.map(([a, name, b, c, item, d]) => `${a}${name}${b}:${c}${item}${d}`);
    return `{${texts.length > 0 ? texts.join(',') : empty}}`;
  });
}
