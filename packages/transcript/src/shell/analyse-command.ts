import { parse } from 'unbash';
import type { Argument } from './argument.js';
import type { AnalyseOptions, CommandFacts } from './command-facts.js';
import { type Context, MOST_DEPTH, TOO_DEEP } from './context.js';
import { Ledger } from './ledger.js';
import { stepInto } from './lexical-path.js';
import { runWords } from './run-command.js';
import type { Scope } from './scope.js';
import { walkScript } from './walk-script.js';

/**
 * Says of a shell command (bash or POSIX sh) whether it only reads, whether it may talk to a network, and which files it
 * names.
 *
 * "Reads" is proved from tables of commands and of their options: a text that does not parse, a command, an option or an
 * expansion that is not known make it `may-write`, with the reason. Assumed are the user's own programs and settings: that
 * `cat` on the search path is cat, and that no start-up file or git configuration makes a reader write.
 *
 * Never throws. Linear in the command.
 */
export function analyseCommand(command: string, options: AnalyseOptions = {}): CommandFacts {
  const { cwd = '.', maxLength = 65_536 } = options;
  const ledger = new Ledger();
  const scope: Scope = { cwd: stepInto(cwd, '.') };
  if (command.length > maxLength) ledger.mayWrite(`the command has ${command.length} characters: too long to analyse`);
  else if (/[^\P{Cc}\t\n]/u.test(command)) ledger.mayWrite('the command holds control characters');
  else analyse(command, scope, ledger);
  const { reason, network, commands } = ledger;
  return {
    effect: reason === undefined ? 'reads' : 'may-write',
    network,
    why: reason ?? `only reads: ${[...new Set(commands)].join(', ') || 'nothing runs'}`,
    reads: [...ledger.reads],
    writes: [...ledger.writes],
    deletes: [...ledger.deletes],
    names: [...ledger.names],
    unknown: [...ledger.unknown],
    commands,
    ...(scope.cwd === undefined ? {} : { cwd: scope.cwd }),
  };
}

function analyse(command: string, scope: Scope, ledger: Ledger): void {
  try {
    const context: Context = { scope, ledger, depth: 0, script: walkScript, text: runText, words: runOutside };
    walkText(command, context);
  } catch (error) {
    // The parser bounds its own depth and the walk bounds ours: whatever still gets here is a text we did not understand.
    ledger.mayWrite(`it was not understood: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

function runText(command: string, context: Context): void {
  if (!context.ledger.follows(command.length)) {
    context.ledger.mayWrite('commands hold more commands than are followed');
    return;
  }
  inside(context, (deeper) => walkText(command, deeper));
}

function walkText(command: string, context: Context): void {
  // A shell joins such lines before it looks what stands behind the `$`; the parser takes the `$` for itself.
  if (command.includes('$\\\n')) context.ledger.mayWrite('an expansion goes on in the next line');
  walkScript(parse(command), context);
}

function runOutside(words: readonly Argument[], context: Context): void {
  inside(context, (deeper) => runWords(words, deeper));
}

function inside(context: Context, run: (context: Context) => void): void {
  const depth = context.depth + 1;
  if (depth > MOST_DEPTH) context.ledger.mayWrite(TOO_DEEP);
  else run({ ...context, depth });
}
