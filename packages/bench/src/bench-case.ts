/** A case of a corpus: one log, and the truth about it. */

/** One log and what an engineer needs of it. */
export interface BenchCase {
  /** What kind of output it is: `failing-test`, `content`, `ci-failure` and so on. */
  readonly kind: string;
  readonly output: Uint8Array;
  /** Strings of which each stands in a line that must be shown. */
  readonly must: readonly string[];
  /** Strings that stand in lines which only cost. */
  readonly noise: readonly string[];
}

/** Where a case is, before it is read. */
export interface CaseEntry {
  readonly id: string;
  readonly path: string;
  /** @throws {CtxError} 'broken-case' when a file is missing or is not what it should be. */
  readonly load: () => BenchCase;
}
