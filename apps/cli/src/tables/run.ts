/** What `ctx run` takes. */
import type { CommandTable } from '../option-table.js';
import { limitOptions, ownExitCodes } from './limits.js';

export const runTable = {
  name: 'run',
  summary: 'runs a command and shows what matters of its output',
  usage: ['[options] [--] COMMAND [ARGUMENT...]', '[options] --shell STRING'],
  notes: [
    'The command runs as it is: same arguments, folder, environment and standard input, no shell in between. What it writes to standard output and standard error comes in its true order through one pipe, is kept while it streams, and is shown shortened once the command has ended.',
    'When less is shown than came, the last line says how to see the rest. Where the original cannot be kept, nothing is sorted out: the output is only capped, and says so.',
    'SIGINT, SIGTERM, SIGHUP and SIGQUIT are passed on to the command, and what came until then is shown. A background process that keeps the output open is waited for until it is silent for half a second, at most three seconds.',
  ],
  options: {
    budget: limitOptions.budget,
    cap: limitOptions.cap,
    'no-prune': {
      type: 'flag',
      doc: 'Only cap the output: its head and tail, nothing sorted. The original is kept all the same.',
    },
    tty: { type: 'flag', doc: 'Give the command a terminal instead of a pipe.' },
    shell: { type: 'text', value: 'STRING', doc: 'Hand STRING unchanged to `sh -c` instead of running COMMAND.' },
    id: limitOptions.id,
    json: { type: 'flag', doc: 'Print one JSON object: the text shown, exit code, signal, recall id and report.' },
    color: limitOptions.color,
  },
  operands: { least: 0, complete: 'command', endOptions: true },
  examples: [
    ['ctx run -- npm test', 'Shows failing tests and the summary within 24 KiB; ends with the exit code of npm.'],
    [
      "ctx run --budget 8k --shell 'make 2>&1 | tee log'",
      'Hands a whole command line to a shell, for 8 KiB of output.',
    ],
  ],
  exitCodes: [
    ['the command’s', 'Its own exit code; 128 + N where signal N ended it.'],
    ['127, 126', 'There is no such command, or it cannot be started.'],
    ...ownExitCodes,
    [
      'SIGINT',
      'After Ctrl-C that also ended the command, ctx ends by the same signal, so that a script around it stops.',
    ],
  ],
} as const satisfies CommandTable;
