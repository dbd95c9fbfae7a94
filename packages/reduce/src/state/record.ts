/** A decision as it is recorded: what a session appends before it sends the request. */
import type { Edit, RequestStamp } from '@ctx/transcript';
import type { Calibration } from '@ctx/transcript/tokens';

export interface ReductionRecord {
  /** New decisions only. */
  readonly edits: readonly Edit[];
  readonly request: RequestStamp;
}

export interface PlacedRecord extends ReductionRecord {
  /** Messages that there were. */
  readonly since: number;
}

/** What is kept when a compaction or a rewind changed what the conversation begins with. */
export interface Base {
  readonly edits: readonly Edit[];
  readonly recalled: readonly string[];
  readonly calibration: Calibration;
  /** Messages that were there at once: their usage is of other prompts. */
  readonly messages: number;
  /** Messages at the beginning that had been sent before as they are. */
  readonly sent: number;
}
