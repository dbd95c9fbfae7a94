import type { Account } from './account.js';
import { countWords, plural, sizeWords } from './words.js';

/** Classes that a header lists before the rest is summed up. */
const MOST_KEPT = 5;
const MOST_DROPPED = 5;

/** The first line of a shortened result: what came in, what is shown, and what is not. */
export function headerText(
  account: Account,
  original: { readonly lines: number; readonly bytes: number; readonly named: number },
): string {
  const parts = [
    `output shortened: ${plural(original.lines, 'line')} (${sizeWords(original.bytes)}) → ${plural(account.linesShown, 'line')}`,
    `kept ${countWords(account.kept, MOST_KEPT) || 'nothing'}`,
    `dropped ${countWords(account.dropped, MOST_DROPPED)}`,
    account.unfit.size > 0
      ? `did not fit: ${countWords(account.unfit)}`
      : original.named > 0
        ? 'every error and located line is shown or its place named'
        : 'every error and located line was kept',
  ];
  return `[${parts.join('; ')}]`;
}
