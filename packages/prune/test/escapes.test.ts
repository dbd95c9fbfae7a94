import { describe, expect, test } from 'vitest';
import { hasControls, stripEscapes } from '../src/escapes.js';

const ESC = '\u001b';

describe('stripEscapes', () => {
  test.each<[string, string, string]>([
    ['colours', `${ESC}[1;31merror${ESC}[0m: no`, 'error: no'],
    ['colours of 24 bits', `${ESC}[38;2;255;0;0mred${ESC}[39m`, 'red'],
    ['sequences without digits', `${ESC}[Kdone${ESC}[m`, 'done'],
    ['private modes', `${ESC}[?25lspin${ESC}[?25h`, 'spin'],
    ['character sets', `${ESC}(Bplain`, 'plain'],
    ['a title', `${ESC}]0;make: all\u0007cc a.c`, 'cc a.c'],
    ['a link, ended either way', `${ESC}]8;;file:///a.c${ESC}\\a.c:3${ESC}]8;;\u0007 x`, 'a.c:3 x'],
    ['sequences of one character', '\u009b31mred\u009b0m', 'red'],
    ['bells and NULs', 'a\u0000b\u0007c\u007f', 'abc'],
    ['overstruck text, as man pages print it', 'N\bNA\bAM\bME\bE', 'NAME'],
    ['carriage returns', 'a\r', 'a'],
  ])('takes out %s', (_, text, shown) => {
    expect(stripEscapes(text)).toBe(shown);
    expect(hasControls(text)).toBe(true);
  });

  test.each([
    ['tabs and text of any script', '\tgröße 漢字 😀 e\u0301 \u202e'],
    ['brackets without an escape', '[31m [K array[0]'],
  ])('leaves %s', (_, text) => {
    expect(stripEscapes(text)).toBe(text);
    expect(hasControls(text)).toBe(false);
  });

  test('keeps the text of a command that is not finished', () => {
    expect(stripEscapes(`${ESC}]0;title and error: no end`)).toContain('error: no end');
    expect(stripEscapes(`${ESC}[31`)).not.toContain(ESC);
  });
});
