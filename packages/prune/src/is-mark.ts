import type { PruneReport, Segment } from './report.js';
import { foldText, plural } from './words.js';

/** What stands in a result beside the output's lines. */
type Mark = Exclude<Segment, { kind: 'lines' | 'cut' }>;

/** Whether a line is the mark of its segment, and says its numbers. */
export function isMark(line: string, segment: Mark, report: PruneReport): boolean {
  switch (segment.kind) {
    case 'header':
      return (
        line.startsWith('[') &&
        line.includes(` shortened: ${plural(report.linesIn, 'line')} `) &&
        line.includes(`→ ${plural(report.linesShown, 'line')};`)
      );
    case 'footer':
      return line.startsWith(`[the whole output (${plural(report.linesIn, 'line')}) is kept: `);
    case 'gap':
      return line.startsWith(`[… ${segment.lines} `);
    case 'fold':
      return line === foldText(segment);
    case 'places':
      return line.startsWith('[… ') && line.includes(` at ${segment.lines} more places: `);
    case 'matches':
      return line.startsWith(`[… ${plural(segment.lines, 'more line')} in `);
  }
}
