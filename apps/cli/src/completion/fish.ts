/** Completion for fish. */
import type { CommandTable, Option } from '../option-table.js';

export function fishCompletion(tables: readonly CommandTable[]): string {
  const lines = tables.flatMap((table) => [
    `complete -c ctx -n __fish_use_subcommand -f -a ${table.name} -d ${quote(table.summary)}`,
    ...Object.entries(table.options).map(([name, option]) => optionLine(table.name, name, option)),
    `complete -c ctx -n ${after(table.name)} -l help -d 'This help.'`,
    ...operandLines(table),
  ]);
  const names = tables.map(({ name }) => name).join(' ');
  return `# ctx completion for fish
complete -c ctx -n __fish_use_subcommand -f -a help -d 'shows the help of a command'
complete -c ctx -n ${after('help')} -f -a ${quote(names)}
${lines.join('\n')}
`;
}

function optionLine(command: string, name: string, option: Option): string {
  const base = `complete -c ctx -n ${after(command)} -l ${name} -d ${quote(option.doc)}`;
  if (option.type === 'flag') return base;
  if (option.type === 'choice') return `${base} -x -a ${quote(option.choices.join(' '))}`;
  return option.type === 'file' || option.type === 'texts' ? `${base} -r` : `${base} -x`;
}

function operandLines({ name, operands }: CommandTable): string[] {
  const base = `complete -c ctx -n ${after(name)}`;
  if (operands.choices) return [`${base} -f -a ${quote(operands.choices.join(' '))}`];
  if (operands.complete === 'command') return [`${base} -f -a '(__fish_complete_subcommand)'`];
  if (operands.complete === 'id') {
    return [`${base} -f -a ${quote("(ctx outputs 2>/dev/null | awk 'NR > 1 { print $1 }')")}`];
  }
  return operands.complete === 'file' ? [] : [`${base} -f`];
}

function after(command: string): string {
  return quote(`__fish_seen_subcommand_from ${command}`);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
