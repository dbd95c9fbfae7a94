import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, codesIn, hasCode, NON_ASCII } from '../src/code-set.js';
import { builtin } from '../src/index.js';
import { readPattern } from '../src/pattern-facts.js';
import { symbolBits } from '../src/symbols.js';
import { fixtureLines } from './fixture-lines.js';
import { linesOf } from './lines-of.js';

const patterns = builtin.flatMap((language) => [
  ...(language.prefixes ?? []),
  ...language.tools.flatMap(({ forms }) => forms.map(({ match }) => match)),
]);

describe('what a match begins with', () => {
  test.each([
    [/^error: /, 'e'],
    [/^\s*(?:FAIL|PASS) /, 'FP'],
    [/^[ \t]*-{3} FAIL/, '-'],
    [/^(?:\[\w+\] )?Done\b/, '[D'],
    [/^err/i, 'eE'],
    [/^\d{2}:/, '0123456789'],
    [/^a?b/, 'ab'],
    [/^ab?c/, 'a'],
    [/^\(x\) y/, '('],
    [/^(?<name>x|y)z/, 'xy'],
    [/^(?=foo)f\w/, 'f'],
    [/^a|^b/, 'ab'],
    [/^[a-c-]x/, 'abc-'],
    [/^\x41|^\u0042/, 'AB'],
  ])('%s begins with one of %j', (pattern, characters) => {
    const codes = codesIn(readPattern(pattern).first ?? []).filter((code) => code > 32 && code < NON_ASCII);
    expect(String.fromCharCode(...codes)).toBe([...characters].sort().join(''));
  });

  test.each([/error/, /^.*error/, /^\S+ failed/, /^\s*$/, /^(?:a|.)b/, /^a|b/, /^x/m])(
    '%s may begin with anything',
    (pattern) => {
      expect(readPattern(pattern).first).toBeUndefined();
    },
  );

  test('characters outside ASCII are told apart', () => {
    const codes = ['✓', '✔'].map((sign) => codeOf(sign.charCodeAt(0)));
    for (const pattern of [/^[✓✔] /, /^(?:✓|\u2714)/, /^[✓-✔]/]) {
      expect(codesIn(readPattern(pattern).first ?? [])).toEqual(codes);
    }
    expect(codesIn(readPattern(/^[^\0-~]/).first ?? []).filter((code) => code >= NON_ASCII)).toHaveLength(64);
  });
});

describe('what stands behind the first character', () => {
  test.each([
    [/^error: /, 'r'],
    [/^\s*(?:FAIL|PASS) /, 'A'],
    [/^\[(?:\d+|x)\/9\] /, '0123456789x'],
    [/^-{3} FAIL/, '-'],
    [/^-+>/, '->'],
    [/^a?b\d/, '0123456789ab'],
    [/^a(?:bc|d?)e/, 'bde'],
    [/^ {2}x(?=z)y/, 'y'],
  ])('%s: behind the first character of a match stands one of %j', (pattern, characters) => {
    const codes = codesIn(readPattern(pattern).second ?? []);
    expect(String.fromCharCode(...codes)).toBe([...characters].sort().join(''));
  });

  test.each([/^a/, /^a?b/, /^a.b/, /error/, /^[ x]{2}\d*/, /^(a)\1b/, /^😀x/u])('%s leaves it open', (pattern) => {
    expect(readPattern(pattern).second).toBeUndefined();
  });
});

describe('the texts that a match holds', () => {
  test.each([
    [/^error: /, ['error: ']],
    [/\b(?:FAIL|PASS)\b/, ['fail', 'pass']],
    [/: line (?<line>\d+): /, [': line 0']],
    [/^ab?cdef/, ['cdef']],
    [/^(?:abc)+x/, ['abc']],
    [/\tat\b/, [' at']],
  ])('%s needs one of %j', (pattern, texts) => {
    expect(readPattern(pattern).texts).toEqual(texts);
  });

  test.each([/^\w+$/, /(?:abc)?/, /abc|\d*/, /^ab/, /a.b.c/])('%s needs none', (pattern) => {
    expect(readPattern(pattern).texts).toBeUndefined();
  });
});

describe('every line that a form of the package matches', () => {
  const known = patterns.map((match) => ({ match, facts: readPattern(match) }));

  test('agrees with what was read off the form, for each line of the fixtures', { timeout: 60_000 }, () => {
    const lines = fixtureLines();
    let matched = 0;
    for (const { match, facts } of known) {
      for (const line of lines) {
        if (!match.test(line)) continue;
        matched += 1;
        expectHeld(match, line, facts);
      }
    }
    expect(matched).toBeGreaterThan(lines.length / 2);
  });

  test('agrees with it for each line that is made of the form', { timeout: 60_000 }, () => {
    let checked = 0;
    for (const { match, facts } of known) {
      const lines = linesOf(match);
      if (lines === undefined) continue;
      checked += 1;
      const holds = fc.property(fc.nat({ max: 3 }), lines, (spaces, line) => {
        const text = ' '.repeat(spaces) + line;
        if (match.test(text)) expectHeld(match, text, facts);
      });
      fc.assert(holds, { numRuns: 10 });
    }
    expect(checked).toBeGreaterThan(500);
  });
});

const fold = (text: string): string => text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' ');

function expectHeld(match: RegExp, line: string, facts: ReturnType<typeof readPattern>): void {
  const { first, second, texts, characters } = facts;
  const folded = fold(line);
  const start = line.replace(/^[ \t]+/, '');
  const isOdd = /^\s/.test(start);
  const held = [...line].map(symbolBits);
  const low = held.reduce((bits, symbol) => bits | symbol.low, 0);
  const high = held.reduce((bits, symbol) => bits | symbol.high, 0);
  const agrees =
    (isOdd || first === undefined || hasCode(first, codeOf(start.charCodeAt(0)))) &&
    (isOdd || second === undefined || hasCode(second, codeOf(start.charCodeAt(1)))) &&
    (texts === undefined || texts.some((text) => folded.includes(text))) &&
    (characters.low & ~low) === 0 &&
    (characters.high & ~high) === 0;
  if (!agrees)
    expect({ match, line, first: first && codesIn(first), second: second && codesIn(second), texts }).toBeUndefined();
}
