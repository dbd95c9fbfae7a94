/** The two limits that a result is held to, both given by the budget. */
import { CtxError } from '@ctx/error';
import type { BenchErrorCode } from './bench-error.js';

export interface Limits {
  /** Most bytes of what is shown. */
  readonly budgetBytes: number;
  /** Most bytes where the log is content, which has nothing to sort: twice the budget. */
  readonly capBytes: number;
}

/** The pruner's own least budget. */
const MIN_BUDGET_BYTES = 512;

/** @throws {CtxError} 'invalid-budget' when it is no whole number of at least 512. */
export function limitsOf(budgetBytes: number): Limits {
  if (Number.isInteger(budgetBytes) && budgetBytes >= MIN_BUDGET_BYTES) {
    return { budgetBytes, capBytes: 2 * budgetBytes };
  }
  throw new CtxError<BenchErrorCode>(
    'invalid-budget',
    `The budget is ${budgetBytes}: give a whole number of bytes, at least ${MIN_BUDGET_BYTES}`,
    { details: { budgetBytes } },
  );
}
