/**
 * One line on a terminal's standard error that says a long run is alive: time, lines, bytes, lines with error words.
 * It appears after a second, is redrawn in place when it changes, and is erased at the end. In a pipe there is none.
 */
import { formatBytes } from './bytes.js';

export interface StatusLine {
  add(chunk: Uint8Array): void;
  /** Erases the line for good. */
  stop(): void;
}

const FIRST_MS = 1000;
const EVERY_MS = 200;
const ERASE = '\r\x1b[K';
const errorWords = /\b(?:error|fail(?:ed|ure)?|panic(?:ked)?|exception|traceback)\b/i;

export function startStatusLine(stream: NodeJS.WriteStream = process.stderr): StatusLine {
  if (!stream.isTTY || process.env.TERM === 'dumb') return { add: () => {}, stop: () => {} };
  const startedAt = Date.now();
  let bytes = 0;
  let lines = 0;
  let withErrors = 0;
  let shown = '';
  const draw = () => {
    const elapsed = Date.now() - startedAt;
    if (elapsed < FIRST_MS) return;
    const text = statusText({ elapsedMs: elapsed, lines, bytes, withErrors }).slice(0, Math.max(0, stream.columns - 1));
    if (text === shown) return;
    stream.write(`${ERASE}${text}`);
    shown = text;
  };
  const timer = setInterval(draw, EVERY_MS);
  return {
    add: (chunk) => {
      bytes += chunk.length;
      // A line cut between two chunks may be missed or counted twice: this is a sign of life, not a result.
      for (const line of Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1').split('\n')) {
        if (errorWords.test(line)) withErrors += 1;
        lines += 1;
      }
      lines -= 1;
    },
    stop: () => {
      clearInterval(timer);
      if (shown !== '') stream.write(ERASE);
    },
  };
}

/** The most telling first, as a narrow terminal shows only the beginning. */
function statusText(so: { elapsedMs: number; lines: number; bytes: number; withErrors: number }): string {
  const seconds = Math.floor(so.elapsedMs / 1000);
  const elapsed =
    seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${String(seconds % 60).padStart(2, '0')}s`;
  const errors = so.withErrors === 0 ? '' : `, ${so.withErrors} with error words`;
  return `ctx: ${elapsed}, ${so.lines} ${so.lines === 1 ? 'line' : 'lines'}, ${formatBytes(so.bytes)}${errors}`;
}
