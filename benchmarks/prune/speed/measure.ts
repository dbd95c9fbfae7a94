/** What one measurement is, and how its samples become a number. */

export interface Measure {
  readonly name: string;
  /** The number, or why there is none on this machine. */
  readonly result: { readonly value: number; readonly unit: 'ms' | 'MB' | 'times' } | { readonly skipped: string };
  /** The most that the value may be, in its unit. */
  readonly bar?: number;
}

/** How much is measured. */
export interface Scale {
  readonly logBytes: number;
  readonly rounds: number;
  /** Bytes that a child of `ctx run` prints. */
  readonly childBytes: number;
  /** Pairs of a command and of a bare Node.js. */
  readonly pairs: number;
}

export const fullScale: Scale = { logBytes: 20e6, rounds: 7, childBytes: 1e9, pairs: 15 };

export const smokeScale: Scale = { logBytes: 1e6, rounds: 3, childBytes: 20e6, pairs: 3 };

export function isMissed({ result, bar }: Measure): boolean {
  return bar !== undefined && 'value' in result && result.value > bar;
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function timeMs(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
