/** The action that a command's first word names. */
import { cliError } from './cli-error.js';
import { nearest } from './nearest.js';
import type { CommandGroup, CommandTable } from './option-table.js';

/** @throws {CtxError} 'usage' when the group has no such action, with the nearest one. */
export function findAction(group: CommandGroup, word = ''): CommandTable {
  const found = group.actions.find(({ name }) => name === `${group.name} ${word}`);
  if (found) return found;
  const names = group.actions.map(({ name }) => name.slice(group.name.length + 1));
  const near = nearest(word, names);
  const meant = near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
  throw cliError('usage', `${group.name} has no action "${word}": ${meant}`);
}

/** A group as completion sees it: its actions as the words, the options of all of them. */
export function asTable(table: CommandTable | CommandGroup): CommandTable {
  if (!('actions' in table)) return table;
  return {
    ...table,
    usage: [],
    options: Object.assign({}, ...table.actions.map(({ options }) => options)),
    operands: { least: 1, choices: table.actions.map(({ name }) => name.slice(table.name.length + 1)) },
    examples: [],
    exitCodes: [],
  };
}
