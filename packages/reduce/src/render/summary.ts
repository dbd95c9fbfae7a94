/**
 * The form of every text that stands for a result:
 *
 *     [bash npm test: log with 2 failure lines; shortened from 812 lines, 41,210 bytes]
 *       FAIL src/cart.test.ts
 *     [811 more lines not shown]
 *
 * A line in brackets says what ran, what came of it, and how large it was. The lines worth keeping follow, each after two
 * blanks. The last line, in brackets, counts what is left out, so that no summary can be read as the whole.
 */
import type { Subject } from '../subject.js';
import { utf8Length } from '../utf8-length.js';
import { cleanText, cutText } from './clean-line.js';
import { counted } from './counted.js';

export interface SummaryOptions {
  /** Most bytes of the whole. */
  readonly budget: number;
  /** Lines to show, quoted already, the most important first where they do not all fit. */
  readonly lines?: readonly string[];
  /** Says what is left out beside the lines that are shown. @default nothing */
  readonly left?: (shown: readonly string[]) => string | undefined;
  /** Shown even where it is hardly shorter, as the text must not stand as it was. @default false */
  readonly always?: boolean;
}

/** A summary of a larger part of a text would take more away than it saves. */
const MOST_SHARE = 0.8;

/** As many of the lines as the budget holds. `undefined` where it would be hardly shorter than the text. */
export function summary(subject: Subject, what: string, options: SummaryOptions): string | undefined {
  const { lines = [], left, always = false } = options;
  const head = `[${callName(subject)}: ${what}; shortened from ${sizeOf(subject)}]`;
  const most = always ? Math.min(options.budget, subject.bytes - 1) : options.budget;
  for (let count = fitting(lines, most - utf8Length(head)); count >= 0; count -= 1) {
    const shown = lines.slice(0, count);
    const rest = left?.(shown);
    const text = [head, ...shown, ...(rest === undefined ? [] : [`[${rest}]`])].join('\n');
    const bytes = utf8Length(text);
    if (bytes <= most) return always || bytes <= subject.bytes * MOST_SHARE ? text : undefined;
  }
  // Where even the count of what is left out does not fit.
  return always && utf8Length(head) <= most ? head : undefined;
}

function fitting(lines: readonly string[], room: number): number {
  let used = 0;
  const over = lines.findIndex((line) => {
    used += utf8Length(line) + 1;
    return used > room;
  });
  return over < 0 ? lines.length : over;
}

/** What ran, in a few words: `bash npm test`, `grep "TODO" in src`. At most about 150 bytes. */
export function callName({ tool, call }: Subject): string {
  const { command, pattern, url, paths } = call;
  const name = cutBytes(cleanText(tool.slice(0, 80)) || 'tool', 40);
  const [path] = paths;
  const among = path === undefined ? '' : ` in ${path}`;
  const about = command ?? (pattern === undefined ? (url ?? path) : `"${pattern}"${among}`);
  if (about === undefined) return name;
  const [first = '', ...more] = about.slice(0, 400).trim().split('\n');
  return `${name} ${cutBytes(cleanText(first), 100)}${more.length > 0 ? ' …' : ''}`.trimEnd();
}

/** Size of a result, as every summary says it. */
export function sizeOf({ text, bytes }: Subject): string {
  return `${counted(lineCount(text), 'line')}, ${counted(bytes, 'byte')}`;
}

/** Lines as an editor counts them: a last one without its end counts. */
function lineCount(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** For `left`: the lines of the text that are not among those shown. */
export function moreLines({ text }: Subject): (shown: readonly string[]) => string | undefined {
  const total = lineCount(text);
  return (shown) => {
    const more = total - shown.filter((line) => line.startsWith('  ')).length;
    return more > 0 ? `${counted(more, 'more line')} not shown` : undefined;
  };
}

function cutBytes(text: string, most: number): string {
  let cut = text;
  while (utf8Length(cut) > most) cut = cutText(cut, Math.min(cut.length - 1, Math.max(2, most)));
  return cut;
}
