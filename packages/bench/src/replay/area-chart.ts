/** A chart of areas that stand on each other, over the requests of a session. */
import { drawing, element, type Markup } from '../svg.js';
import { axes, sampled } from './axes.js';

/** `stacks` has for each request the value of each series, the lowest first. */
export function areaChart(
  name: string,
  series: readonly string[],
  stacks: readonly (readonly number[])[],
  write: (value: number) => string,
): Markup {
  const sums = stacks.map((values) => {
    let sum = 0;
    return [0, ...values.map((value) => (sum += value))];
  });
  const most = sums.reduce((top, all) => Math.max(top, all.at(-1) ?? 0), 0);
  const { width, height, x, y, grid } = axes(stacks.length, most, write);
  const at = sampled(stacks.length);
  const point = (index: number, level: number) => `${x(index).toFixed(1)} ${y(sums[index]?.[level] ?? 0).toFixed(1)}`;
  const areas = series.map((title, level) => {
    const upper = at.map((index) => point(index, level + 1));
    const lower = at.map((index) => point(index, level)).reverse();
    const attributes = { class: `fill-${level % 6}`, d: `M${[...upper, ...lower].join('L')}z` };
    return element('path', attributes, element('title', {}, title));
  });
  return drawing(width, height, name, ...areas, ...grid);
}
