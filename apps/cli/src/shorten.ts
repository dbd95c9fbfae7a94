/**
 * Shortens one output while it streams: to the original, which is kept when less is shown than came; to the pruner; and
 * to a preview, which is what is shown where the output must not be sorted out: on request, or because the original
 * could not be kept and what is left out would be lost.
 */
import { createPruner, type PruneReport, type Pruner, recallCommand } from '@ctx/prune';
import type { OutputAbout, OutputInfo } from '@ctx/session-store/keep';
import { cliError } from './cli-error.js';
import { loadLang } from './load-lang.js';
import { openOriginal } from './original.js';
import { reasonOf } from './outcome.js';
import { createPreview } from './preview.js';

export interface ShortenOptions {
  readonly budgetBytes: number;
  /** @default twice the budget */
  readonly capBytes?: number | undefined;
  /** Whether to sort out what matters; otherwise the output is only capped. */
  readonly prune: boolean;
  /** Where the original goes. @default nowhere: the caller has it */
  readonly keep?: { readonly dir: string; readonly id: string } | undefined;
  readonly projectRoot: string;
}

export interface Shown {
  /** What to show: the output itself, byte for byte, or what was made of it. */
  readonly text: string | Uint8Array;
  /** What the pruner did; none for a preview. */
  readonly report?: PruneReport;
  /** The original, where less is shown than came. */
  readonly original?: OutputInfo;
  /** Why the output was not pruned although that was asked for, in words for a person. */
  readonly notPruned?: string;
}

export interface Shortener {
  write(chunk: Uint8Array): void;
  /** Call once; `about` goes into the record of the original. */
  end(about: OutputAbout): Shown;
  /** Drops what was kept so far, for an output that will not be shown. */
  discard(): void;
}

/** @throws {CtxError} 'usage' for a cap below the budget, 'budget-too-small', both at once. */
export function createShortener(options: ShortenOptions): Shortener {
  const { budgetBytes, capBytes = 2 * budgetBytes, projectRoot } = options;
  if (capBytes < budgetBytes) {
    const message = `--cap is ${capBytes} bytes, less than --budget (${budgetBytes}): raise it, or lower the budget`;
    throw cliError('usage', message);
  }
  const original = options.keep && openOriginal(options.keep.dir, options.keep.id);
  const recall = original && recallCommand(original.id);
  const preview = createPreview(capBytes);
  let pruner: Pruner | undefined;
  let fault: string | undefined;
  const stopPruning = () => {
    pruner = undefined;
  };
  /** A stage that fails hands the output on: without the pruner there is still the preview. */
  const guarded = <T>(step: () => T): T | undefined => {
    try {
      return step();
    } catch (error) {
      fault = `the pruner failed (${reasonOf(error)})`;
      stopPruning();
      return undefined;
    }
  };
  const lang = guarded(loadLang);
  if (lang) pruner = createPruner({ budgetBytes, capBytes, projectRoot, lang, ...(recall && { recall }) });
  if (!options.prune) stopPruning();
  return {
    discard: () => original?.discard(),
    write: (chunk) => {
      preview.write(chunk);
      original?.write(chunk);
      if (original?.failure !== undefined) stopPruning();
      guarded(() => pruner?.write(chunk));
    },
    end: (about) => {
      if (original?.failure !== undefined) stopPruning();
      const result = guarded(() => pruner?.end());
      const isUntouched = result ? !result.pruned : preview.isWhole;
      if (isUntouched) original?.discard();
      const kept = isUntouched ? undefined : original?.keep(about);
      // A footer is a promise. Without the original, or with another id than the footer has, it would be a false one.
      if (result?.pruned && kept?.id === original?.id) {
        return { text: result.text, report: result.report, ...(kept && { original: kept }) };
      }
      const reason = original?.failure === undefined ? fault : `the original could not be kept (${original.failure})`;
      const rest = kept && recallCommand(kept.id)(kept);
      return {
        text: preview.render({ ...(rest !== undefined && { rest }), ...(reason !== undefined && { reason }) }),
        ...(result && !result.pruned && { report: result.report }),
        ...(kept && { original: kept }),
        ...(reason !== undefined && { notPruned: reason }),
      };
    },
  };
}
