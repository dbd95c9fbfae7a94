/** Completion for bash, version 3.2 and newer. */
import type { CommandTable, Option } from '../option-table.js';

export function bashCompletion(tables: readonly CommandTable[]): string {
  const names = tables.map(({ name }) => name);
  return `# ctx completion for bash
_ctx() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...names, 'help', '--help', '--version'].join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
    ${pattern(['help *'])}COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word")); return ;;
${tables.flatMap(valueCases).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${tables.map(commandCase).join('\n')}
  esac
}
complete -F _ctx ctx
`;
}

function pattern(words: readonly string[]): string {
  return `${words.map((word) => word.replace(/ /g, '\\ ')).join('|')}) `;
}

/** What follows an option that takes a value. */
function valueCases(table: CommandTable): string[] {
  return Object.entries(table.options)
    .filter(([, option]) => option.type !== 'flag')
    .map(([name, option]) => `    ${pattern([`${table.name} --${name}`])}${reply(optionWords(option))}; return ;;`);
}

function optionWords(option: Option): string {
  if (option.type === 'choice') return `-W "${option.choices.join(' ')}"`;
  return option.type === 'file' || option.type === 'texts' ? '-f' : '-W ""';
}

/** Options after a dash, else what the command takes. */
function commandCase(table: CommandTable): string {
  const options = [...Object.keys(table.options), 'help'].map((name) => `--${name}`).join(' ');
  return `    ${table.name})
      case "$word" in
        -*) ${reply(`-W "${options}"`)} ;;
        *) ${operandReply(table)} ;;
      esac ;;`;
}

function operandReply({ operands }: CommandTable): string {
  switch (operands.complete) {
    case 'file':
      return reply('-f');
    case 'command':
      // A command in two folders of PATH is given twice.
      return 'COMPREPLY=($(compgen -c -- "$word" | sort -u))';
    case 'id':
      return reply(`-W "$(ctx outputs 2>/dev/null | awk 'NR > 1 { print $1 }')"`);
    default:
      return reply(`-W "${operands.choices?.join(' ') ?? ''}"`);
  }
}

function reply(words: string): string {
  return `COMPREPLY=($(compgen ${words} -- "$word"))`;
}
