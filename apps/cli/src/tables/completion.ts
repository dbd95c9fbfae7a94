/** What `ctx completion` takes. */
import type { CommandTable } from '../option-table.js';
import { ownExitCodes } from './limits.js';

export const completionTable = {
  name: 'completion',
  summary: 'prints a completion script for a shell',
  usage: ['bash|zsh|fish'],
  notes: [],
  options: {},
  operands: { least: 1, most: 1, choices: ['bash', 'zsh', 'fish'] },
  examples: [
    ['source <(ctx completion bash)', 'Completes in this bash; put it into ~/.bashrc for every one.'],
    ['ctx completion fish > ~/.config/fish/completions/ctx.fish', 'Completes in every fish.'],
  ],
  exitCodes: [['0', 'Done.'], ...ownExitCodes],
} as const satisfies CommandTable;
