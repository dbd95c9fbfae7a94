import { describe, expect, test } from 'vitest';
import { type CleanLine, createScreen } from '../src/screen.js';

const ESC = '\u001b';

function show(...lines: string[]): CleanLine[] {
  const shown: CleanLine[] = [];
  const screen = createScreen({
    onLine: ({ text, no }) => shown.push({ text, no }),
    isProblem: (text) => text.startsWith('error'),
  });
  for (const [i, text] of lines.entries()) screen.draw({ text, no: i + 1, bytes: text.length });
  screen.end();
  return shown;
}

const texts = (...lines: string[]): string[] => show(...lines).map(({ text }) => text);

describe('a line that is redrawn', () => {
  test.each<[string, string[], string[]]>([
    ['by carriage returns keeps its last state', ['1%\r50%\r100%'], ['100%']],
    ['and ended by CRLF is no redraw', ['a\r', 'b\r'], ['a', 'b']],
    ['by erase-line keeps its last state', [`${ESC}[2K\rget a\r${ESC}[2Kget b`], ['get b']],
    ['and then left blank keeps what stood there', ['100%\r'], ['100%']],
    ['by cursor-up replaces the line above', ['keep', 'build 1', `${ESC}[1A${ESC}[2Kbuild 2`], ['keep', 'build 2']],
    ['two lines above', ['a 1', 'b 1', `${ESC}[2Aa 2`, 'b 2'], ['a 2', 'b 2']],
    ['by going to the start of a line above', ['a 1', 'b 1', `${ESC}[2Fa 2`, 'b 2'], ['a 2', 'b 2']],
    ['by erasing all below', ['keep', 'a 1', 'b 1', `${ESC}[2A${ESC}[Jdone`], ['keep', 'done']],
    ['and moves at the end of a line', ['a 1', 'b 1', `c${ESC}[2A`, 'b 2'], ['a 1', 'b 2', 'c']],
  ])('%s', (_, lines, shown) => {
    expect(texts(...lines)).toEqual(shown);
  });

  test('keeps a state that reports a problem', () => {
    expect(texts('error: lost\rretrying\rdone')).toEqual(['error: lost', 'done']);
    expect(texts('error: lost\rerror: lost')).toEqual(['error: lost']);
  });

  test('says which line of the original drew it last', () => {
    expect(show('a 1', 'b 1', `${ESC}[2Aa 2`)).toEqual([
      { text: 'a 2', no: 3 },
      { text: 'b 1', no: 2 },
    ]);
  });
});

test('a cursor that goes up further than there are lines stops at the first', () => {
  expect(texts('a', `${ESC}[99Ab`)).toEqual(['b']);
});

test('of a long output each line comes out once, in order', () => {
  const lines = Array.from({ length: 1_000 }, (_, i) => `line ${i}`);
  expect(texts(...lines)).toEqual(lines);
});
