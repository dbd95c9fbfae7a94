/** What a policy of the replay is: asked before every request, it says which results are shown otherwise from now on. */
import type { Edit, Message, ToolResult } from '@ctx/transcript';
import type { RecordedSession } from './recorded-session.js';

export interface PolicyRequest {
  readonly index: number;
  readonly at?: number | undefined;
  readonly model?: string | undefined;
  readonly batch?: number | undefined;
  readonly messages: readonly Message[];
  /** Tokens of the prompt if nothing more is changed. */
  readonly promptTokens: number;
  /** Tokens of a result as it is shown now. */
  readonly tokensShown: (result: ToolResult) => number;
}

interface PolicyOptions {
  readonly session: RecordedSession;
  /** For policies that weigh costs. */
  readonly read: number;
  readonly write: number;
  readonly ttlSeconds?: number | undefined;
  /** Tokens after which large results are set aside; only for `set-aside`. @default 96_000 */
  readonly workingSetTokens?: number | undefined;
}

export interface Policy {
  readonly name: string;
  /** Begins a session; what it gives is called before each request and gives only the new edits. */
  readonly start: (options: PolicyOptions) => (request: PolicyRequest) => PolicyAnswer;
}

interface PolicyAnswer {
  readonly edits: readonly Edit[];
  /** Originals that were kept for these edits, by address. */
  readonly originals?: ReadonlyMap<string, string>;
  /** Results of which the policy says that it changes them in what had been sent before. @default it does not say */
  readonly reported?: ReadonlySet<string>;
  /** Changes that were not worth their price. */
  readonly deferred?: number;
}
