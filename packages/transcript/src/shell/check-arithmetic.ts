import type { ArithmeticExpression, Word } from 'unbash';
import type { Context } from './context.js';

/**
 * Arithmetic in a shell can run commands: a variable's text is evaluated in turn, and a subscript in it is expanded. So
 * only arithmetic on numbers only reads.
 */
export function checkArithmetic(expression: ArithmeticExpression, context: Context): void {
  switch (expression.type) {
    case 'ArithmeticBinary':
      checkArithmetic(expression.left, context);
      checkArithmetic(expression.right, context);
      return;
    case 'ArithmeticUnary':
      checkArithmetic(expression.operand, context);
      return;
    case 'ArithmeticTernary':
      checkArithmetic(expression.test, context);
      checkArithmetic(expression.consequent, context);
      checkArithmetic(expression.alternate, context);
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

/** A subscript, an offset or a number that a test compares: arithmetic too. */
export function checkIndex(index: Word, context: Context): void {
  if (index.value === '@' || index.value === '*') return;
  checkNumber(index.value.trim(), context);
}

function checkNumber(value: string, context: Context): void {
  if (/^[-+]?\s?(\d[\w#]*)?$/.test(value) || /^\$\{?[#?$!]\}?$/.test(value) || /^\$\{#\w+(\[[@*]\])?\}$/.test(value))
    return;
  context.ledger.mayWrite(`arithmetic on ${value}, whose text may be code`);
}
