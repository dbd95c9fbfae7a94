/** Help that a person can work from, made of the command's table and wrapped to the terminal. */
import type { CommandGroup, CommandTable, Option } from './option-table.js';

type Row = readonly [term: string, meaning: string];

/** `ctx --help`: what there is, and where to read on. */
export function overviewHelp(
  tables: readonly (CommandTable | CommandGroup)[],
  columns: number = helpColumns(),
): string {
  return page([
    ['ctx: command output within a budget, with the original one call away'],
    section('Usage', ['  ctx COMMAND [options]', '  ctx help COMMAND']),
    section(
      'Commands',
      rows(
        tables.map((table): Row => [table.name, table.summary]),
        columns,
      ),
    ),
    section(
      'Options',
      rows(
        [
          ['--help', 'This help.'],
          ['--version', 'The version of ctx.'],
        ],
        columns,
      ),
    ),
    section('Environment', rows(environment, columns)),
  ]);
}

/** `ctx help COMMAND`: usage, options with defaults, examples, exit codes. */
export function commandHelp(table: CommandTable, columns: number = helpColumns()): string {
  const options = Object.entries(table.options).map(
    ([name, option]): Row => [optionTerm(name, option), meaning(option)],
  );
  return page([
    wrap(`ctx ${table.name}: ${table.summary}`, columns),
    section(
      'Usage',
      table.usage.map((form) => `  ctx ${table.name} ${form}`),
    ),
    ...table.notes.map((note) => wrap(note, columns)),
    section('Options', rows([...options, ['--help', 'This help.']], columns)),
    section(
      'Examples',
      table.examples.flatMap(([line, means]) => [`  ${line}`, ...wrap(means, columns, 6)]),
    ),
    section('Exit codes', rows(table.exitCodes, columns)),
  ]);
}

/** `ctx help GROUP`: what its actions do. */
export function groupHelp(group: CommandGroup, columns: number = helpColumns()): string {
  return page([
    wrap(`ctx ${group.name}: ${group.summary}`, columns),
    section(
      'Usage',
      group.actions.flatMap((table) => table.usage.map((form) => `  ctx ${table.name} ${form}`.trimEnd())),
    ),
    ...group.notes.map((note) => wrap(note, columns)),
    section(
      'Actions',
      rows(
        group.actions.map((table): Row => [table.name.slice(group.name.length + 1), table.summary]),
        columns,
      ),
    ),
    wrap(`\`ctx help ${group.name} ACTION\` says more.`, columns),
  ]);
}

/** An option as it is typed: `--budget BYTES`. */
function optionTerm(name: string, option: Option): string {
  if (option.type === 'flag') return `--${name}`;
  return `--${name} ${option.value ?? (option.type === 'choice' ? option.choices.join('|') : '')}`;
}

const environment: readonly Row[] = [
  ['CTX_STATE_DIR', 'Folder for originals and sessions. Default: $XDG_STATE_HOME/ctx, else ~/.local/state/ctx.'],
  ['CTX_DEBUG', 'Set to 1, a failure also shows where it came from.'],
  ['PAGER', 'What sessions are shown with on a terminal. Default: less. Empty: nothing.'],
  ['NO_COLOR', 'Set, nothing is coloured unless --color always asks for it.'],
];

function meaning(option: Option): string {
  return 'default' in option ? `${option.doc} Default: ${option.default}.` : option.doc;
}

function page(paragraphs: readonly (readonly string[])[]): string {
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return [`${title}:`, ...lines];
}

/** Two columns; a term too long for the first has its meaning below it. */
function rows(entries: readonly Row[], columns: number): string[] {
  const indent = Math.min(24, 4 + Math.max(...entries.map(([term]) => term.length)));
  return entries.flatMap(([term, means]) => {
    const lines = wrap(means, columns, indent);
    if (term.length + 4 > indent) return [`  ${term}`, ...lines];
    return [`  ${term.padEnd(indent - 2)}${lines[0]?.trimStart() ?? ''}`, ...lines.slice(1)];
  });
}

function wrap(text: string, columns: number, indent = 0): string[] {
  const room = Math.max(20, columns - indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each);
}

function helpColumns(): number {
  return Math.min(100, Math.max(40, process.stdout.columns ?? 80));
}
