/**
 * The scores of what one strategy shows of one log. What must be shown is looked for in the lines of the log alone; the
 * place of a message that a fold only names counts apart, as named.
 */
import { countNamed } from './count-named.js';
import type { Limits } from './limits.js';
import { normalize, splitLines } from './normalize.js';
import type { Log, Shown } from './strategy.js';

/** A log and its truth in the form in which they are compared. */
export interface Truth {
  readonly kind: string;
  readonly normalized: string;
  readonly must: readonly string[];
  readonly noise: readonly string[];
}

/** A number of things out of those that there are. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Score {
  readonly must: Share;
  /** Of those not kept, how many have their place named in a fold. */
  readonly named: number;
  /** The strings of `must` that no shown line of the log has, at most 160 characters of each. */
  readonly missed: readonly string[];
  /** Lines that only cost: those shown, of those in the log. */
  readonly noise: Share;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** The cap for content, the budget for all else. */
  readonly limitBytes: number;
  readonly withinLimit: boolean;
  /** Whether what is shown is the log itself, byte by byte. */
  readonly identical: boolean;
  /** Whether the strategy took the log for content; absent where it does not judge. */
  readonly judgedContent?: boolean;
  /** What is untrue about the text; absent where it cannot be checked. */
  readonly findings?: readonly string[];
}

const MISSED_CHARACTERS = 160;

export function scoreCase(log: Log, truth: Truth, shown: Shown, limits: Limits): Score {
  const identical = shown.text === log.text;
  const visible = identical ? truth.normalized : normalize(shown.logLines ?? shown.text);
  const missed = truth.must.filter((line) => !visible.includes(line));
  const bytesOut = Buffer.byteLength(shown.text);
  const limitBytes = (shown.content ?? truth.kind === 'content') ? limits.capBytes : limits.budgetBytes;
  return {
    must: { count: truth.must.length - missed.length, of: truth.must.length },
    named: countNamed(missed, truth.normalized, shown.placeLines ?? ''),
    missed: missed.map((line) => line.slice(0, MISSED_CHARACTERS)),
    noise: { count: countNoise(visible, truth.noise), of: countNoise(truth.normalized, truth.noise) },
    bytesIn: log.bytes.length,
    bytesOut,
    limitBytes,
    withinLimit: bytesOut <= limitBytes,
    identical,
    ...(shown.content === undefined ? {} : { judgedContent: shown.content }),
    ...(shown.verify === undefined ? {} : { findings: shown.verify() }),
  };
}

function countNoise(text: string, noise: readonly string[]): number {
  if (noise.length === 0) return 0;
  return splitLines(text).filter((line) => noise.some((part) => line.includes(part))).length;
}
