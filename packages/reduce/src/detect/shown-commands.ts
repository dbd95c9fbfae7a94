/**
 * The programs whose output a command line shows, for choosing how to shorten it. A reader of words, no shell: where it
 * is wrong, a result is shortened in another way, and nothing else depends on it.
 */
import type { Subject } from '../subject.js';
import { remember } from './remember.js';

/** Programs that pass on what comes in: the output is of the one before them. */
const FILTERS = new Set(['head', 'tail', 'cat', 'tee', 'less', 'more', 'sort', 'uniq', 'nl', 'column', 'grep', 'rg']);
/** Programs that print nothing of interest. */
const SILENT = new Set([
  'cd',
  'pushd',
  'popd',
  'export',
  'set',
  'source',
  '.',
  'true',
  'mkdir',
  'echo',
  'printf',
  'sleep',
]);
/** Programs that run the one named after them. */
const WRAPPERS = new Set(['sudo', 'env', 'time', 'command', 'nice', 'nohup', 'stdbuf', 'timeout', 'exec']);
const MOST_COMMAND = 4_000;

/** The words of each, its program first; several where a line runs several. Empty where there is no command. */
export const shownCommands = remember(({ call }: Subject): readonly (readonly string[])[] => {
  const shown: string[][] = [];
  for (const pipeline of pipelinesOf((call.command ?? '').slice(0, MOST_COMMAND))) {
    const stages = pipeline.map(unwrapped).filter((words) => words.length > 0);
    const source = stages.findLast(([program = '']) => !FILTERS.has(program)) ?? stages[0];
    if (source && !SILENT.has(source[0] ?? '')) shown.push(source);
  }
  return shown;
});

/** Without variables that are set for it, and without programs that only run it. */
function unwrapped(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && /^(?:\w+=|-|\d+[smh]?$)/.test(words[from] ?? '')) from += 1;
  const [first = '', ...rest] = words.slice(from);
  if (WRAPPERS.has(first) && rest.length > 0) return unwrapped(rest);
  return first === '' ? [] : [first.slice(first.lastIndexOf('/') + 1), ...rest];
}

const WORD =
  /\s*(?:(\n|&&|\|\|?&?|;|&(?!>))|((?:\d*[<>&]+\d*|\\.|'[^']*'|"(?:[^"\\]|\\.)*"|[^\s;|&<>'"\\]+|['"])+))/gsy;

function pipelinesOf(command: string): string[][][] {
  const pipelines: string[][][] = [[[]]];
  const text = command.replace(/[^\S\n]+/g, ' ').replaceAll('\n', ' ; ');
  for (const [, operator, word] of text.matchAll(WORD)) {
    const pipeline = pipelines.at(-1) ?? [];
    if (operator === undefined) pipeline.at(-1)?.push((word ?? '').replace(/^(['"])(.*)\1$/s, '$2'));
    else if (/^\|&?$/.test(operator)) pipeline.push([]);
    else pipelines.push([[]]);
  }
  return pipelines;
}
