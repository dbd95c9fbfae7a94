/** Completion for zsh. */
import type { CommandTable, Option } from '../option-table.js';

export function zshCompletion(tables: readonly CommandTable[]): string {
  return `#compdef ctx
# ctx completion for zsh
_ctx_ids() {
  compadd -- \${(f)"$(ctx outputs 2>/dev/null | awk 'NR > 1 { print $1 }')"}
}
_ctx() {
  local -a commands
  commands=(
${tables.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`).join('\n')}
    'help:shows the help of a command'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe command commands ;;
${tables.map(commandCase).join('\n')}
  esac
}
compdef _ctx ctx
`;
}

function commandCase(table: CommandTable): string {
  const specs = [
    ...Object.entries(table.options).map(([name, option]) => optionSpec(name, option)),
    "'--help[This help.]'",
  ];
  return `    ${table.name}) _arguments -S ${[...specs, ...operandSpec(table)].join(' \\\n      ')} ;;`;
}

function optionSpec(name: string, option: Option): string {
  const many = option.type === 'texts' ? '*' : '';
  const label = `${many}--${name}[${option.doc.replace(/[[\]:]/g, '\\$&')}]`;
  if (option.type === 'flag') return quote(label);
  if (option.type === 'choice') return quote(`${label}:${name}:(${option.choices.join(' ')})`);
  const action = option.type === 'file' || option.type === 'texts' ? '_files' : '';
  return quote(`${label}:${option.value}:${action}`);
}

function operandSpec({ operands }: CommandTable): string[] {
  if (operands.complete === 'file') return ["'*:file:_files'"];
  if (operands.complete === 'command') return ["'*:::command:_normal'"];
  if (operands.complete === 'id') return ["'1:id:_ctx_ids'"];
  return operands.choices ? [`'1:word:(${operands.choices.join(' ')})'`] : [];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
