/**
 * The few lines of an output that say how it went: its totals, the tests that failed, the errors, one of each kind, then
 * what they say in detail, and the last lines. Chosen by the forms of the tools that print them.
 */
import type { LineClass } from '@ctx/lang';
import { type ProblemLine, problemLines } from '../detect/problem-lines.js';
import { eachLine } from '../detect/text-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { moreLines, type SummaryOptions } from './summary.js';

export interface KeyLinesOptions {
  /** Most bytes of the summary. */
  readonly budget: number;
  /** Last lines to show in any case. */
  readonly last: number;
  /** Whether a line counts that only a word speaks for: where it is known that something failed. @default false */
  readonly hints?: boolean;
}

/** How many of a class at most, in the order they are given room. Of totals the last ones count, as they come at the end. */
const SHARES: readonly (readonly [what: LineClass, most: number])[] = [
  ['summary', 4],
  ['failure', 8],
  ['error', 8],
  ['exit', 2],
  ['assertion', 4],
  ['warning', 4],
  ['frame', 3],
];
/** Lines that differ in numbers alone are one kind; so many of a kind are shown. */
const OF_A_KIND = 2;
/** A shorter line is a mark without its text. */
const SHORTEST = 3;

export function keyLines(subject: Subject, { budget, last, hints = false }: KeyLinesOptions): SummaryOptions {
  const { exitCode } = subject;
  // The header says how it ended.
  const problems = problemLines(subject).filter(
    (one) => (hints || !one.hint) && !(one.class === 'exit' && exitCode !== undefined),
  );
  const ends = lastLines(subject.text, last);
  // The header and the last line take their part; lines are counted in characters, and those that do not fit in bytes
  // are left to the summary.
  let room = budget - 240;
  const chosen = new Map<number, string>();
  const take = ({ line, text }: Pick<ProblemLine, 'line' | 'text'>) => {
    const quoted = quoteLine(text);
    if (chosen.has(line) || quoted.length + 5 > room) return;
    room -= quoted.length + 5;
    chosen.set(line, quoted);
  };
  for (const end of ends) take(end);
  for (const [what, most] of SHARES) {
    for (const problem of distinct(problems, what)
      .slice(what === 'summary' ? -most : 0)
      .slice(0, most))
      take(problem);
  }
  const lines = [...chosen].sort(([one], [other]) => one - other).map(([, quoted]) => quoted);
  return { budget, lines, left: moreLines(subject) };
}

/** The lines of a class, of each kind the first ones. */
function distinct(problems: readonly ProblemLine[], what: LineClass): ProblemLine[] {
  const seen = new Map<string, number>();
  return problems.filter((problem) => {
    if (problem.class !== what || problem.text.length < SHORTEST) return false;
    const kind = what === 'failure' ? problem.text : problem.text.replace(/\d+/g, '0').replace(/^\S*[./\\]\S*/, '');
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return times <= (what === 'failure' ? 1 : OF_A_KIND);
  });
}

function lastLines(text: string, most: number): { line: number; text: string }[] {
  const last: { line: number; text: string }[] = [];
  eachLine(text, (line, index) => {
    if (line.trim() !== '' && last.push({ line: index, text: line.trimEnd() }) > most) last.shift();
  });
  return last;
}
