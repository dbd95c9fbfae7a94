import { countCodes } from './code-set.js';
import { tellsDigitsApart } from './digit-test.js';
import { type PatternFacts, readPattern } from './pattern-facts.js';
import { sharesOf } from './pattern-part.js';

/** A pattern of a form or a prefix, and what it is found by in lines. */
export interface Pattern {
  readonly match: RegExp;
  readonly not?: RegExp | undefined;
  /** Texts of which a match holds at least one, where the pattern does not show them itself. */
  readonly has?: string | readonly string[] | undefined;
}

/** About which share of the lines begins with one certain character. */
const SHARE_OF_A_FIRST = 0.016;

/** How a pattern is found, as plain data. */
export interface PatternReach {
  /** The characters that a match can begin with, a bit for each. */
  readonly first?: readonly number[];
  /** The characters that can stand behind that one. */
  readonly second?: readonly number[];
  /** The texts that it is found by; without them it is found by its first character. */
  readonly texts?: readonly string[];
  /** What every match holds. */
  readonly low: number;
  readonly high: number;
  /** Whether every match begins with white space, or none does. */
  readonly indent?: boolean;
  /** Whether it tells digits apart: what it says of a line may not hold for the same line with other digits. */
  readonly digits?: true;
}

/** Reads off a pattern how it is found; `undefined` when it neither begins with a definite character nor holds a text. */
export function readReach(pattern: Pattern): PatternReach | undefined {
  const facts = readPattern(pattern.match);
  const { first, second } = facts;
  const { low, high } = facts.characters;
  const common = {
    low,
    high,
    ...(second && { second }),
    ...(facts.indent !== undefined && { indent: facts.indent }),
    ...([pattern.match, pattern.not].some((source) => source && tellsDigitsApart(source)) && { digits: true as const }),
  };
  const texts = textsOf(pattern, facts);
  const firstShare = first === undefined ? Number.POSITIVE_INFINITY : countCodes(first) * SHARE_OF_A_FIRST;
  if (sharesOf(texts) < firstShare) return { ...(first && { first }), texts, ...common };
  return first && { first, ...common };
}

/** The texts that the pattern is found by: its own, or those named for it where they are rarer. */
function textsOf({ has }: Pattern, facts: PatternFacts): readonly string[] {
  const own = facts.texts ?? [];
  const named = [has ?? []].flat().map((text) => text.toLowerCase().replace(/\d/g, '0').replace(/\t/g, ' '));
  return [own, named].filter(isFindable).sort((a, b) => sharesOf(a) - sharesOf(b))[0] ?? [];
}

const isFindable = (texts: readonly string[]): boolean => Number.isFinite(sharesOf(texts));
