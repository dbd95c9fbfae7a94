/** The frame that charts over the requests of a session share: how wide, how high, where a value is, what the axes say. */
import { label, type Markup, rule } from '../svg.js';

const LEFT = 64;
const WIDTH = 720;
const HEIGHT = 240;
const TOP = 8;
const BOTTOM = HEIGHT - 36;

export interface Axes {
  readonly width: number;
  readonly height: number;
  readonly base: number;
  /** Place of the n-th request. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly grid: readonly Markup[];
}

const STEPS = 4;

export function axes(count: number, most: number, write: (value: number) => string): Axes {
  const top = most > 0 ? most : 1;
  const x = (index: number) => LEFT + ((WIDTH - LEFT - 12) * index) / Math.max(1, count - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top;
  const lines = Array.from({ length: STEPS + 1 }, (_, step) => (top * step) / STEPS).flatMap((value) => [
    rule(LEFT, y(value), WIDTH - 12, y(value)),
    label(LEFT - 8, y(value) + 4, write(value), 'end'),
  ]);
  const ends = [label(LEFT, BOTTOM + 18, 'request 1'), label(WIDTH - 12, BOTTOM + 18, String(count), 'end')];
  return { width: WIDTH, height: HEIGHT, base: BOTTOM, x, y, grid: [...lines, ...ends] };
}

/** Indices of at most so many points, the first and the last among them: a chart has no room for more. */
export function sampled(count: number, most = 360): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
