import { locatedLines } from '../detect/located-lines.js';
import type { Subject } from '../subject.js';
import { quoteLine } from './clean-line.js';
import { counted } from './counted.js';
import { summary } from './summary.js';

/** What a checker said of a change: all places, as many as there is room for. */
export function diagnostics(subject: Subject): string | undefined {
  const places = locatedLines(subject);
  if (places.length === 0) return undefined;
  return summary(subject, counted(places.length, 'diagnostic'), {
    budget: 1_500,
    lines: places.map((line) => quoteLine(line)),
    left: (shown) => {
      const more = places.length - shown.length;
      return more > 0 ? `${counted(more, 'more diagnostic')} not shown` : undefined;
    },
  });
}
