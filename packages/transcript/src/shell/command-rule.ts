import type { Argument } from './argument.js';
import type { Context } from './context.js';
import type { GivenOptions } from './read-options.js';

/**
 * What is known of a command, as data: which options it may have and still only read, and what its operands are. An
 * option that is not listed makes it `may-write`.
 */
export interface CommandRule {
  /**
   * Options that leave it a reader, parted by blanks: `-abn:` are short ones, `:` after one that takes a value; `--all`,
   * `--lines=` with a value, `--color?` with one that is only ever attached.
   */
  readonly options?: string;
  /** Whether `-20` is an option of it. */
  readonly count?: boolean;
  /** Whether its options end at the first operand. `perhaps`: in some versions, so that it is checked in both ways. */
  readonly ordered?: boolean | 'perhaps';
  /** Whether the value of a short option never stands in the same word. */
  readonly separate?: boolean;
  /** What its operands are. @default 'files' */
  readonly operands?: Operands;
  /** Options whose values are files that it reads. */
  readonly readsFrom?: readonly string[];
  /** Options whose values are files that it writes. They are among `options`. */
  readonly writesTo?: readonly string[];
  /** Options with which it changes the files that it otherwise reads. They are among `options`. */
  readonly changesWith?: readonly string[];
  /** None of its options, in any version of it, writes or runs anything: words that are not known yet do no harm. */
  readonly harmless?: boolean;
  /** It may write whatever its arguments are: why. Then its options are not judged. */
  readonly writes?: string;
  /** Whether it may talk to a network, or run code that may. */
  readonly network?: boolean | ((given: GivenOptions) => boolean);
  /** Whole lists of arguments with which it only reads and stays off the network, whatever else holds. */
  readonly exactly?: readonly string[];
  /** A last check of what was given: a reason why that may write. */
  readonly check?: (given: GivenOptions) => string | undefined;
  /** What its first operand chooses. Options before it are judged by this rule, all after it by that one. */
  readonly subcommands?: ReadonlyMap<string, CommandRule>;
  /** For a command that is too odd for all of the above. */
  readonly judge?: (call: Call) => void;
}

/**
 * - `files`: it reads them; `text`: no files; `none`: with an operand it may write;
 * - `pattern`: the first is a pattern, unless an option gives one, and the others are files it reads;
 * - `program`: the first is a program that it reads, unless an option gives one; of the others, those that look like paths;
 * - `writes`, `deletes`: files it writes or deletes; `copies`, `moves`: the last one is written.
 */
export type Operands = 'files' | 'text' | 'none' | 'pattern' | 'program' | 'writes' | 'deletes' | 'copies' | 'moves';

export interface Call {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly context: Context;
}

/** For programs that write their second operand. */
export function oneFile({ operands }: GivenOptions): string | undefined {
  return operands.length > 1 || operands[0]?.many ? 'with two files writes the second' : undefined;
}

/** A table of rules; one key may hold several names. */
export function ruleTable(table: Record<string, CommandRule>): ReadonlyMap<string, CommandRule> {
  return new Map(
    Object.entries(table).flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule] as const)),
  );
}
