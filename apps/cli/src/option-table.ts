/**
 * What a command takes, as data. Parsing, help, suggestions and completion all read the one table, so that they cannot
 * disagree.
 */

export interface CommandTable {
  readonly name: string;
  /** What it does, in one line without a full stop. */
  readonly summary: string;
  /** What follows the command's name, one form a line. */
  readonly usage: readonly string[];
  /** What a person must know beyond the options. */
  readonly notes: readonly string[];
  readonly options: OptionTable;
  readonly operands: {
    readonly least: number;
    /** @default no bound */
    readonly most?: number;
    /** Words that an operand may be; anything else is refused. */
    readonly choices?: readonly string[];
    /** What completion offers. @default nothing, or the choices */
    readonly complete?: 'file' | 'command' | 'id';
    /** The first operand begins another command's line: options after it are not ours. */
    readonly endOptions?: true;
  };
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  readonly exitCodes: readonly (readonly [code: string, meaning: string])[];
}

/** A command whose first word says what it does, each with a table of its own, named `GROUP ACTION`. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly actions: readonly CommandTable[];
}

/** Options by their long name, without the dashes. */
export type OptionTable = Readonly<Record<string, Option>>;

export type Option =
  | { readonly type: 'flag'; readonly doc: string }
  | { readonly type: 'text' | 'texts' | 'id' | 'file'; readonly value: string; readonly doc: string }
  | {
      readonly type: 'count' | 'age';
      readonly value: string;
      readonly doc: string;
      readonly default?: string;
    }
  | {
      readonly type: 'bytes';
      readonly value: string;
      readonly doc: string;
      readonly default?: string;
      /** Fewest bytes that do. @default no bound */
      readonly least?: number;
    }
  | {
      readonly type: 'choice';
      readonly choices: readonly string[];
      /** What stands for them in help where they are many. @default the choices themselves */
      readonly value?: string;
      readonly doc: string;
      readonly default?: string;
    };

/** What the options of a table are worth once parsed: defaults are filled in, what was not given is undefined. */
export type Values<T extends OptionTable> = { readonly [Name in keyof T]: Value<T[Name]> };

type Value<O extends Option> = O extends { type: 'flag' }
  ? boolean
  : O extends { type: 'texts' }
    ? readonly string[]
    : O extends { type: 'choice' }
      ? O['choices'][number] | (O extends { default: string } ? never : undefined)
      : O extends { type: 'text' | 'id' | 'file' }
        ? string | undefined
        : O extends { default: string }
          ? number
          : number | undefined;
