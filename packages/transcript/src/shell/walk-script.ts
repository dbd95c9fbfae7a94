import type {
  AndOr,
  ArithmeticFor,
  CommandNode,
  CompoundList,
  ParsedScript,
  PipelineNode,
  Statement,
  TestExpression,
  Word,
} from 'unbash';
import { checkArithmetic, checkIndex } from './check-arithmetic.js';
import type { Context } from './context.js';
import { readRedirects } from './read-redirects.js';
import { readWord } from './read-word.js';
import { runCommand } from './run-command.js';
import { absorb, fork } from './scope.js';
import { decidesWhatRuns } from './variables.js';

/**
 * Walks a script in the order in which a shell runs it. Branches that may not run count as run, and their effects on the
 * scope as not sure.
 */
export function walkScript(script: ParsedScript, context: Context): void {
  const error = script.errors?.[0];
  if (error) context.ledger.mayWrite(`it does not parse: ${error.message}`);
  walkStatements(script.commands, context);
}

function walkStatements(statements: readonly Statement[], context: Context): void {
  for (const { command, background } of statements) {
    walkCommand(command, background ? { ...context, scope: fork(context.scope) } : context);
  }
}

function walkBranch(list: CompoundList | CommandNode, context: Context): void {
  const scope = fork(context.scope);
  walkNode(list, { ...context, scope });
  absorb(context.scope, scope);
}

function walkCommand(node: PipelineNode | AndOr, context: Context): void {
  if (node.type === 'AndOr') walkAndOr(node, context);
  else if (node.type !== 'Pipeline') walkNode(node, context);
  else if (node.commands.length === 1 && node.commands[0]) walkNode(node.commands[0], context);
  // Each part of a pipeline runs in a shell of its own.
  else for (const part of node.commands) walkNode(part, { ...context, scope: fork(context.scope) });
}

/**
 * `a && b`: b runs where a left the shell. `a || b`: b runs where a failed, at some place of it. The folder afterwards is
 * the one that a chain of `&&` leaves if all of it works.
 */
function walkAndOr({ commands, operators }: AndOr, context: Context): void {
  const [first, ...others] = commands;
  if (first) walkCommand(first, context);
  const { scope } = context;
  let current = fork(scope);
  others.forEach((command, index) => {
    if (operators[index] === '||') {
      const { cwd } = scope;
      absorb(scope, current);
      scope.cwd = cwd;
      current = fork(scope);
    }
    walkCommand(command, { ...context, scope: current });
  });
  const cwd = operators.every((operator) => operator === '&&') ? current.cwd : scope.cwd;
  absorb(scope, current);
  scope.cwd = cwd;
}

function walkNode(node: CommandNode | CompoundList, context: Context): void {
  const { scope, ledger } = context;
  switch (node.type) {
    case 'Command':
      runCommand(node, context);
      return;
    case 'CompoundList':
      walkStatements(node.commands, context);
      return;
    case 'BraceGroup':
      walkNode(node.body, context);
      return;
    case 'Subshell':
      walkNode(node.body, { ...context, scope: fork(scope) });
      return;
    case 'Redirected':
      readRedirects(node.redirects, context);
      walkNode(node.command, context);
      return;
    case 'If':
      walkNode(node.clause, context);
      walkBranch(node.then, context);
      for (const branch of node.elif) {
        walkBranch(branch.clause, context);
        walkBranch(branch.then, context);
      }
      if (node.else) walkBranch(node.else, context);
      return;
    case 'Case':
      readWord(node.word, context);
      for (const item of node.items) {
        for (const pattern of item.pattern) readWord(pattern, context);
        walkBranch(item.body, context);
      }
      return;
    case 'For':
    case 'Select':
      walkLoop(node.name.value, node.wordlist, node.body, context);
      return;
    case 'While': {
      const inside = { ...context, scope: fork(scope) };
      walkNode(node.clause, inside);
      walkNode(node.body, inside);
      absorb(scope, inside.scope);
      return;
    }
    case 'ArithmeticFor':
      walkArithmeticFor(node, context);
      return;
    case 'Function': {
      // Judged as if it ran, in any folder.
      const name = node.name.value;
      const inside = { ...fork(scope), cwd: undefined };
      if (decidesWhatRuns(name) || name.includes('/')) ledger.mayWrite(`a function is named ${name}`);
      // What ran before may run again: in a loop, or in a function that is called later.
      if (ledger.commands.includes(name)) ledger.mayWrite(`${name} becomes a function after it ran`);
      ledger.functions.add(name);
      walkNode(node.body, { ...context, scope: inside });
      return;
    }
    case 'TestCommand':
      walkTest(node.expression, context);
      return;
    case 'ArithmeticCommand':
      if (node.expression) checkArithmetic(node.expression, context);
      return;
    default:
      ledger.mayWrite(`${node.type} was not understood`);
      if (node.type === 'Coproc') walkNode(node.body, { ...context, scope: fork(scope) });
  }
}

function walkArithmeticFor({ initialize, test, update, body }: ArithmeticFor, context: Context): void {
  const inside = { ...context, scope: fork(context.scope) };
  if (initialize) checkArithmetic(initialize, inside);
  if (test) checkArithmetic(test, inside);
  walkNode(body, inside);
  if (update) checkArithmetic(update, inside);
  absorb(context.scope, inside.scope);
}

function walkLoop(name: string, words: readonly Word[] | undefined, body: CompoundList, context: Context): void {
  const { scope, ledger } = context;
  for (const word of words ?? []) readWord(word, context);
  if (decidesWhatRuns(name)) ledger.mayWrite(`it sets ${name}`);
  const inside = fork(scope);
  walkNode(body, { ...context, scope: inside });
  absorb(scope, inside);
}

function walkTest(expression: TestExpression, context: Context): void {
  switch (expression.type) {
    case 'TestUnary': {
      const operand = readWord(expression.operand, context);
      // `-v 'a[$(…)]'` evaluates the subscript.
      if (/^-[vR]$/.test(expression.operator) && !operand.values?.every((value) => /^\w+$/.test(value))) {
        context.ledger.mayWrite(`[[ ${expression.operator} ]] on a name that is not plain`);
      }
      return;
    }
    case 'TestBinary':
      readWord(expression.left, context);
      readWord(expression.right, context);
      if (/^-(eq|ne|lt|le|gt|ge)$/.test(expression.operator)) {
        checkIndex(expression.left, context);
        checkIndex(expression.right, context);
      }
      return;
    case 'TestLogical':
      for (const operand of expression.operands) walkTest(operand, context);
      return;
    case 'TestNot':
      walkTest(expression.operand, context);
      return;
    case 'TestGroup':
      walkTest(expression.expression, context);
      return;
    default:
      context.ledger.mayWrite('a test that was not understood');
  }
}
