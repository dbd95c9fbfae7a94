/** The ways to shorten a log that are compared, by name, and any command besides. */
import { CtxError } from '@ctx/error';
import type { BenchErrorCode } from './bench-error.js';
import { commandStrategy } from './command-strategy.js';
import { showPruned } from './ctx-strategy.js';
import { grep, head, headTail, tail } from './excerpt.js';
import type { Strategy } from './strategy.js';

const builtin: readonly Strategy[] = [
  { name: 'ctx', show: showPruned },
  { name: 'none', show: ({ text }) => ({ text }) },
  { name: 'head-tail', show: ({ text }, { budgetBytes }) => ({ text: headTail(text, budgetBytes) }) },
  { name: 'tail', show: ({ text }, { budgetBytes }) => ({ text: tail(text, budgetBytes) }) },
  { name: 'head', show: ({ text }, { budgetBytes }) => ({ text: head(text, budgetBytes) }) },
  { name: 'grep', show: ({ text }, { budgetBytes }) => ({ text: grep(text, budgetBytes) }) },
];

/** The names of the strategies that need no command. */
export const strategyNames: readonly string[] = builtin.map(({ name }) => name);

/**
 * The strategy of that name, or for `cmd: …` the shell command that follows.
 *
 * @throws {CtxError} 'unknown-strategy'
 */
export function findStrategy(name: string): Strategy {
  const found = name.startsWith('cmd:') ? commandStrategy(name) : builtin.find((strategy) => strategy.name === name);
  if (found) return found;
  throw new CtxError<BenchErrorCode>(
    'unknown-strategy',
    `No strategy ${JSON.stringify(name)}: give one of ${strategyNames.join(', ')}, or "cmd: COMMAND" for a command that reads the log on its standard input`,
    { details: { name } },
  );
}
