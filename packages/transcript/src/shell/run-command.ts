import type { Assignment, Command, Word } from 'unbash';
import { type Argument, literal, looksLikePath, only } from './argument.js';
import { checkIndex } from './check-arithmetic.js';
import type { Context } from './context.js';
import { judgeByRule } from './judge-by-rule.js';
import { readRedirects } from './read-redirects.js';
import { readWord } from './read-word.js';
import { rules } from './rules/all-rules.js';
import { decidesWhatRuns, isHarmlessVariable } from './variables.js';

/** Runs a simple command in thought: its assignments, its redirections, its words, then the rule for its name. */
export function runCommand(command: Command, context: Context): void {
  readRedirects(command.redirects, context);
  const assignments = command.prefix.filter((part) => part.type === 'Assignment');
  for (const assignment of assignments) assign(assignment, command, context);
  if (!command.name) return;
  // `{name[subscript]}<file` sets an element, and a subscript is evaluated.
  if (command.args.some(({ text }) => /^\{\w+\[.*\]\}$/s.test(text)))
    context.ledger.mayWrite('a descriptor has a subscript');
  if (touches(command)) context.ledger.mayWrite('a process substitution is a part of a word');
  const words = [command.name, ...command.args].map((word) =>
    word.type === 'Assignment' ? declared(word, context) : readWord(word, context),
  );
  runWords(words, context);
}

/** Whether words stand side by side: to the parser they are several, to a shell `a<(b)c` is one. */
function touches({ name, args, redirects }: Command): boolean {
  const words = name ? [name, ...args] : args;
  const targets = redirects.flatMap((redirect) => (redirect.type === 'Redirect' ? (redirect.target ?? []) : []));
  const ends = new Set([...words, ...targets].map(({ end }) => end));
  return words.some(({ pos }) => ends.has(pos));
}

/** A command as words, its name first: what a shell or another command runs. */
export function runWords(words: readonly Argument[], context: Context): void {
  const [first, ...args] = words;
  if (!first) return;
  const { ledger, scope } = context;
  const word = only(first);
  if (word === undefined) {
    ledger.mayWrite(`which command ${first.text} is shows only when it runs`);
    nameFiles(args, context);
    return;
  }
  const name = inSystemFolder(word) ? word.slice(word.lastIndexOf('/') + 1) : word;
  ledger.commands.push(name);
  const rule = rules.get(name);
  if (ledger.functions.has(word)) {
    ledger.mayWrite(`${word} is a function, or not, by what ran before`);
    scope.cwd = undefined;
    nameFiles(args, context);
  } else if (rule) {
    if (rule.judge) rule.judge({ name, args, context });
    else judgeByRule(rule, { name, args, context });
  } else {
    ledger.mayWrite(word.includes('/') ? `it runs the program ${word}` : `${name} is not known to only read`);
    if (word.includes('/')) ledger.file('names', first, scope.cwd);
    nameFiles(args, context);
  }
}

/** Of a command that is not known: the words that look like paths. */
function nameFiles(args: readonly Argument[], { ledger, scope }: Context): void {
  for (const argument of args) {
    if (looksLikePath(argument)) ledger.file('names', argument, scope.cwd);
  }
}

function inSystemFolder(word: string): boolean {
  return /^\/(usr\/(local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/.test(word);
}

function assign({ name, value, index, append }: Assignment, command: Command, context: Context): void {
  const { ledger } = context;
  if (index) checkIndex(index, context);
  const known = value.type === 'Word' && !append && !index ? readWord(value, context) : undefined;
  if (value.type === 'ArrayValue') readElements(value.elements, context);
  else if (!known) readWord(value, context);
  const forCommand = command.name !== undefined;
  if (forCommand ? !isPrefix(name, known, command.name, context) : decidesWhatRuns(name, only(known))) {
    ledger.mayWrite(`setting ${name} may change what runs`);
  }
}

function readElements(elements: readonly Word[], context: Context): void {
  for (const element of elements) {
    readWord(element, context);
    if (/^\[[^\]]*[^\]\d]/.test(element.text)) context.ledger.mayWrite('a subscript in an array may be code');
  }
}

/** Whether a variable set for one command leaves it a reader; `IFS= read` is how lines are read. */
function isPrefix(name: string, known: Argument | undefined, command: Word | undefined, { ledger }: Context): boolean {
  const forRead = name === 'IFS' && command?.value === 'read' && !ledger.functions.has('read');
  return isHarmlessVariable(name, only(known)) || forRead;
}

/** An argument such as `NAME=value` of `export`, as one word. */
function declared({ name, value, text, append, index }: Assignment, context: Context): Argument {
  if (index) checkIndex(index, context);
  if (value.type === 'ArrayValue') readElements(value.elements, context);
  const known = value.type === 'Word' ? readWord(value, context) : undefined;
  const exact = append || index ? undefined : only(known);
  return exact === undefined
    ? { text, firm: true, many: false, splits: false, path: false }
    : literal(`${name}=${exact}`, text);
}
