/** A chart of horizontal bars from 0 to the largest value, each with its value written behind it. */
import { drawing, element, label, type Markup } from '../svg.js';

export interface ValueBar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

const LEFT = 170;
const WIDTH = 720;
const PLOT = WIDTH - LEFT - 150;
const ROW = 24;

export function valueBars(name: string, bars: readonly ValueBar[]): Markup {
  const most = bars.reduce((top, { value }) => Math.max(top, value), 0);
  const marks = bars.flatMap(({ name: title, value, text }, index) => {
    const y = index * ROW + 4;
    const width = most > 0 ? (PLOT * value) / most : 0;
    return [
      label(LEFT - 10, y + 12, title, 'end'),
      element('rect', { class: 'fill-0', x: LEFT, y, width, height: ROW - 8 }),
      label(LEFT + width + 6, y + 12, text),
    ];
  });
  return drawing(WIDTH, bars.length * ROW + 4, name, ...marks);
}
