/** `ctx completion`: a script for a shell. */
import { parseArguments } from '../arguments.js';
import { bashCompletion } from '../completion/bash.js';
import { fishCompletion } from '../completion/fish.js';
import { zshCompletion } from '../completion/zsh.js';
import { asTable } from '../find-action.js';
import { print } from '../print.js';
import { completionTable } from '../tables/completion.js';
import { tables } from '../tables/index.js';

export async function execute(argv: readonly string[]): Promise<number> {
  const { operands } = parseArguments(completionTable, argv);
  const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
  await print(scripts[operands[0] as keyof typeof scripts](tables.map(asTable)));
  return 0;
}
