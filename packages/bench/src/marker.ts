/** The marks of series in charts: a shape besides the colour, for those who do not tell the colours apart. */
import { drawing, element, type Markup } from './svg.js';

const R = 6;

const shapes = [
  `M-${R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 -${2 * R} 0z`,
  `M-5 -5h10v10h-10z`,
  `M0 -7l7 7l-7 7l-7 -7z`,
  `M0 -7l7 12h-14z`,
  `M0 7l7 -12h-14z`,
  `M-6 -2h4v-4h4v4h4v4h-4v4h-4v-4h-4z`,
];

/** The mark of the n-th series at a point; `title` appears under the pointer. */
export function marker(series: number, x: number, y: number, title: string): Markup {
  const attributes = {
    class: `dot fill-${series % shapes.length}`,
    d: shapes[series % shapes.length] ?? '',
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
  };
  return element('path', attributes, element('title', {}, title));
}

/** The names of the series beside their marks. */
export function legend(names: readonly string[]): Markup {
  const items = names.map((name, series) => element('li', {}, drawing(16, 16, '', marker(series, 8, 8, name)), name));
  return element('ul', { class: 'legend' }, ...items);
}
