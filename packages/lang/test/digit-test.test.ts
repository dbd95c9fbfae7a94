import { describe, expect, test } from 'vitest';
import { compileDigitTest, digitsMatter } from '../src/digit-test.js';
import { builtin, createLang } from '../src/index.js';
import { fixtureLines } from './fixture-lines.js';

describe('a pattern', () => {
  test.each([/^\d{1,3}%/, /\xe9\[[\d;]*m/, /[0-9a-f]{8}/i, /a{2}(?<file1>b)\u2713/, /[ -~]\w\S/])(
    'that takes all digits for the same is as loose as it is: %s',
    (pattern) => {
      expect(compileDigitTest(pattern).loose).toBe(pattern);
    },
  );

  test.each([
    [/exit code [1-9]/, 'exit code 0', 'exit code x'],
    [/[*-5]!/, '9!', 'a!'],
    [/^0 errors(?! found)/, '7 errors', '0 errors found'],
    [/x(?=2)/, 'x1', 'xx'],
  ])('that tells some apart has one that does not: %s', (pattern, matched, not) => {
    const { loose } = compileDigitTest(pattern);
    expect(loose?.test(matched)).toBe(true);
    expect(loose?.test(not)).toBe(false);
  });

  test.each([/(\d) of \1/, /(?<a>\d)-\k<a>/, /[^1-9]x/, /a(?!\(?0)/, /(?<!1)a/, /\x31/, /\u0031/, /\u{31}/u])(
    'of which no loose one is known matters always: %s',
    (pattern) => {
      const compiled = compileDigitTest(pattern);
      expect(compiled.loose).toBeUndefined();
      expect(digitsMatter(compiled, 'a', false)).toBe(true);
    },
  );
});

test('a verdict for any digits holds for the same line with other digits', () => {
  const lang = createLang(builtin);
  const other = createLang(builtin);
  let held = 0;
  for (const line of fixtureLines()) {
    const verdict = lang.judge(line);
    expect(verdict.facts).toEqual(other.classify(line));
    expect(verdict.prefixLength).toBe(other.prefixLength(line));
    expect(verdict.place(line)).toEqual(other.locate(line));
    if (!verdict.forAnyDigits) continue;
    for (const digit of ['0', '1', '7']) {
      const changed = line.replace(/\d/g, digit);
      expect(other.classify(changed), changed).toEqual(verdict.facts);
      expect(other.prefixLength(changed), changed).toBe(verdict.prefixLength);
      expect(verdict.place(changed), changed).toEqual(other.locate(changed));
    }
    held += 1;
  }
  expect(held).toBeGreaterThan(1_000);
});
