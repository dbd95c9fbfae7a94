import { hasControls, stripEscapes, stripStyles } from './escapes.js';
import type { RawLine } from './raw-lines.js';
import type { Controls, Template } from './templates.js';

/**
 * Shows each line as a terminal would leave it: a line that was redrawn in place (`\r`, erase-line, cursor-up) keeps
 * only its last state. A state that reports a problem is kept even when it was drawn over: a log is read afterwards.
 */

/** A line after redraws and without escape sequences. */
export interface CleanLine {
  readonly text: string;
  /** The line of the original that it was last drawn by, counted from 1. */
  readonly no: number;
  /** Bytes of the text, where they are known. */
  readonly bytes?: number | undefined;
  /** The template of the raw line, where the text is that without its styles. */
  readonly template?: Template | undefined;
  /** Its `fixedText`, once that was asked for. */
  fixed?: string | undefined;
}

/** Rows that a cursor can move up over. */
const HEIGHT = 128;

/** A row of the screen, and the states of it that were drawn over but are kept. */
interface Row extends CleanLine {
  readonly before?: readonly CleanLine[];
}

export interface Screen {
  draw(line: RawLine): void;
  end(): void;
}

export function createScreen(options: {
  readonly onLine: (line: CleanLine) => void;
  /** Whether a state that was drawn over must be kept all the same. */
  readonly isProblem: (text: string) => boolean;
}): Screen {
  /** The last rows; one that the cursor only passed is `undefined`. */
  let rows: (Row | undefined)[] = [];
  let cursor = 0;

  function put(line: CleanLine): void {
    const old = rows[cursor];
    const keeps = old !== undefined && old.text !== line.text && options.isProblem(old.text);
    const before = keeps ? [...(old.before ?? []), old] : old?.before;
    rows[cursor] = before === undefined ? line : { ...line, before };
  }

  function eraseBelow(): void {
    const erased = rows.slice(cursor + 1).flatMap((row) => (row === undefined ? [] : [...(row.before ?? []), row]));
    const kept = erased.filter(({ text }) => options.isProblem(text));
    rows.length = Math.min(rows.length, cursor + 1);
    const row = rows[cursor];
    if (row !== undefined && kept.length > 0) rows[cursor] = { ...row, before: [...(row.before ?? []), ...kept] };
  }

  function newRow(): void {
    cursor += 1;
    if (rows.length <= 2 * HEIGHT) return;
    flush(rows.length - HEIGHT);
  }

  function flush(count: number): void {
    for (let i = 0; i < count; i += 1) {
      const row = rows[i];
      if (row?.before !== undefined) for (const state of row.before) options.onLine(state);
      if (row !== undefined) options.onLine(row);
    }
    rows = rows.slice(count);
    cursor = Math.max(0, cursor - count);
  }

  return {
    draw(line) {
      const controls = controlsOf(line);
      if (controls !== 'redraws') {
        put(controls === 'none' ? line : withoutStyles(line));
        newRow();
        return;
      }
      const { no } = line;
      for (const state of dropReturns(line.text).split('\r')) {
        for (const step of splitMoves(state)) {
          if (step.up > 0) cursor = Math.max(0, cursor - step.up);
          if (step.eraseBelow) eraseBelow();
          const shown = stripEscapes(step.text);
          if (shown !== '' || rows[cursor] === undefined)
            put({ text: shown, no, bytes: undefined, template: undefined });
        }
      }
      newRow();
    },
    end() {
      flush(rows.length);
    },
  };
}

function controlsOf({ text, template }: RawLine): Controls {
  if (template === undefined) return findControls(text);
  template.controls ??= findControls(text);
  return template.controls;
}

function findControls(text: string): Controls {
  if (!hasControls(text)) return 'none';
  const kept = dropReturns(text);
  const plain = stripStyles(kept);
  return (plain === '' && kept !== '') || hasControls(plain) ? 'redraws' : 'styles';
}

function withoutStyles({ text, no, bytes, template }: RawLine): CleanLine {
  const plain = stripStyles(dropReturns(text));
  return { text: plain, no, bytes: bytes - (text.length - plain.length), template };
}

/** The carriage return of a line end moves nothing. */
function dropReturns(text: string): string {
  let end = text.length;
  while (text.endsWith('\r', end)) end -= 1;
  return text.slice(0, end);
}

interface Move {
  readonly up: number;
  readonly eraseBelow: boolean;
  readonly text: string;
}

/** Cuts a state where the cursor goes up or the screen below it is erased. */
function splitMoves(state: string): Move[] {
  if (!state.includes('\u001b[')) return [{ up: 0, eraseBelow: false, text: state }];
  const moves: Move[] = [];
  let up = 0;
  let eraseBelow = false;
  let from = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one.
  for (const match of state.matchAll(/\u001b\[(\d{0,4})([AFJ])/g)) {
    const before = state.slice(from, match.index);
    if (stripEscapes(before) !== '') {
      moves.push({ up, eraseBelow, text: before });
      up = 0;
      eraseBelow = false;
    }
    if (match[2] === 'J') eraseBelow ||= match[1] === '' || match[1] === '0';
    else up += Math.max(1, Number(match[1]));
    from = match.index + match[0].length;
  }
  moves.push({ up, eraseBelow, text: state.slice(from) });
  return moves;
}
