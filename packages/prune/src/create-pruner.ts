import { CtxError } from '@ctx/error';
import { type Collected, createCollector } from './collect.js';
import { defaultLang } from './default-lang.js';
import { type PruneErrorCode, type PruneOptions, readLimits } from './options.js';
import type { PruneResult } from './report.js';
import { rawText, showContent } from './show-content.js';
import { showSearch } from './show-search.js';
import { type ShowOptions, showSorted } from './show-sorted.js';
import { footerText } from './words.js';

/** Prunes an output while it streams. */
export interface Pruner {
  /** Takes the next piece of the output, of any size; a piece may end inside a line or a character. */
  write(chunk: string | Uint8Array): void;
  /** Decides and gives the result; nothing can be written afterwards. */
  end(): PruneResult;
}

/**
 * Makes a pruner for one output. Its memory is bounded by the options whatever the output's size, and any way of cutting
 * the output into chunks gives the same result.
 *
 * @throws {CtxError} `budget-too-small`, `cap-below-budget` at once; `already-ended` on a call after `end`.
 */
export function createPruner(options: PruneOptions = {}): Pruner {
  const limits = readLimits(options);
  const lang = options.lang ?? defaultLang();
  const { projectRoot } = options;
  const collector = createCollector({ limits, lang, projectRoot });
  let ended = false;

  function checkOpen(): void {
    if (ended)
      throw new CtxError<PruneErrorCode>('already-ended', 'This pruner has ended: make a new one for each output');
  }

  return {
    write(chunk) {
      checkOpen();
      collector.write(chunk);
    },
    end() {
      checkOpen();
      ended = true;
      const output = collector.end();
      const offer = options.recall?.({ lines: output.lines, bytes: output.bytes });
      const footer = offer === undefined ? undefined : footerText(output.lines, offer);
      const result = show(output, { limits, lang, projectRoot, footer });
      return output.raw.whole && result.text === rawText(output) ? { ...result, pruned: false } : result;
    },
  };
}

function show(output: Collected, options: ShowOptions): PruneResult {
  if (output.kind === 'content') return showContent(output, options);
  return output.kind === 'search' ? showSearch(output, options) : showSorted(output, options);
}
