/** A reducer's memory as plain data: what it was told and what it decided. The messages themselves are not in it. */
import type { ReductionPolicy } from '../policy.js';
import type { Base, PlacedRecord } from './record.js';

export interface SavedReduction {
  readonly version: 1;
  readonly policy: ReductionPolicy;
  readonly cwd?: string;
  readonly base?: Base;
  readonly records: readonly PlacedRecord[];
  readonly last?: { readonly at?: number; readonly model?: string };
  readonly sent: number;
  readonly requests: number;
  /** The last message that was seen, and how many there were: the next request must continue them. */
  readonly messages: number;
  readonly lastMessage?: string;
}
