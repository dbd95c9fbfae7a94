import type { ArithmeticExpression, Word } from 'unbash';
import type { Context } from './context.js';
import { absorb, fork } from './scope.js';
import { decidesWhatRuns, setVariable } from './variables.js';

/**
 * Arithmetic in a shell can run commands: a variable's text is evaluated in turn, and a subscript in it is expanded. So
 * only numbers and variables that hold one for sure are arithmetic that only reads.
 */
export function checkArithmetic(expression: ArithmeticExpression, context: Context): void {
  switch (expression.type) {
    case 'ArithmeticBinary': {
      const { left, operator, right } = expression;
      if (operator === '&&' || operator === '||') {
        checkArithmetic(left, context);
        checkBranch(right, context);
        return;
      }
      checkArithmetic(right, context);
      if (operator === '=' && left.type === 'ArithmeticWord' && isName(left.value)) setNumber(left.value, context);
      else checkArithmetic(left, context);
      if (/[^=!<>]=$|^(<<|>>)=$/.test(operator) && left.type === 'ArithmeticWord') setNumber(left.value, context);
      return;
    }
    case 'ArithmeticUnary':
      checkArithmetic(expression.operand, context);
      if (/^(\+\+|--)$/.test(expression.operator) && expression.operand.type === 'ArithmeticWord') {
        setNumber(expression.operand.value, context);
      }
      return;
    case 'ArithmeticTernary':
      checkArithmetic(expression.test, context);
      checkBranch(expression.consequent, context);
      checkBranch(expression.alternate, context);
      return;
    case 'ArithmeticGroup':
      checkArithmetic(expression.expression, context);
      return;
    case 'ArithmeticWord':
      checkNumber(expression.value, context);
      return;
    case 'ArithmeticCommandExpansion':
      context.ledger.mayWrite(`arithmetic on what ${expression.text} prints, which may be code`);
      return;
    default:
      context.ledger.mayWrite('arithmetic that was not understood');
  }
}

/** What may not be evaluated: what it sets is not sure. */
function checkBranch(expression: ArithmeticExpression, context: Context): void {
  const scope = fork(context.scope);
  checkArithmetic(expression, { ...context, scope });
  absorb(context.scope, scope);
}

/** A subscript, an offset or a number that a test compares: arithmetic too. */
export function checkIndex(index: Word, context: Context): void {
  if (index.value === '@' || index.value === '*') return;
  checkNumber(index.value.trim(), context);
}

function checkNumber(value: string, context: Context): void {
  if (/^[-+]?\s?(\d[\w#]*)?$/.test(value) || /^\$\{?[#?$!]\}?$/.test(value) || /^\$\{#\w+(\[[@*]\])?\}$/.test(value))
    return;
  const name = /^(?:\$\{(\w+)\}|\$?(\w+))$/.exec(value);
  const known = name && context.scope.variables.get(name[1] ?? name[2] ?? '');
  if (!known?.numeric) context.ledger.mayWrite(`arithmetic on ${value}, whose text may be code`);
}

function setNumber(name: string, { scope, ledger }: Context): void {
  if (!isName(name)) return;
  if (decidesWhatRuns(name)) ledger.mayWrite(`it sets ${name}`);
  setVariable(name, { text: name, firm: false, many: false, splits: false, numeric: true, path: false }, scope);
}

function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text);
}
