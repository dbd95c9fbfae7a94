/** The simple strategies: what people do with a long log when they have no pruner. All cut at line ends. */
import { splitLines } from './normalize.js';

/** The words that such a search usually looks for. */
const ERROR_WORDS = /error|fail|exception|panic|fatal|traceback|assert/i;
const CONTEXT_LINES = 2;

/** The first lines of `text` that fit in `maxBytes` of UTF-8. */
export function head(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const lineEnd = maxBytes > 0 ? bytes.lastIndexOf('\n', maxBytes - 1) + 1 : 0;
  return bytes.toString('utf8', 0, lineEnd || codePointStart(bytes, maxBytes, -1));
}

/** The last lines of `text` that fit in `maxBytes` of UTF-8. */
export function tail(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const from = bytes.length - maxBytes;
  const lineStart = bytes.indexOf('\n', from - 1) + 1;
  const found = lineStart > 0 && lineStart < bytes.length;
  return bytes.toString('utf8', found ? lineStart : codePointStart(bytes, from, 1));
}

/** The first lines in 40 % of `maxBytes` and the last ones in the rest. */
export function headTail(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const first = head(text, Math.floor(maxBytes * 0.4));
  return first + tail(text.slice(first.length), maxBytes - Buffer.byteLength(first));
}

/** The lines with an error word and two lines around each, as far as `maxBytes` goes from the top. */
export function grep(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const lines = splitLines(text);
  const shown: string[] = [];
  let end = 0;
  lines.forEach((line, index) => {
    if (!ERROR_WORDS.test(line)) return;
    const start = Math.max(end, index - CONTEXT_LINES);
    if (start > end && end > 0) shown.push('--');
    end = Math.max(end, Math.min(lines.length, index + CONTEXT_LINES + 1));
    for (const near of lines.slice(start, end)) shown.push(near);
  });
  return head(shown.map((line) => `${line}\n`).join(''), maxBytes);
}

function codePointStart(bytes: Uint8Array, from: number, step: 1 | -1): number {
  let at = from;
  while (at > 0 && at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at += step;
  return at;
}
