/**
 * The blocks of an aider chat history, a Markdown file that is written for people. The user's lines begin with `####`,
 * aider's own with `> `, and each text of both ends in two spaces; of a text of several lines that aider printed, only the
 * first has the mark. Everything else is the model's, whatever it looks like. Linear.
 */
import type { ByteRange } from '../imported-session.js';

export interface Block {
  readonly kind: 'chat' | 'user' | 'aider' | 'model';
  /** The lines without their marks; of a chat, when it began. */
  readonly text: string;
  readonly range: ByteRange;
}

interface Line {
  readonly text: string;
  readonly offset: number;
  readonly end: number;
  /** Index of the first line from this one on that ends a text of aider's or the user's, in this chat. */
  closing?: number | undefined;
}

const chatMark = '# aider chat started at ';
const [userMark, aiderMark] = ['####', '> '];
const marks = [chatMark, userMark, aiderMark];
/** A report of usage, whose end may be on the next line. */
const reportMark = '> Tokens: ';

export function* blocksOf(recording: Uint8Array): Generator<Block> {
  const lines = linesOf(recording);
  let run: { kind: Block['kind']; lines: Line[] } | undefined;
  for (let index = 0, line = lines[0]; line; line = lines[index]) {
    const isBlank = line.text.trim() === '';
    const kind = kindOf(line, lines, run?.kind === 'model' && run.lines.at(-1)?.text.trim() !== '');
    const ends = isBlank && kind === 'model' && run?.kind !== 'model';
    const goesOn = !ends && run?.kind === kind && kind !== 'chat';
    if (!goesOn) {
      if (run) yield blockOf(run.kind, run.lines);
      run = ends ? undefined : { kind, lines: [] };
    }
    const last = kind === 'aider' ? (line.closing ?? index) : index;
    for (; index <= last; index++) run?.lines.push(lines[index] ?? line);
  }
  if (run) yield blockOf(run.kind, run.lines);
}

/** `inText`: the line before is one of the model's. */
function kindOf(line: Line, lines: readonly Line[], inText: boolean): Block['kind'] {
  if (line.text.startsWith(chatMark)) return 'chat';
  if (line.text.startsWith(userMark) && isClosed(line.text)) return 'user';
  if (!line.text.startsWith(aiderMark)) return 'model';
  if (isClosed(line.text) || line.text.startsWith(reportMark)) return 'aider';
  const closing = lines[line.closing ?? -1];
  return !inText && closing && !marks.some((mark) => closing.text.startsWith(mark)) ? 'aider' : 'model';
}

function blockOf(kind: Block['kind'], lines: readonly Line[]): Block {
  const [first, last] = [lines[0], lines.at(-1)];
  const offset = first?.offset ?? 0;
  const texts = lines.map(({ text }) => unmarked(text, kind));
  const text =
    kind === 'model'
      ? texts
          .join('\n')
          .replace(/^(?:[ \t]*\n)+/, '')
          .trimEnd()
      : texts.join('\n');
  return { kind, text, range: { offset, bytes: (last?.end ?? offset) - offset } };
}

function unmarked(text: string, kind: Block['kind']): string {
  if (kind === 'model') return text;
  if (kind === 'chat') return text.slice(chatMark.length).trim();
  const mark = kind === 'user' ? userMark : aiderMark;
  const own = text.startsWith(mark) ? text.slice(mark.length) : text;
  return (kind === 'user' && own.startsWith(' ') ? own.slice(1) : own).trimEnd();
}

function isClosed(text: string): boolean {
  return text.endsWith('  ');
}

function linesOf(recording: Uint8Array): Line[] {
  const decoder = new TextDecoder();
  const lines: Line[] = [];
  for (let offset = 0; offset < recording.length; ) {
    const found = recording.indexOf(0x0a, offset);
    const end = found < 0 ? recording.length : found + 1;
    const text = decoder.decode(recording.subarray(offset, found < 0 ? end : found));
    lines.push({ text: text.endsWith('\r') ? text.slice(0, -1) : text, offset, end });
    offset = end;
  }
  for (let index = lines.length - 1, closing: number | undefined; index >= 0; index--) {
    const line = lines[index] as Line;
    if (isClosed(line.text)) closing = index;
    else if (line.text.startsWith(chatMark)) closing = undefined;
    line.closing = closing;
  }
  return lines;
}
