/** What `ctx outputs` takes. */
import type { CommandTable } from '../option-table.js';
import { ownExitCodes } from './limits.js';

export const outputsTable = {
  name: 'outputs',
  summary: 'lists the originals that were kept for this project, newest first',
  usage: ['[--json]', '--total [--json]', '--prune-older-than AGE [--yes] [--json]'],
  notes: ['Nothing is ever deleted by itself: originals go when you ask for it, and only with --yes.'],
  options: {
    json: { type: 'flag', doc: 'Print JSON.' },
    total: { type: 'flag', doc: 'Print only how many there are and how many bytes they take.' },
    'prune-older-than': {
      type: 'age',
      value: 'AGE',
      doc: 'Delete originals older than AGE, such as 12h, 30d or 2w. Without --yes it only lists them.',
    },
    yes: { type: 'flag', doc: 'Delete without asking.' },
  },
  operands: { least: 0, most: 0 },
  examples: [
    ['ctx outputs', 'Ids, ages, sizes, exit codes and commands.'],
    ['ctx outputs --prune-older-than 30d --yes', 'Deletes what is older than thirty days.'],
  ],
  exitCodes: [['0', 'Done.'], ...ownExitCodes],
} as const satisfies CommandTable;
