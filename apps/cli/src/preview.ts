/**
 * The head and the tail of an output: what is shown where nothing may be sorted out. It is cut at line ends, 40 % from the
 * start and 60 % from the end, with at most 2,000 lines and 2,000 bytes a line; memory is bounded by the cap.
 */
import { formatBytes } from './bytes.js';

export interface Preview {
  /** Whether all that came so far fits. */
  readonly isWhole: boolean;
  write(chunk: Uint8Array): void;
  /** The output itself where it fits, else at most the cap. `reason` says why it was not pruned, `rest` how to see all. */
  render(notes: { readonly reason?: string; readonly rest?: string }): string | Uint8Array;
}

const HEAD_SHARE = 0.4;
const MOST_LINES = 2000;
const MOST_LINE_BYTES = 2000;
const NEWLINE = 10;

export function createPreview(capBytes: number): Preview {
  const head = Buffer.alloc(capBytes);
  // Twice the cap, so that the newest bytes are moved to the front once in a while and not for every chunk.
  const tail = Buffer.alloc(2 * capBytes);
  let tailEnd = 0;
  let bytes = 0;
  let lines = 0;
  let endsInLine = false;
  return {
    get isWhole() {
      return bytes <= capBytes;
    },
    write: (chunk) => {
      if (chunk.length === 0) return;
      if (bytes < capBytes) head.set(chunk.subarray(0, capBytes - bytes), bytes);
      bytes += chunk.length;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
      endsInLine = chunk[chunk.length - 1] !== NEWLINE;
      const newest = chunk.subarray(Math.max(0, chunk.length - capBytes));
      if (tailEnd + newest.length > tail.length) {
        tail.copyWithin(0, tailEnd - capBytes, tailEnd);
        tailEnd = capBytes;
      }
      tail.set(newest, tailEnd);
      tailEnd += newest.length;
    },
    render: ({ reason, rest }) => {
      if (bytes <= capBytes) return head.subarray(0, bytes);
      const total = lines + (endsInLine ? 1 : 0);
      const why = reason === undefined ? '' : `; not pruned: ${reason}`;
      const size = `${total} lines (${formatBytes(bytes)})`;
      const header = `[output shortened: ${size} → its head and tail, within ${formatBytes(capBytes)}${why}]\n`;
      const footer = rest === undefined ? '' : `[the whole output (${total} lines) is kept: ${rest}]\n`;
      const gap = (left: number) => `[… ${left} lines not shown here]\n`;
      const room = Math.max(0, capBytes - Buffer.byteLength(header + footer + gap(total)) - 2);
      const first = headOf(head, Math.floor(room * HEAD_SHARE), MOST_LINES * HEAD_SHARE);
      const last = tailOf(
        tail.subarray(0, tailEnd),
        Math.floor(room * (1 - HEAD_SHARE)),
        MOST_LINES * (1 - HEAD_SHARE),
      );
      const left = total - countLines(first) - countLines(last);
      return `${header}${closed(cutLines(first))}${gap(Math.max(1, left))}${closed(cutLines(last))}${footer}`;
    },
  };
}

/** The first whole lines of at most `most` bytes; part of a line only where the first one is longer. */
function headOf(source: Buffer, most: number, mostLines: number): string {
  let end = source.lastIndexOf(NEWLINE, most - 1) + 1;
  if (end === 0) {
    end = most;
    while (end > 0 && isContinuation(source[end])) end -= 1;
  }
  return source
    .toString('utf8', 0, end)
    .split(/(?<=\n)/)
    .slice(0, mostLines)
    .join('');
}

function tailOf(source: Buffer, most: number, mostLines: number): string {
  let start = Math.max(0, source.length - most);
  const lineEnd = source.indexOf(NEWLINE, start - 1);
  if (lineEnd !== -1 && lineEnd < source.length - 1) start = lineEnd + 1;
  while (start < source.length && isContinuation(source[start])) start += 1;
  return source
    .toString('utf8', start)
    .split(/(?<=\n)/)
    .slice(-mostLines)
    .join('');
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** Cuts the middle out of lines that are too long. */
function cutLines(text: string): string {
  return text.replace(/[^\n]+/g, (line) => {
    const bytes = Buffer.from(line);
    if (bytes.length <= MOST_LINE_BYTES) return line;
    let from = MOST_LINE_BYTES / 2 - 20;
    while (isContinuation(bytes[from])) from -= 1;
    let to = bytes.length - (MOST_LINE_BYTES / 2 - 20);
    while (isContinuation(bytes[to])) to += 1;
    return `${bytes.toString('utf8', 0, from)}[… ${to - from} bytes …]${bytes.toString('utf8', to)}`;
  });
}

function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function closed(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
