#!/usr/bin/env node
/**
 * The way in: finds the command, hands it its arguments and turns what comes back into an exit code. Every failure ends
 * as one line on standard error; CTX_DEBUG=1 adds the error itself, with its causes.
 */
import { readFileSync } from 'node:fs';
import { asksForHelp } from './arguments.js';
import { cliError } from './cli-error.js';
import { findAction } from './find-action.js';
import { commandHelp, groupHelp, overviewHelp } from './help.js';
import { nearest } from './nearest.js';
import { exitCodeOf, messageOf } from './outcome.js';
import { print, warn } from './print.js';
import { tables } from './tables/index.js';

interface CommandModule {
  /** Does the command and gives its exit code. */
  execute(argv: readonly string[]): Promise<number>;
}

type CommandName = (typeof tables)[number]['name'];

const load: Readonly<Record<CommandName, () => Promise<CommandModule>>> = {
  run: () => import('./commands/run.js'),
  prune: () => import('./commands/prune.js'),
  recall: () => import('./commands/recall.js'),
  outputs: () => import('./commands/outputs.js'),
  sessions: () => import('./commands/sessions.js'),
  replay: () => import('./commands/replay.js'),
  bench: () => import('./commands/bench.js'),
  completion: () => import('./commands/completion.js'),
};

// A reader that goes away (`ctx … | head`) is no failure, and a lost standard error has nobody to be told.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

try {
  process.exitCode = await dispatch(process.argv.slice(2));
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  warn(messageOf(error));
  if (process.env.CTX_DEBUG) console.error(error);
  process.exitCode = exitCodeOf(error);
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined) {
    process.stderr.write(overviewHelp(tables));
    return 2;
  }
  if (['version', '--version', '-V', '-v'].includes(first)) return printed(`${version()}\n`);
  if (first === '--help' || first === '-h') return printed(overviewHelp(tables));
  if (first === 'help') return printed(helpOn(rest));
  if (first.startsWith('-')) {
    throw cliError('usage', `no option ${first} comes before a command: \`ctx --help\` lists what there is`);
  }
  const table = tableOf(first);
  if ('actions' in table) {
    if (rest.length === 0) {
      process.stderr.write(groupHelp(table));
      return 2;
    }
    if (rest[0] === '--help' || rest[0] === '-h') return printed(groupHelp(table));
    const action = findAction(table, rest[0]);
    if (asksForHelp(action, rest.slice(1))) return printed(commandHelp(action));
  } else if (asksForHelp(table, rest)) {
    return printed(commandHelp(table));
  }
  return (await load[table.name]()).execute(rest);
}

function helpOn([topic, action]: readonly string[]): string {
  if (topic === undefined || ['--help', '-h', 'help'].includes(topic)) return overviewHelp(tables);
  const table = tableOf(topic);
  if (!('actions' in table)) return commandHelp(table);
  return action === undefined ? groupHelp(table) : commandHelp(findAction(table, action));
}

function tableOf(name: string): (typeof tables)[number] {
  const table = tables.find((candidate) => candidate.name === name);
  if (table) return table;
  const names = [...tables.map((candidate) => candidate.name), 'help', 'version'];
  const near = nearest(name, names);
  throw cliError('usage', `no command "${name}": ${near ? `did you mean ${near}?` : `there are ${names.join(', ')}`}`);
}

async function printed(text: string): Promise<number> {
  await print(text);
  return 0;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}
