/** What `ctx prune` takes. */
import type { CommandTable } from '../option-table.js';
import { limitOptions, ownExitCodes } from './limits.js';

export const pruneTable = {
  name: 'prune',
  summary: 'shows what matters of a file or of standard input',
  usage: ['[options] [FILE|-]'],
  notes: [
    'Without FILE, or with -, standard input is read to its end. When less is shown than came, a copy of the input is kept under an id that the last line names: a log file may be overwritten tomorrow, the copy is not. With --no-keep nothing is kept, and no such line is written.',
  ],
  options: {
    budget: limitOptions.budget,
    cap: limitOptions.cap,
    report: {
      type: 'choice',
      choices: ['none', 'text', 'json'],
      default: 'none',
      doc: 'Write what was kept and dropped to standard error, for people or as one line of JSON.',
    },
    id: limitOptions.id,
    'no-keep': { type: 'flag', doc: 'Keep no copy: the caller has the original.' },
    color: limitOptions.color,
  },
  operands: { least: 0, most: 1, complete: 'file' },
  examples: [
    ['ctx prune --budget 8k build.log', 'Shows at most 8 KiB of a log.'],
    ['kubectl logs api | ctx prune --report text', 'Shortens a stream and says on standard error what was dropped.'],
  ],
  exitCodes: [['0', 'Done.'], ['66', 'FILE cannot be read.'], ...ownExitCodes],
} as const satisfies CommandTable;
