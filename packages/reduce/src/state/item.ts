import type { Route } from '../rules/rule.js';
import type { Subject } from '../subject.js';
import type { Moment } from './age.js';

/** Of a smaller text the line that it is set aside as would be a good part: it stays. */
export const SMALL_BYTES = 600;

/**
 * One text of a tool result that may be shown shorter: of a result with several texts, the largest. Belongs to one state
 * and changes with it.
 */
export interface Item {
  /** `id` of the result's message. */
  readonly id: string;
  readonly part: number;
  /** Index of the message. */
  readonly at: number;
  readonly callId: string;
  /** The recall id of the text as it entered. */
  readonly address: string;
  readonly subject: Subject;
  /** Tokens of the text as it entered, estimated. */
  readonly tokens: number;
  readonly born: Moment;
  /** What the same call again would share; absent where the call is not known. */
  readonly key: string | undefined;
  /** Names of its file reads in the ledger; none where it is no read. */
  readonly reads: readonly string[];
  /** A later, identical call gave it again: the id of that one's result. */
  repeatedBy?: string;
  /** Whether that one has the very same bytes. */
  repeatedBytes?: boolean;
  /** The model asked for it again after it had been shortened. */
  recalled: boolean;
  /** It could not be kept anywhere, so it stays whole. */
  unkept?: boolean;
  /** What it is shown as, since it was first sent so. */
  shown?: Shown;
  /** What it would be shown as, once that pays. */
  pending?: Proposal;
  /** Why it is whole. */
  kept?: string;
}

/** What stands in a text's place. */
interface Shown {
  readonly text: string;
  readonly tokens: number;
  readonly rule: string;
}

export interface Proposal extends Shown {
  /** The rendering alone, without the address and what the model leaned on. */
  readonly bare: string;
  readonly route: Route;
}
