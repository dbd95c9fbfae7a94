/** What is known of a shell command before it runs. Plain data. */
export interface CommandFacts {
  /**
   * `reads`: proved that it changes nothing. `may-write`: it writes, or nobody can tell. Caches, logs and indexes that a
   * program keeps for itself do not count, nor does a request that HTTP calls safe: of the network, `reads` says nothing.
   */
  readonly effect: 'reads' | 'may-write';
  /**
   * Whether it may talk to a network, and so tell someone what it read. `false` is proved like `reads`: `true` are also
   * programs that run other code, such as interpreters, builds and package managers, and whatever is not known.
   */
  readonly network: boolean;
  /** Why it may write: the first reason met; of one that reads, the names of what only reads. */
  readonly why: string;
  /**
   * Files and folders whose content it reads, as far as its words say. Paths are resolved lexically against the folder
   * that it starts in: `cd a && cat ../b` reads `b`. Each path is given once, in the order of the text.
   */
  readonly reads: readonly string[];
  /** Files that it writes or makes. */
  readonly writes: readonly string[];
  /** Files that it deletes or moves away. */
  readonly deletes: readonly string[];
  /** Every file that it names at all, those above among them. Of a command that is not known: words that look like paths. */
  readonly names: readonly string[];
  /** Of all these, what is no path yet, as it is written: globs, variables, `~`, paths below a folder that is not known. */
  readonly unknown: readonly string[];
  /** Names of the simple commands, in order, those inside substitutions and `sh -c` too. */
  readonly commands: readonly string[];
  /** Folder that a shell is in afterwards, if every `cd` works; absent when it cannot be told. */
  readonly cwd?: string;
}

export interface AnalyseOptions {
  /** Folder that the command starts in. @default '.' which keeps relative paths relative */
  readonly cwd?: string;
  /** A longer command is not analysed: it may write. In UTF-16 units. @default 65_536 */
  readonly maxLength?: number;
}
