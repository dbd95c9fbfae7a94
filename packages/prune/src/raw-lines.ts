import type { Template, Templates } from './templates.js';
import { byteLength, cutPoint } from './utf8.js';

/**
 * Cuts a stream of bytes or text into its lines at `\n`, whatever the chunks are. Memory is bounded: of a line longer
 * than `LONG`, or the cap, the beginning, the end and the surroundings of what reports a problem are kept, found block by block with
 * blocks counted from the line's start, so that any chunking gives the same pieces.
 */

/** Characters of a line that are kept whole at least; a longer one loses its middle here already. */
const LONG = 65_536;
const BLOCK = 16_384;
/** Blocks look this far into each other, so that no message is torn. */
const OVERLAP = 256;
/** Bytes that are decoded at once: the lines of one piece stay in the processor's cache, and plain ASCII stays compact. */
const PIECE = 65_536;
/** Characters kept behind the start of a problem. */
const EXCERPT = 1_024;
/** Pieces kept of one line's middle. */
const MOST_EXCERPTS = 8;

export interface RawLine {
  /** The line without its `\n`; of a huge line the pieces that are kept, with a mark between each two (`skipMark`). */
  readonly text: string;
  /** Counted from 1. */
  readonly no: number;
  /** Bytes of the text in UTF-8. */
  readonly bytes: number;
  /** The template of its bytes, where that was at hand. */
  readonly template?: Template | undefined;
}

/** Finds where in a piece of a huge line a problem is reported; gives the offset, or -1. */
export type FindProblem = (piece: string) => number;

export interface RawLineReader {
  write(chunk: string | Uint8Array): void;
  /** Emits the last line, if it has no `\n`, and gives the totals. `endsWithNewline` is true for no output at all. */
  end(): { readonly bytes: number; readonly lines: number; readonly endsWithNewline: boolean };
}

export function createRawLineReader(options: {
  readonly onLine: (line: RawLine) => void;
  readonly findProblem: FindProblem;
  /** Without them lines come without their templates. */
  readonly templates?: Templates;
  /** Lines of up to so many bytes are kept whole. */
  readonly capBytes: number;
}): RawLineReader {
  const { onLine, templates } = options;
  const longest = Math.max(LONG, options.capBytes);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const lineDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const encoder = new TextEncoder();
  let bytes = 0;
  let no = 0;
  let pending = '';
  let huge: HugeLine | undefined;
  /** A high surrogate at the end of a text chunk, which may get its other half with the next. */
  let half = '';
  /** Whether the last byte belongs to a line that may go on. */
  let isOpen = false;

  /** Whole lines are read from their bytes; the rest of a piece is put together as text. */
  function takePiece(piece: Uint8Array): void {
    const from = isOpen ? piece.indexOf(NEWLINE) + 1 : 0;
    const to = piece.lastIndexOf(NEWLINE) + 1;
    if (from > 0) take(decoder.decode(piece.subarray(0, from), { stream: true }));
    if (to > from) takeLines(piece.subarray(from, to));
    if (to < piece.length) take(decoder.decode(piece.subarray(to), { stream: true }));
    isOpen = to < piece.length;
  }

  function takeLines(lines: Uint8Array): void {
    const text = lineDecoder.decode(lines);
    // Where something was no UTF-8, the bytes do not tell what became of it.
    if (text.includes('\ufffd')) {
      take(text);
      return;
    }
    for (let from = 0, at = 0; from < lines.length; ) {
      const to = lines.indexOf(NEWLINE, from);
      const end = text.indexOf('\n', at);
      no += 1;
      onLine({ text: text.slice(at, end), no, bytes: to - from, template: templates?.find(lines, from, to) });
      from = to + 1;
      at = end + 1;
    }
  }

  function take(text: string): void {
    let from = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      finishLine(text.slice(from, at));
      from = at + 1;
    }
    if (from < text.length) addToLine(from === 0 ? text : text.slice(from));
  }

  function addToLine(part: string): void {
    if (huge === undefined) {
      pending += part;
      if (pending.length <= longest) return;
      huge = createHugeLine(options.findProblem);
      huge.write(pending);
      pending = '';
    } else huge.write(part);
  }

  function finishLine(part: string): void {
    if (huge !== undefined || pending.length + part.length > longest) addToLine(part);
    const text = huge === undefined ? pending + part : huge.end();
    pending = '';
    huge = undefined;
    no += 1;
    onLine({ text, no, bytes: byteLength(text), template: undefined });
  }

  function toBytes(text: string): Uint8Array {
    const whole = half + text;
    half = /[\ud800-\udbff]$/.test(whole) ? whole.slice(-1) : '';
    return encoder.encode(half === '' ? whole : whole.slice(0, -1));
  }

  function flushHalf(): void {
    if (half !== '') takeBytes(encoder.encode(half));
    half = '';
  }

  function takeBytes(data: Uint8Array): void {
    bytes += data.length;
    for (let at = 0; at < data.length; at += PIECE) {
      takePiece(data.subarray(at, at + PIECE));
    }
  }

  return {
    write(chunk) {
      if (typeof chunk === 'string') takeBytes(toBytes(chunk));
      else {
        flushHalf();
        takeBytes(chunk);
      }
    },
    end() {
      flushHalf();
      take(decoder.decode());
      const endsWithNewline = pending === '' && huge === undefined;
      if (!endsWithNewline) finishLine('');
      return { bytes, lines: no, endsWithNewline };
    },
  };
}

const NEWLINE = 10;

/**
 * The mark between two kept pieces of a huge line, for those who show the line. It is made of halves of surrogate pairs,
 * which no decoded text holds, so nothing that was printed can be taken for one.
 */
export const skipMark = /\ud800(\d+)\udc00/;

interface HugeLine {
  write(part: string): void;
  end(): string;
}

function createHugeLine(findProblem: FindProblem): HugeLine {
  let head = '';
  let block = '';
  /** Characters directly before `block` that can still become part of an excerpt or of the line's end. */
  let recent = '';
  /** Bytes before `recent` that no piece holds. */
  let skipped = 0;
  let excerpts = 0;
  let shown = '';

  function look(): void {
    const window = recent + block;
    const from = Math.max(0, recent.length - OVERLAP);
    const at = excerpts < MOST_EXCERPTS ? findProblem(window.slice(from)) : -1;
    let rest = window;
    if (at >= 0) {
      const start = cutPoint(window, Math.max(0, from + at - OVERLAP));
      const end = cutPoint(window, from + at + EXCERPT);
      skip(window.slice(0, start));
      shown += mark() + window.slice(start, end);
      rest = window.slice(end);
      excerpts += 1;
    }
    const cut = cutPoint(rest, Math.max(0, rest.length - BLOCK));
    skip(rest.slice(0, cut));
    recent = rest.slice(cut);
    block = '';
  }

  function skip(text: string): void {
    skipped += byteLength(text);
  }

  function mark(): string {
    const text = skipped === 0 ? '' : `\ud800${skipped}\udc00`;
    skipped = 0;
    return text;
  }

  return {
    write(part) {
      let from = 0;
      if (head.length < BLOCK) {
        from = cutPoint(part, Math.min(part.length, BLOCK - head.length));
        head += part.slice(0, from);
      }
      while (from < part.length) {
        const upTo = cutPoint(part, Math.min(part.length, from + BLOCK - block.length));
        block += part.slice(from, upTo);
        from = upTo;
        if (block.length >= BLOCK) look();
      }
    },
    end() {
      look();
      return head + shown + mark() + recent;
    },
  };
}
