/** The options that `run` and `prune` share, and what is said of ctx's own exit codes. */
import type { OptionTable } from '../option-table.js';

export const limitOptions = {
  budget: {
    type: 'bytes',
    value: 'BYTES',
    default: '24k',
    least: 512,
    doc: 'Most bytes to show of output that has something to sort: errors, tests, warnings, progress. At least 512.',
  },
  cap: {
    type: 'bytes',
    value: 'BYTES',
    doc: 'Most bytes to show of anything else: a diff, a file, the results of a program. Default: twice the budget.',
  },
  id: {
    type: 'id',
    value: 'ID',
    doc: 'The name to keep the original by; a used one becomes ID~2. Default: a fresh short one.',
  },
  color: {
    type: 'choice',
    choices: ['auto', 'always', 'never'],
    default: 'auto',
    doc: 'Colours for people: auto gives them to a terminal alone, and never where NO_COLOR is set.',
  },
} as const satisfies OptionTable;

export const ownExitCodes = [
  ['2', 'What was typed is wrong; nothing ran.'],
  ['70', 'ctx itself failed; the reason is on standard error.'],
] as const;
