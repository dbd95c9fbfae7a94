/** What a way to shorten a log is: a function from the log and the limits to what is shown. */

import type { Limits } from './limits.js';

export interface Log {
  readonly bytes: Uint8Array;
  /** `bytes` read as UTF-8. */
  readonly text: string;
}

/** What a strategy shows of a log. */
export interface Shown {
  readonly text: string;
  /** The lines of `text` that are lines of the log, where the strategy can tell. @default all of it */
  readonly logLines?: string;
  /** The lines of `text` that name further places of a message. @default none */
  readonly placeLines?: string;
  /** Whether the strategy took the log for content. @default it does not judge */
  readonly content?: boolean;
  /** What is untrue about `text`, one sentence each; run outside the measured time. @default it cannot be checked */
  readonly verify?: () => readonly string[];
}

export interface Strategy {
  readonly name: string;
  readonly show: (log: Log, limits: Limits) => Shown | Promise<Shown>;
}
