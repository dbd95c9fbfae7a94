/** What `ctx bench` takes. */
import type { CommandTable } from '../option-table.js';
import { ownExitCodes } from './limits.js';

export const benchTable = {
  name: 'bench',
  summary: 'scores pruning on corpora of real outputs',
  usage: ['prune [--corpus DIR]... [--budget BYTES]... [--strategy NAME]... [--json] [--html FILE]'],
  notes: ['Each strategy shortens each output of a corpus, and is scored by the lines that had to be kept.'],
  options: {
    corpus: { type: 'texts', value: 'DIR', doc: 'Folder of cases; can be given several times.' },
    budget: {
      type: 'texts',
      value: 'BYTES',
      doc: 'Budget to score at; can be given several times. Default: 24k and 8k.',
    },
    strategy: {
      type: 'texts',
      value: 'NAME',
      doc: 'Strategy to score, or "cmd: COMMAND" for one that reads standard input; can be given several times. Default: all.',
    },
    json: { type: 'flag', doc: 'Print the whole report as JSON.' },
    html: { type: 'file', value: 'FILE', doc: 'Also write the report as a page with plots.' },
  },
  operands: { least: 1, most: 1, choices: ['prune'] },
  examples: [
    ['ctx bench prune --corpus ./corpus', 'A table of all strategies at both budgets.'],
    ['ctx bench prune --corpus ./corpus --strategy ctx --strategy tail --html report.html', 'Two of them, as a page.'],
  ],
  exitCodes: [['0', 'Done.'], ['66', 'A corpus cannot be read.'], ...ownExitCodes],
} as const satisfies CommandTable;
