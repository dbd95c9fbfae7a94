/**
 * Compiles a recall pattern with an engine whose time is linear in the text, so that no pattern can hang a reader. It
 * has no look-around and no back-references: those need backtracking.
 */
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { outputError, quoted } from './output-error.js';

export interface Pattern {
  /** Whether the text, which is one line, has a match. */
  test(text: string): boolean;
  /** False only when none of the text's lines has a match. One call for many lines is several times as fast. */
  mayMatch(lines: string): boolean;
  /** Where the first match begins, or undefined. Slower than `test`. */
  find(text: string): number | undefined;
}

/** A longer pattern is a paste by mistake; and the engine's time grows with it. */
const MAX_PATTERN_LENGTH = 1_000;

/** What may match at the ends of a text but not of each of its lines: `\A`, `\z`, and flags that are switched off. */
const TEXT_ANCHOR = /\\[Az]|\(\?[a-zA-Z]*-/;

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
  if (typeof pattern !== 'string') {
    throw outputError('bad-pattern', `the pattern is of type ${typeof pattern}: give its source as a string`);
  }
  if (pattern.length > MAX_PATTERN_LENGTH) {
    const message = `the pattern has ${pattern.length} characters: give one of at most ${MAX_PATTERN_LENGTH}`;
    throw outputError('bad-pattern', message);
  }
  const compiled = compile(pattern);
  // In this mode the anchors of a line match at its ends within a longer text, so a line's match is found there too.
  const multiline = TEXT_ANCHOR.test(pattern) ? undefined : RE2JS.compile(pattern, RE2JS.MULTILINE);
  return {
    test: (text) => compiled.test(text),
    mayMatch: (lines) => multiline?.test(lines) ?? true,
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
