import type { Lang } from './create-lang.js';
import type { LocatedMessage } from './line-facts.js';

/** Stack frames that follow each other. Indexes count from 0 in the lines given; `to` is the last line of the run. */
export interface FrameRun {
  readonly from: number;
  readonly to: number;
  readonly frames: readonly (LocatedMessage & { readonly index: number })[];
}

/**
 * Finds the runs of stack frames in lines. A run ends at the first line that is neither a frame nor belongs to the one
 * above it (a Python frame's source line). Frames that name no file are part of the run but not listed.
 */
export function parseFrames(lines: readonly string[], options: { readonly lang: Lang }): FrameRun[] {
  const runs: FrameRun[] = [];
  let frames: (LocatedMessage & { readonly index: number })[] = [];
  let from = -1;
  let to = -1;
  const close = (): void => {
    if (from >= 0) runs.push({ from, to, frames });
    frames = [];
    from = -1;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string;
    const facts = options.lang.classify(line);
    if (facts.class === 'frame') {
      if (from < 0) from = index;
      const place = options.lang.locate(line);
      if (place) frames.push({ ...place, index });
      to = Math.min(lines.length - 1, index + tailLength(lines, index, facts.tail));
      index = to;
    } else close();
  }
  close();
  return runs;
}

/** Of the lines that may belong to the one at `index`, those that are indented deeper than it. */
function tailLength(lines: readonly string[], index: number, most: number): number {
  const indent = (line: string): number => line.length - line.trimStart().length;
  let count = 0;
  while (count < most && indent(lines[index + count + 1] ?? '') > indent(lines[index] as string)) count += 1;
  return count;
}
