import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputKind, PruneOptions } from '../../src/index.js';

/** A fault that a tool of this kind had, as an output that brings it about and what the result must be like instead. */
export interface Fault {
  /** What went wrong, in a sentence. */
  readonly name: string;
  readonly output: string | Uint8Array;
  /** @default 2_048 bytes */
  readonly options?: PruneOptions;
  readonly kind?: OutputKind;
  /** What the result holds. */
  readonly keeps?: readonly string[];
  /** What it does not hold. */
  readonly drops?: readonly string[];
  /** What the result never says, beside the verdicts that none may say. */
  readonly neverSays?: readonly RegExp[];
  /** Whether the result is the output, byte for byte. */
  readonly isUntouched?: boolean;
}

/** Lines, with a line end behind each. */
export const lines = (...all: readonly (string | readonly string[])[]): string => `${all.flat().join('\n')}\n`;

export const many = (count: number, line: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => line(i));

/** A recorded output of the benchmark. */
export const recorded = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../benchmarks/prune/cases', name, 'output.txt'), 'utf8');
