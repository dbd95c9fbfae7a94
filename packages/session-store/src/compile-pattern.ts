/**
 * Compiles a recall pattern with an engine whose time is linear in the text, so that no pattern can hang a reader. It
 * has no look-around and no back-references: those need backtracking.
 */
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { outputError, quoted } from './output-error.js';

export interface Pattern {
  /** Whether the text has a match. */
  test(text: string): boolean;
  /** Where the first match begins, or undefined. Slower than `test`. */
  find(text: string): number | undefined;
}

/** A longer pattern is a paste by mistake; and the engine's time grows with it. */
const MAX_PATTERN_LENGTH = 1_000;

/** Syntax of other engines, by how it begins where the parser stopped. */
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^\(\?[=!]/, 'look-ahead'],
  [/^\(\?<[=!]/, 'look-behind'],
  [/^\\(?:[1-9]|k)/, 'a back-reference'],
  [/^\(\?>/, 'an atomic group'],
  [/^[*+?}]\+/, 'a possessive quantifier'],
];

/** @throws {CtxError} 'bad-pattern' */
export function compilePattern(pattern: string): Pattern {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    const message = `the pattern has ${pattern.length} characters: give one of at most ${MAX_PATTERN_LENGTH}`;
    throw outputError('bad-pattern', message);
  }
  const compiled = compile(pattern);
  return {
    test: (text) => compiled.test(text),
    find(text) {
      const matcher = compiled.matcher(text);
      return matcher.find() ? matcher.start() : undefined;
    },
  };
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw badPattern(pattern, error);
    throw error;
  }
}

function badPattern(pattern: string, error: RE2JSSyntaxException): Error {
  // The parser names the piece that it stopped at, not its position; for a group left open, the whole pattern.
  const piece = error.input ?? '';
  const open = error.error === 'missing closing )';
  const position = (open ? pattern.length : pattern.indexOf(piece)) + 1;
  const place = open ? ' at its end' : ` at character ${position} (${quoted(piece)})`;
  const unsupported = UNSUPPORTED.find(([begin]) => begin.test(piece))?.[1];
  const message =
    unsupported === undefined
      ? `the pattern ${quoted(pattern)} is not valid${place}: ${error.error}: correct it, or put \\Q before literal text`
      : `the pattern ${quoted(pattern)} uses ${unsupported}${place}, which no linear-time engine has: search for a part of it`;
  return outputError('bad-pattern', message, { details: { pattern, position }, cause: error });
}
