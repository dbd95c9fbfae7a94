/** The shape of a rule: one row of the table. */
import type { ReductionPolicy } from '../policy.js';
import type { ReadState } from '../reads/read-ledger.js';
import type { Render, Subject } from '../subject.js';

/** What a rule decides on: a text, and where it stands in the conversation. */
export interface Candidate {
  readonly subject: Subject;
  /** In request batches. */
  readonly age: number;
  /** Tool results in the conversation. */
  readonly results: number;
  readonly policy: ReductionPolicy;
  /** Of a file read: whether it is still true. Undefined for anything else. */
  readonly read: ReadState | undefined;
  /** Of a read that is not: what it showed exists nowhere else. */
  readonly contentLost: boolean;
  /** A later, identical call gave it again. */
  readonly repeated: boolean;
  /** And that one's bytes are the same. */
  readonly repeatedBytes: boolean;
  /** The model asked for it again after it had been shortened. */
  readonly recalled: boolean;
}

/** A number of the policy. */
export type Setting = keyof ReductionPolicy;

/**
 * A rule. It holds for a text that `when` says so of, at an age from `from` on and below `until`, of more than `over`
 * bytes. The first rule that holds decides: one without `show` keeps the text whole.
 */
export interface Rule {
  /** Kebab-case, unique in its table: what reports and edits call it. */
  readonly name: string;
  readonly when: (candidate: Candidate) => boolean;
  /** Age from which it holds. @default 0 */
  readonly from?: Setting | number;
  /** Age from which it no longer holds. */
  readonly until?: Setting;
  /** Size above which it holds. */
  readonly over?: Setting;
  /** The renderings to try, in order. When none of them is shorter than the text, the next rule is asked. */
  readonly show?: readonly Render[];
  /**
   * Where the rest is to be found: `recall` by the address, which the text names; `newer-copy` further down in the
   * conversation; `edit-arguments` in the call that changed the file; `nothing` is lost. Recall has it always.
   * @default 'recall'
   */
  readonly route?: Route | ((candidate: Candidate) => Route);
}

export type Route = 'recall' | 'newer-copy' | 'edit-arguments' | 'nothing';
