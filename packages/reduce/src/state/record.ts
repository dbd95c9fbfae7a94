/** A decision as it is recorded: what a session appends before it sends the request. */
import type { Edit, RequestStamp } from '@ctx/transcript';

export interface ReductionRecord {
  /** New decisions only. */
  readonly edits: readonly Edit[];
  readonly request: RequestStamp;
}

export interface PlacedRecord extends ReductionRecord {
  /** Messages that there were. */
  readonly since: number;
}
