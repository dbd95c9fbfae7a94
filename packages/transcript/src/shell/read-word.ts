import type { ParameterExpansionPart, ParameterOperation, ParsedScript, Word, WordPart } from 'unbash';
import { type Argument, anything, literal } from './argument.js';
import { checkArithmetic, checkIndex } from './check-arithmetic.js';
import { type Context, MOST_DEPTH, TOO_DEEP } from './context.js';
import { expandBraces } from './expand-braces.js';
import { fork } from './scope.js';
import { decidesWhatRuns, useVariable } from './variables.js';

/** What a word is before the command runs. What runs inside it, such as `$(…)`, is walked on the way. */
export function readWord(word: Word, context: Context): Argument {
  const { text, value, parts } = word;
  if (holdsBraces(parts ?? [word])) {
    if (parts) readParts(parts, context);
    return anything(text);
  }
  if (parts === undefined) return withHome(literal(value, text), text.includes('~'));
  const whole = { ...join(parts.map((part) => readPart(part, context, false))), text };
  // Braces come first: `$a{b,c}` is `$ab $ac`, and `{,a}~` begins with a `~`.
  const has = (kind: WordPart['type']) => parts.some(({ type }) => type === kind);
  if (has('BraceExpansion') && (has('SimpleExpansion') || text.includes('~'))) return anything(text);
  return withHome(
    whole,
    parts.some((part) => part.type === 'Literal' && part.text.includes('~')),
  );
}

/** Whether there are alternatives beside those that the parser found: to a shell `{a},b}` is `a} b`. */
function holdsBraces(parts: readonly (Word | WordPart)[]): boolean {
  const plain = parts.filter(({ type }) => type === 'Literal' || type === 'Word');
  const text = plain.map((part) => part.text).join('');
  const from = text.indexOf('{');
  return from >= 0 && /,|\.\./.test(text.slice(from, text.lastIndexOf('}') + 1));
}

/** Walks the parts of a text that is only read, such as the body of a here-document. */
export function readParts(parts: readonly WordPart[], context: Context): void {
  for (const part of parts) readPart(part, context, true);
}

/**
 * `~` becomes a path, or stays as it is for an unknown user; so it does behind `=` and `:` where a variable is set. But
 * `~-`, `~+` and `~1` become what a variable holds, which may be an option.
 */
function withHome(word: Argument, holdsTilde: boolean): Argument {
  if (!holdsTilde || !/(^|[=:])~/.test(word.text)) return word;
  const { text, firm, many, splits } = word;
  return { text, firm: text.startsWith('~') ? /^~([/A-Za-z_]|$)/.test(text) : firm, many, splits, path: false };
}

function readPart(part: WordPart, context: Context, quoted: boolean): Argument {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return literal(part.value, part.text);
    case 'AnsiCQuoted':
      // A NUL ends the text in bash, letters beyond ASCII depend on the locale, and a broken line stays broken: rather not
      // know it than wrongly.
      return /[\0\u0080-\uffff]/.test(part.value) || /\\(0|x0|x\{|u0|U0|c|\n)/.test(part.text)
        ? anything(part.text)
        : literal(part.value, part.text);
    case 'DoubleQuoted':
      return join(part.parts.map((child) => readPart(child, context, true)));
    case 'LocaleString':
      readParts(part.parts, context);
      return anything(part.text);
    case 'Glob':
    case 'ExtendedGlob':
      if (part.parts) readParts(part.parts, context);
      return { text: part.text, firm: false, many: true, splits: false, path: false };
    case 'BraceExpansion':
      return braces(part.text, part.parts, context);
    case 'SimpleExpansion':
      return useVariable(part.text.slice(1), part.text, quoted);
    case 'ParameterExpansion':
      return readParameter(part, context, quoted);
    case 'CommandExpansion':
      walkInside(part.script, part.text, context);
      return quoted ? { ...anything(part.text), many: false, splits: false } : anything(part.text);
    case 'ArithmeticExpansion':
      if (part.expression) checkArithmetic(part.expression, context);
      return { text: part.text, firm: false, many: false, splits: false, numeric: true, path: false };
    case 'ProcessSubstitution':
      walkInside(part.script, part.text, context);
      // A pipe in the place of a file.
      return literal('/dev/null', part.text);
    default:
      context.ledger.mayWrite(`${(part as WordPart).text} was not understood`);
      return anything((part as WordPart).text);
  }
}

function walkInside(script: ParsedScript | undefined, text: string, context: Context): void {
  const depth = context.depth + 1;
  if (!script) context.ledger.mayWrite(`${text} does not parse`);
  else if (depth > MOST_DEPTH) context.ledger.mayWrite(TOO_DEEP);
  else context.script(script, { ...context, depth, scope: fork(context.scope) });
}

function braces(text: string, parts: readonly WordPart[] | undefined, context: Context): Argument {
  if (parts) readParts(parts, context);
  const values = expandBraces(text);
  return values
    ? { text, values, firm: false, many: true, splits: false, path: true }
    : { text, firm: false, many: true, splits: parts !== undefined, path: false };
}

function readParameter(part: ParameterExpansionPart, context: Context, quoted: boolean): Argument {
  const { parameter, prefix, index, operation, text } = part;
  const every = parameter === '@' || index?.value === '@';
  if (index) checkIndex(index, context);
  if (operation) readOperation(operation, parameter, context);
  // `${!name}` and `${!array[subscript]}`: the name is in the value, and a subscript in it is evaluated.
  if (prefix === '!') context.ledger.mayWrite(`${text} reads a variable whose name is not known`);
  if (prefix === '#') return { text, firm: true, many: false, splits: false, numeric: true, path: false };
  if (!prefix && !index && !operation) return useVariable(parameter, text, quoted);
  return quoted && !every ? { ...anything(text), many: false, splits: false } : anything(text);
}

function readOperation(operation: ParameterOperation, parameter: string, context: Context): void {
  switch (operation.type) {
    case 'Default':
      if (operation.operator.includes('=') && decidesWhatRuns(parameter)) {
        context.ledger.mayWrite(`it sets ${parameter}`);
      }
      readWord(operation.operand, context);
      return;
    case 'Remove':
      readWord(operation.operand, context);
      return;
    case 'Replace':
      readWord(operation.pattern, context);
      readWord(operation.replacement, context);
      return;
    case 'Slice':
      checkIndex(operation.offset, context);
      if (operation.length) checkIndex(operation.length, context);
      return;
    case 'CaseModification':
      if (operation.operand) readWord(operation.operand, context);
      return;
    case 'Transform':
      // `@P` expands the value as a prompt, and that runs what is in it.
      if (!/^[QEAaUuLKk]$/.test(operation.operand.value)) context.ledger.mayWrite('a variable is expanded as a prompt');
      return;
    case 'Names':
      return;
    default:
      context.ledger.mayWrite(`the expansion of ${parameter} was not understood`);
  }
}

/** The most texts that a word with alternatives is followed for. */
const MOST_VALUES = 64;

/** One word made of its parts. */
function join(parts: readonly Argument[]): Argument {
  let whole = literal('', '');
  for (const part of parts) {
    const empty = whole.values?.length === 1 && whole.values[0] === '';
    const values =
      whole.values && part.values && product(whole.values, part.values, whole.text.length + part.text.length);
    whole = {
      text: whole.text + part.text,
      ...(values ? { values } : {}),
      firm: empty ? part.firm : whole.firm,
      many: whole.many || part.many,
      splits: whole.splits || part.splits,
      ...(part.numeric && empty ? { numeric: true } : {}),
      path: whole.path && part.path,
    };
  }
  return whole;
}

/** The most text of a word with alternatives that is followed beyond what is written. In UTF-16 units, about. */
const MOST_CHARACTERS = 4_096;

/** All texts of two parts in a row, unless they are much more than is written. */
function product(left: readonly string[], right: readonly string[], written: number): string[] | undefined {
  const size = sizeOf(left) * right.length + sizeOf(right) * left.length;
  if (left.length * right.length > MOST_VALUES || size > 4 * (written + MOST_CHARACTERS)) return undefined;
  return left.flatMap((start) => right.map((end) => start + end));
}

/** How much it costs to follow these texts, about. */
function sizeOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + value.length + 16, 0);
}
