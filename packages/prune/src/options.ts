import { CtxError } from '@ctx/error';
import type { Lang } from '@ctx/lang';

/** Least `budgetBytes` that holds a header, a footer and the last line. */
const MIN_BUDGET_BYTES = 512;

/** How a reader gets the rest of an output, as the words that stand in the footer. */
export type RecallOffer = (original: { readonly lines: number; readonly bytes: number }) => string;

export interface PruneOptions {
  /**
   * Most bytes (UTF-8) of a result that has something to sort, header and footer counted. At least 512.
   * @default 24_576
   */
  readonly budgetBytes?: number;
  /**
   * Most bytes (UTF-8) of content (a diff, a file, a program's own results), which is byte-identical below it and a
   * preview of its head (40 %) and tail (60 %) above it. At least `budgetBytes`.
   * @default 2 * budgetBytes
   */
  readonly capBytes?: number;
  /**
   * Folder that the project's stack frames lie in.
   * @default none: every frame outside a dependency directory is the project's
   */
  readonly projectRoot?: string;
  /** The languages to read the output with, from `createLang`. @default the builtin ones */
  readonly lang?: Lang;
  /**
   * The words that tell a reader how to get the rest, for the footer.
   * @default none: the result has no footer, for a caller that cannot recall
   */
  readonly recall?: RecallOffer;
}

/** `PruneOptions` with every default filled in. */
export interface Limits {
  readonly budgetBytes: number;
  readonly capBytes: number;
}

/** The codes of the errors that this package throws. */
export type PruneErrorCode = 'budget-too-small' | 'cap-below-budget' | 'already-ended';

export function readLimits(options: PruneOptions): Limits {
  const budgetBytes = options.budgetBytes ?? 24_576;
  if (!(Number.isInteger(budgetBytes) && budgetBytes >= MIN_BUDGET_BYTES)) {
    throw new CtxError<PruneErrorCode>(
      'budget-too-small',
      `budgetBytes is ${budgetBytes}: give a whole number of at least ${MIN_BUDGET_BYTES}, so that the header, the footer and the last line fit`,
      { details: { budgetBytes } },
    );
  }
  const capBytes = options.capBytes ?? 2 * budgetBytes;
  if (!(Number.isInteger(capBytes) && capBytes >= budgetBytes)) {
    throw new CtxError<PruneErrorCode>(
      'cap-below-budget',
      `capBytes is ${capBytes}, below budgetBytes (${budgetBytes}): raise it, or leave it out for twice the budget`,
      { details: { budgetBytes, capBytes } },
    );
  }
  return { budgetBytes, capBytes };
}

/** The offer for a model that has the `recall` tool. */
export function recallTool(id: string): RecallOffer {
  return () => `recall id ${JSON.stringify(id)} with offset and limit, or a pattern, shows any part of it`;
}

/** The offer for a person at a shell. `id` must be safe to type: letters, digits, `-`, `_`, `.` and `~`. */
export function recallCommand(id: string): RecallOffer {
  return () => `\`ctx recall ${id} --offset N --limit N\`, or \`--pattern REGEX\`, shows any part of it`;
}
