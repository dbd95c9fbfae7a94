/**
 * The shape of what this package knows: a language is data, in one file of `languages/`. A form says what a line is by
 * one regular expression; nothing else runs. Forms are read by `createLang`, which finds the few that can match a line
 * by its first character or by the words in it, so that the cost of a line does not grow with the number of tools.
 */

/** What one line of output is. */
export type LineClass =
  /** Says that something is wrong: a compiler's error, an exception, a fatal message. */
  | 'error'
  /** Names a test, a suite or a step that failed. */
  | 'failure'
  /** Says what a failed check expected or got. */
  | 'assertion'
  /** Names a place in a file, of no known severity. */
  | 'located'
  /** One frame of a stack trace. */
  | 'frame'
  | 'warning'
  /** Counts of a whole run: tests passed and failed, problems found. */
  | 'summary'
  /** A command's exit status. */
  | 'exit'
  /** Shows what ran: an echoed command, the header of a step. */
  | 'command'
  /** Names the file that the lines below it are about, as linters do that group by file. */
  | 'file'
  /** Adds to the message above it: a note, a hint, the remedy. */
  | 'note'
  /** Says that work goes on: a bar, a percentage, a file compiled. */
  | 'progress'
  /** Downloads, resolves or installs a dependency. */
  | 'install'
  /** Names a test or check that passed. */
  | 'pass'
  /** Nothing of the above. */
  | 'plain';

/** One form of line that a tool prints. */
export interface LineForm {
  /**
   * What a matching line is. With a `severity` group in `match` the severity decides between `error`, `warning` and
   * `note`, and `class` holds where the word is missing or unknown.
   */
  readonly class: LineClass;
  /**
   * Matched on the line without its CI prefix, its escape sequences and its end. Named groups, all optional: `file`,
   * `line`, `column`, `severity`, `code`, `message`, `function`, `name`. Must be linear: no nested quantifiers.
   */
  readonly match: RegExp;
  /**
   * Texts of which a matching line holds at least one, of three characters or more; needed only where `match` neither
   * begins with `^` and a definite character (white space before it is skipped) nor holds such a text itself. Case does
   * not count, a digit stands for any digit (`':1:'`), and the line's start and end count as a space. ASCII only.
   */
  readonly has?: string | readonly string[];
  /** A line that this matches is not of this form. */
  readonly not?: RegExp;
  /** A word that often tells of a problem, but as often does not: what has it is looked at after all that is certain. */
  readonly hint?: boolean;
  /** How many lines directly below belong to the line, such as the source line of a Python frame. @default 0 */
  readonly tail?: number;
}

/** A compiler, test runner, linter, package manager or any other program that prints lines. */
export interface Tool {
  /** The name of its command, unique within a language. */
  readonly id: string;
  /** Where the forms come from: outputs really recorded, or the page of the tool's documentation. */
  readonly source: 'recorded' | { readonly documented: string };
  readonly forms: readonly LineForm[];
}

/** What is known of a language beside what its tools print. */
export interface LanguageTraits {
  /** Kebab-case and unique. */
  readonly id: string;
  readonly name: string;
  /** Endings of its source files, without the dot. */
  readonly extensions?: readonly string[];
  /** Names of folders in which files are dependencies, not the project's own. */
  readonly dependencyDirs?: readonly string[];
  /** Paths, or beginnings of paths, of the runtime's own files: `node:`, `<frozen `. */
  readonly runtimePaths?: readonly string[];
}

/** A programming language, or a family of tools that belongs to none. */
export interface Language extends LanguageTraits {
  /** What a CI system or a wrapper puts before each line, to be taken off before a form is tried. Each begins with `^`. */
  readonly prefixes?: readonly RegExp[];
  readonly tools: readonly Tool[];
}
