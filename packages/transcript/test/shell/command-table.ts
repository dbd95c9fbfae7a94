import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TableCommand {
  readonly effect: 'reads' | 'may-write';
  readonly command: string;
}

/** The commands of commands.txt with the verdict that a person gave them. */
export const tableCommands: readonly TableCommand[] = readFileSync(join(import.meta.dirname, 'commands.txt'), 'utf8')
  .split('\n')
  .flatMap((line): TableCommand[] => {
    const [, verdict, text] = /^(reads|write) (.+)$/.exec(line) ?? [];
    if (text === undefined) return [];
    return [{ effect: verdict === 'reads' ? 'reads' : 'may-write', command: text.replaceAll('⏎', '\n') }];
  });
