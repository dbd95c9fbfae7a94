/** A chart of lines over the requests of a session, each with the colour and the dashes of its series. */
import { drawing, element, type Markup } from '../svg.js';
import { axes, sampled } from './axes.js';

export interface Line {
  readonly name: string;
  /** A value for each request. */
  readonly values: readonly number[];
}

/** Eleven dashes and six colours: no two of sixty-six series look alike. */
const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 4', '12 4', '1 2', '14 3 2 3 2 3', '6 6', '3 6', '18 6'];
const COLOURS = 6;

export function lineChart(name: string, lines: readonly Line[], write: (value: number) => string): Markup {
  const count = lines.reduce((most, { values }) => Math.max(most, values.length), 0);
  const most = lines.reduce((top, { values }) => values.reduce((a, b) => Math.max(a, b), top), 0);
  const { width, height, x, y, grid } = axes(count, most, write);
  const paths = lines.map(({ name: title, values }, series) => {
    const points = sampled(values.length).map((at) => `${x(at).toFixed(1)} ${y(values[at] ?? 0).toFixed(1)}`);
    const attributes = {
      class: `line stroke-${series % COLOURS}`,
      'stroke-dasharray': dashes[series % dashes.length] ?? '',
      d: `M${points.join('L')}`,
    };
    return element('path', attributes, element('title', {}, title));
  });
  // The first series is drawn last, so that no other hides it.
  return drawing(width, height, name, ...grid, ...paths.reverse());
}

/** The names of the series beside a piece of their lines. */
export function lineLegend(names: readonly string[]): Markup {
  const items = names.map((name, series) => {
    const attributes = {
      class: `line stroke-${series % COLOURS}`,
      'stroke-dasharray': dashes[series % dashes.length] ?? '',
      d: 'M0 8L32 8',
    };
    return element('li', {}, drawing(32, 16, '', element('path', attributes)), name);
  });
  return element('ul', { class: 'legend' }, ...items);
}
