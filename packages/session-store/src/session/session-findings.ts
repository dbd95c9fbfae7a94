/** Collects what is wrong with a session file, in bounded memory: a file may be broken at every line. */
import type { Finding } from '@ctx/transcript';

/**
 * - `damaged-record`: bytes that are no record;
 * - `torn-tail`: the last line was not written to its end;
 * - `unfinished-line`: the last record is whole, but its line has no end;
 * - `missing-header`, `extra-header`, `newer-version`: of the first line;
 * - `unknown-record`: a record without a place in the tree, kept in the file;
 * - `missing-id`, `long-id`, `repeated-record`, `duplicate-id`: of an entry's id;
 * - `missing-parent`, `self-parent`, `late-parent`: of what an entry follows;
 * - `missing-target`: a rewind to an entry that is not there;
 * - `incomplete-import`, `incomplete-fork`: it was not finished, so that entries are missing at the end;
 * - `not-copied`: what a fork could not take over, told by the one who made it;
 * - `unreadable-entry`: an entry that this version cannot read, given as it came;
 * - `more-findings`: that there are more of them.
 */
export type SessionFindingCode =
  | 'damaged-record'
  | 'torn-tail'
  | 'unfinished-line'
  | 'missing-header'
  | 'extra-header'
  | 'newer-version'
  | 'unknown-record'
  | 'missing-id'
  | 'long-id'
  | 'repeated-record'
  | 'duplicate-id'
  | 'missing-parent'
  | 'self-parent'
  | 'late-parent'
  | 'missing-target'
  | 'incomplete-import'
  | 'incomplete-fork'
  | 'not-copied'
  | 'unreadable-entry'
  | 'more-findings';

export interface SessionFindings {
  add(code: SessionFindingCode, at: string, message: string): void;
  /** Adds findings that were collected before. */
  addAll(findings: readonly Finding[]): void;
  /** From the `from`th one on. */
  list(from?: number): readonly Finding[];
}

const MAX_FINDINGS = 1_000;

export function createFindings(): SessionFindings {
  const findings: Finding[] = [];
  const known = new Set<string>();
  function push(finding: Finding): void {
    // What is wrong with an entry is found again whenever it is read.
    const key = `${finding.code} ${finding.at} ${finding.message}`;
    if (known.has(key)) return;
    if (findings.length <= MAX_FINDINGS) known.add(key);
    if (findings.length < MAX_FINDINGS) findings.push(finding);
    else if (findings.length === MAX_FINDINGS) {
      const message = `more is wrong than these ${MAX_FINDINGS} findings say`;
      findings.push({ code: 'more-findings' satisfies SessionFindingCode, at: finding.at, message });
    }
  }
  return {
    add: (code, at, message) => push({ code, at, message }),
    addAll(more) {
      for (const finding of more) push(finding);
    },
    list: (from = 0) => findings.slice(from),
  };
}
