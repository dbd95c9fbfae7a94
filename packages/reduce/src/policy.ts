/** What a reduction is allowed, and when: the fourteen numbers that a user may set. */

/** Ages are in request batches, sizes in bytes of UTF-8. */
export interface ReductionPolicy {
  /** Age at which an answer to a permission question or a bare "done" is put aside. @default 2 */
  readonly confirmAgeTurns: number;
  /** Until this age a failed result is kept whole. @default 3 */
  readonly errorAgeTurns: number;
  /** Until this age failures, stack traces and security output of any kind are kept whole. @default 4 */
  readonly highRiskProtectAgeTurns: number;
  /** Until this age diffs and patches are kept whole. @default 12 */
  readonly diffProtectAgeTurns: number;
  /** Age from which the output of a command is shortened. @default 2 */
  readonly shellSuccessAgeTurns: number;
  /** The output of a command is shortened only above this size. @default 3000 */
  readonly shellSuccessBytes: number;
  /** Until this age the output of a command that only reads is kept whole. @default 3 */
  readonly shellReadOnlyAgeTurns: number;
  /** Age from which searches, lists and fetched pages are shortened. @default 2 */
  readonly readLikeAgeTurns: number;
  /** They are shortened only above this size. @default 3000 */
  readonly readLikeOutputBytes: number;
  /** Age from which everything else is shortened: JSON documents, skills, results of unknown tools. @default 3 */
  readonly staleAgeTurns: number;
  /** They are shortened only above this size; set aside too. @default 1500 */
  readonly staleOutputBytes: number;
  /** Requests after the last todo was done in which small savings are left alone. @default 1 */
  readonly wrapUpGraceRequests: number;
  /** Everything else is shortened only in a conversation with so many tool results. @default 6 */
  readonly minToolResultsPrune: number;
  /** Tokens that a change inside the part already sent must save at least. @default 2048 */
  readonly minIncrementalSavedTokens: number;
}

export const defaultPolicy: ReductionPolicy = Object.freeze({
  confirmAgeTurns: 2,
  errorAgeTurns: 3,
  highRiskProtectAgeTurns: 4,
  diffProtectAgeTurns: 12,
  shellSuccessAgeTurns: 2,
  shellSuccessBytes: 3000,
  shellReadOnlyAgeTurns: 3,
  readLikeAgeTurns: 2,
  readLikeOutputBytes: 3000,
  staleAgeTurns: 3,
  staleOutputBytes: 1500,
  wrapUpGraceRequests: 1,
  minToolResultsPrune: 6,
  minIncrementalSavedTokens: 2048,
});
