/** A chart of dots from 0 to 100 % on a row for each kind: one dot a strategy, told apart by colour and by shape. */
import { formatShare } from './format.js';
import { marker } from './marker.js';
import type { Share } from './score-case.js';
import { drawing, element, label, type Markup, rule } from './svg.js';

export interface DotRow {
  readonly name: string;
  /** The share of each series, in the order of the series; absent where it has none. */
  readonly shares: readonly (Share | undefined)[];
}

const LEFT = 190;
const WIDTH = 720;
const PLOT = WIDTH - LEFT - 40;
const ROW = 28;

export function dotChart(name: string, series: readonly string[], rows: readonly DotRow[]): Markup {
  const bottom = rows.length * ROW;
  const grid = [0, 25, 50, 75, 100].flatMap((percent) => {
    const x = LEFT + (PLOT * percent) / 100;
    return [rule(x, 4, x, bottom), label(x, bottom + 16, `${percent} %`, 'middle')];
  });
  const marks = rows.flatMap((row, index) => {
    const y = index * ROW + ROW / 2;
    return [
      label(LEFT - 12, y + 4, row.name, 'end'),
      rule(LEFT, y, LEFT + PLOT, y),
      // The first series is drawn last, so that no other hides it.
      ...row.shares.map((share, at) => drawDot(`${row.name}, ${series[at]}`, share, at, y)).reverse(),
    ];
  });
  return drawing(WIDTH, bottom + 24, name, ...grid, ...marks);
}

function drawDot(name: string, share: Share | undefined, series: number, y: number): Markup {
  if (!share || share.of === 0) return element('g');
  const x = LEFT + (PLOT * share.count) / share.of;
  return marker(series, x, y, `${name}: ${formatShare(share)} (${share.count} of ${share.of})`);
}
