/** The lines of an output that say what went wrong and how it ended, by the forms of the tools that print them. */
import type { LineClass } from '@ctx/lang';
import type { Subject } from '../subject.js';
import { defaultLang } from './default-lang.js';
import { remember } from './remember.js';
import { eachLine } from './text-lines.js';

export interface ProblemLine {
  /** Index in the text, from 0. */
  readonly line: number;
  readonly class: LineClass;
  /** As it reads on a screen, without blanks at its ends. */
  readonly text: string;
  /** Whether only a word was found that as often tells of nothing. */
  readonly hint: boolean;
}

const TELLING: ReadonlySet<LineClass> = new Set([
  'error',
  'failure',
  'assertion',
  'warning',
  'summary',
  'exit',
  'frame',
]);
/** What a detector looks at: the beginning, and as much of the end as says how it ended. */
const HEAD = 65_536;
const TAIL = 16_384;

/** All of them, in order. Linear. */
export const problemLines = remember(({ text }: Subject): readonly ProblemLine[] => linesIn(text));

/** How many there are of each class in what a detector looks at; those that are only a word are left out. */
export const problemCounts = remember((subject: Subject): ReadonlyMap<LineClass, number> => {
  const { text } = subject;
  const counts = new Map<LineClass, number>();
  const looked =
    text.length <= HEAD + TAIL ? problemLines(subject) : linesIn(`${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`);
  for (const { class: what, hint } of looked) if (!hint) counts.set(what, (counts.get(what) ?? 0) + 1);
  return counts;
});

function linesIn(text: string): ProblemLine[] {
  const lang = defaultLang();
  const found: ProblemLine[] = [];
  eachLine(text, (line, index) => {
    const { class: what, hint } = lang.classify(line);
    if (TELLING.has(what)) found.push({ line: index, class: what, text: line.trim(), hint });
  });
  return found;
}
