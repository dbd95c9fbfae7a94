import { createPruner } from './create-pruner.js';
import type { PruneOptions } from './options.js';
import type { PruneResult } from './report.js';

/**
 * Keeps what matters of one command's output within a byte budget.
 *
 * Output with something to sort (errors, failing tests, stack traces, warnings, progress, downloads, passing tests) is
 * cleaned, folded and, over the budget, shortened to its most telling lines; content is untouched up to the cap. Each
 * line of the result is a line of the output, a cut one with its mark, a mark of what is not shown, or the header and
 * footer. Deterministic, linear in the output, never larger than it.
 *
 * Bytes are read as UTF-8; what is not becomes U+FFFD, and counts as the three bytes of it.
 *
 * @throws {CtxError} `budget-too-small`, `cap-below-budget`.
 */
export function prune(output: string | Uint8Array, options: PruneOptions = {}): PruneResult {
  const pruner = createPruner(options);
  pruner.write(output);
  return pruner.end();
}
