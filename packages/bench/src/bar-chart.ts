/** A chart of horizontal bars from 0 to 100 %, in groups: one group a strategy, one bar a budget. */
import { formatShare } from './format.js';
import type { Share } from './score-case.js';
import { drawing, element, label, type Markup, rule } from './svg.js';

export interface BarGroup {
  readonly name: string;
  readonly bars: readonly { readonly name: string; readonly share: Share }[];
}

const LEFT = 190;
const WIDTH = 720;
const PLOT = WIDTH - LEFT - 70;
const BAR = 16;
const GAP = 14;

/** The bars of a group stand under each other in its order; the n-th of each has the n-th colour. */
export function barChart(name: string, groups: readonly BarGroup[]): Markup {
  const marks: Markup[] = [];
  let y = GAP;
  for (const group of groups) {
    const height = group.bars.length * BAR;
    marks.push(label(LEFT - 10, y + height / 2 + 4, shorten(group.name), 'end'));
    group.bars.forEach((bar, index) => {
      marks.push(drawBar(`${group.name}, ${bar.name}`, bar.share, index, y + index * BAR));
    });
    y += height + GAP;
  }
  const grid = [0, 25, 50, 75, 100].flatMap((percent) => {
    const x = LEFT + (PLOT * percent) / 100;
    return [rule(x, GAP / 2, x, y - GAP / 2), label(x, y + 10, `${percent} %`, 'middle')];
  });
  return drawing(WIDTH, y + 18, name, ...grid, ...marks);
}

function drawBar(name: string, share: Share, index: number, y: number): Markup {
  const width = share.of === 0 ? 0 : (PLOT * share.count) / share.of;
  const attributes = { class: `fill-${index}`, x: LEFT, y: y + 1, width, height: BAR - 2 };
  return element(
    'g',
    {},
    element('rect', attributes, element('title', {}, `${name}: ${formatShare(share)} (${share.count} of ${share.of})`)),
    label(LEFT + width + 6, y + 12, formatShare(share)),
  );
}

function shorten(name: string): string {
  return name.length > 26 ? `${name.slice(0, 25)}…` : name;
}
