/** A chart of sizes before and after, a dot a case, on axes where each step is four times the one before. */
import { formatBytes } from './format.js';
import { marker } from './marker.js';
import { drawing, element, label, type Markup, rule } from './svg.js';

export interface SizePoint {
  readonly name: string;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Which colour and shape it has. */
  readonly series: number;
}

const LEFT = 70;
const TOP = 10;
const WIDTH = 720;
const HEIGHT = 420;
const PLOT_WIDTH = WIDTH - LEFT - 36;
const PLOT_HEIGHT = HEIGHT - TOP - 50;

/** Points on the diagonal were left as they were; the dashed lines are the `limits` in bytes. */
export function scatterChart(name: string, points: readonly SizePoint[], limits: readonly number[]): Markup {
  const sizes = points.flatMap(({ bytesIn, bytesOut }) => [bytesIn, bytesOut]);
  const first = Math.floor(step(Math.min(...sizes)));
  const last = Math.max(first + 1, Math.ceil(step(Math.max(...sizes))));
  const x = (bytes: number) => LEFT + (PLOT_WIDTH * (step(bytes) - first)) / (last - first);
  const y = (bytes: number) => TOP + PLOT_HEIGHT - (PLOT_HEIGHT * (step(bytes) - first)) / (last - first);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 4 ** (first + index));
  return drawing(
    WIDTH,
    HEIGHT,
    name,
    ...ticks.flatMap((bytes) => [
      rule(x(bytes), TOP, x(bytes), TOP + PLOT_HEIGHT),
      rule(LEFT, y(bytes), LEFT + PLOT_WIDTH, y(bytes)),
      label(x(bytes), TOP + PLOT_HEIGHT + 18, formatBytes(bytes), 'middle'),
      label(LEFT - 8, y(bytes) + 4, formatBytes(bytes), 'end'),
    ]),
    label(LEFT + 8, TOP + 16, 'size of what is shown'),
    label(LEFT + PLOT_WIDTH / 2, HEIGHT - 6, 'size of the output', 'middle'),
    element('line', { class: 'guide', x1: x(4 ** first), y1: y(4 ** first), x2: x(4 ** last), y2: y(4 ** last) }),
    ...limits.map((bytes) =>
      element('line', { class: 'guide', x1: LEFT, y1: y(bytes), x2: LEFT + PLOT_WIDTH, y2: y(bytes) }),
    ),
    ...points.map((point) =>
      marker(
        point.series,
        x(point.bytesIn),
        y(point.bytesOut),
        `${point.name}: ${formatBytes(point.bytesIn)} to ${formatBytes(point.bytesOut)}`,
      ),
    ),
  );
}

function step(bytes: number): number {
  return Math.log(Math.max(1, bytes)) / Math.log(4);
}
