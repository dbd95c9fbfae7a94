/**
 * Reads a command's arguments by its table. Node splits them into tokens; what they mean, and what to say about one that
 * means nothing, is decided here.
 */
import { parseArgs } from 'node:util';
import { parseAge } from './age.js';
import { parseBytes } from './bytes.js';
import { cliError } from './cli-error.js';
import { nearest } from './nearest.js';
import type { CommandTable, Option, Values } from './option-table.js';

/** @throws {CtxError} 'usage' for an option, a value or an operand that the table does not have. */
export function parseArguments<T extends CommandTable>(
  table: T,
  argv: readonly string[],
): { readonly values: Values<T['options']>; readonly operands: readonly string[] } {
  const { given, operands } = tokenize(table, argv);
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table.options)) values[name] = defaultOf(option);
  for (const { rawName, name, value } of given) {
    const option = Object.hasOwn(table.options, name) ? table.options[name] : undefined;
    if (!option || !rawName.startsWith('--')) throw unknownOption(table, rawName);
    if (option.type === 'flag') {
      if (value !== undefined) throw cliError('usage', `--${name} takes no value, but was given "${value}"`);
      values[name] = true;
    } else {
      const read = readValue(name, option, value);
      values[name] = option.type === 'texts' ? [...(values[name] as string[]), read] : read;
    }
  }
  checkOperands(table, operands);
  return { values: values as Values<T['options']>, operands };
}

/** Whether `--help` or `-h` stands among a command's own options. */
export function asksForHelp(table: CommandTable, argv: readonly string[]): boolean {
  return tokenize(table, argv).given.some(({ rawName }) => rawName === '--help' || rawName === '-h');
}

function tokenize(table: CommandTable, argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(table.options).map(([name, { type }]) => [
      name,
      { type: type === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const end = table.operands.endOptions && tokens.find((token) => token.kind !== 'option');
  const ours = end ? tokens.filter((token) => token.index < end.index) : tokens;
  const given = ours.filter((token) => token.kind === 'option');
  if (end) return { given, operands: argv.slice(end.kind === 'positional' ? end.index : end.index + 1) };
  return { given, operands: ours.filter((token) => token.kind === 'positional').map((token) => token.value) };
}

function defaultOf(option: Option): unknown {
  if (option.type === 'flag') return false;
  if (option.type === 'texts') return [];
  return 'default' in option ? readValue('', option, option.default) : undefined;
}

function readValue(name: string, option: Exclude<Option, { type: 'flag' }>, value: string | undefined): unknown {
  if (value === undefined) throw cliError('usage', `--${name} needs a value: ${wanted[option.type]}`);
  switch (option.type) {
    case 'text':
    case 'texts':
    case 'file':
      return value;
    case 'id':
      return /^[A-Za-z0-9][\w.~-]{0,63}$/.test(value) ? value : badValue(name, option, value);
    case 'count':
      return /^\d+$/.test(value) && Number(value) > 0 ? Number(value) : badValue(name, option, value);
    case 'bytes':
      return enough(name, parseBytes(value) ?? badValue(name, option, value), option.least);
    case 'age':
      return parseAge(value) ?? badValue(name, option, value);
    case 'choice':
      return option.choices.includes(value) ? value : badValue(name, option, value);
  }
}

/** Limits are held in memory several times over. */
const MOST_BYTES = 256 * 1024 * 1024;

function enough(name: string, bytes: number, least = 0): number {
  if (bytes > MOST_BYTES) throw cliError('usage', `--${name} is ${bytes} bytes: give at most ${MOST_BYTES}`);
  if (bytes >= least) return bytes;
  throw cliError('usage', `--${name} is ${bytes} bytes: give at least ${least}`);
}

const wanted = {
  text: 'any text',
  texts: 'any text',
  id: 'up to 64 letters, digits, dots, dashes, underscores and tildes, so that it can be typed',
  file: 'the name of a file',
  count: 'a whole number from 1 on',
  bytes: 'a size such as 8k, 24KiB or 24576',
  age: 'an age such as 12h, 30d or 2w',
  choice: 'one of those that --help lists',
} as const;

function badValue(name: string, option: Exclude<Option, { type: 'flag' }>, value: string): never {
  if (option.type !== 'choice') {
    throw cliError('usage', `--${name} is "${value}", but must be ${wanted[option.type]}`);
  }
  const near = nearest(value, option.choices);
  const meant = near ? `; did you mean ${near}?` : '';
  throw cliError('usage', `--${name} is "${value}", but must be one of ${option.choices.join(', ')}${meant}`);
}

function unknownOption(table: CommandTable, rawName: string): Error {
  const near = nearest(
    rawName,
    [...Object.keys(table.options), 'help'].map((name) => `--${name}`),
  );
  const meant = near ? `did you mean ${near}? ` : '';
  return cliError('usage', `${table.name} has no option ${rawName}: ${meant}\`ctx ${table.name} --help\` lists them`);
}

function checkOperands(table: CommandTable, operands: readonly string[]): void {
  const { least, most = Number.POSITIVE_INFINITY, choices } = table.operands;
  const usage = `usage: ctx ${table.name} ${table.usage.join(`, or ctx ${table.name} `)}`;
  if (operands.length < least) throw cliError('usage', `${table.name} needs more than it was given; ${usage}`);
  if (operands.length > most)
    throw cliError('usage', `"${operands[most]}" is one too many for ${table.name}; ${usage}`);
  for (const operand of choices ? operands : []) {
    if (choices?.includes(operand)) continue;
    const near = nearest(operand, choices ?? []);
    const meant = near ? `did you mean ${near}?` : `there are ${choices?.join(', ')}`;
    throw cliError('usage', `${table.name} knows no "${operand}": ${meant}`);
  }
}
