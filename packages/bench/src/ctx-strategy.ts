/** The pruner as a strategy, and which lines of its result are lines of the log: only those can keep anything. */
import { type Finding, type PruneReport, prune, recallTool, verify } from '@ctx/prune';
import type { Limits } from './limits.js';
import { splitLines } from './normalize.js';
import type { Log, Shown } from './strategy.js';

/** Prunes as an agent's tool does, with a footer that offers `recall`. */
export function showPruned({ bytes }: Log, { budgetBytes, capBytes }: Limits): Shown {
  const result = prune(bytes, { budgetBytes, capBytes, recall: recallTool('r1') });
  const { text, pruned, report } = result;
  const content = report.kind === 'content';
  const verified = { content, verify: () => verify(bytes, result).map(describe) };
  return pruned ? { text, ...verified, ...sortLines(text, report) } : { text, ...verified };
}

/** Header, footer and marks are the pruner's own words, and a place named in a fold is named, not shown. */
function sortLines(text: string, { segments }: PruneReport): Pick<Shown, 'logLines' | 'placeLines'> {
  const lines = splitLines(text);
  const logLines: string[] = [];
  const placeLines: string[] = [];
  for (const segment of segments) {
    const first = segment.out - 1;
    if (segment.kind === 'lines') logLines.push(lines.slice(first, first + segment.to - segment.from + 1).join('\n'));
    if (segment.kind === 'cut') logLines.push(lines[first] ?? '');
    if (segment.kind === 'places') placeLines.push(lines[first] ?? '');
  }
  return { logLines: logLines.join('\n'), placeLines: placeLines.join('\n') };
}

function describe({ promise, out, message }: Finding): string {
  return out === 0 ? `${promise}: ${message}` : `${promise}: line ${out} ${message}`;
}
