/**
 * What a recorded case is: one command on one sample project, and what a reader of its output has to see.
 * The tables in cases/ list them, one file for a family of languages.
 */
export interface RecordedCase {
  /** Folder name below prune/cases/. */
  id: string;
  /** The tool whose output this is. */
  tool: string;
  /** Prints the tool's version; the first number in its output is kept. @default `<tool> --version` */
  version?: string;
  language: string;
  kind: CaseKind;
  /** Folder below record/projects/ that is copied first. @default an empty folder */
  project?: string;
  /** Executables that must be on the PATH, else the case is skipped. @default none beyond the shell */
  needs?: readonly string[];
  /** Shell lines run before the command; their output is not kept, and one that fails fails the case. */
  setup?: readonly string[];
  /** Commits made of the project before the set-up lines run, oldest first. @default no repository */
  history?: readonly Commit[];
  /** The shell line that is recorded. */
  command: string;
  env?: Readonly<Record<string, string>>;
  /** Records what a terminal of 120 columns gets: colours, redraws, `\r\n`. @default false: a pipe */
  tty?: boolean;
  /** Substrings of single lines that the reader needs: for a failure, to diagnose it. 1 to 15 of them. */
  must: readonly string[];
  /** Substrings of lines that only cost. At most 3. */
  noise?: readonly string[];
}

type CaseKind =
  | 'failing-test'
  | 'compile-error'
  | 'lint'
  | 'crash'
  | 'install'
  | 'build'
  | 'search'
  | 'content'
  | 'success'
  | 'runtime-log';

/** One commit of the sample project's history: the shell lines that change the folder, and the subject. */
export interface Commit {
  subject: string;
  /** @default nothing beyond the files that are not yet committed */
  change?: readonly string[];
}
