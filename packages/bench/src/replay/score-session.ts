/** One session under one policy: what it cost, what was cut and why, and whether nothing was lost. */
import { createHash } from 'node:crypto';
import { applyEdits, type Edit, type Message } from '@ctx/transcript';
import { type FetchedAgain, fetchedAgain } from './fetched-again.js';
import type { Policy } from './policy.js';
import type { RecordedRequest, RecordedSession } from './recorded-session.js';
import { type Decided, type ReplayedRequest, type ReplayOptions, replaySession } from './replay-session.js';
import { resultsOf, type SessionResults } from './session-results.js';
import { WireCheck, type WireProblem } from './wire-check.js';

export interface PolicyScore {
  readonly policy: string;
  readonly tokens: number;
  readonly read: number;
  readonly written: number;
  readonly plain: number;
  readonly cost: number;
  readonly requests: readonly ReplayedRequest[];
  /** Requests that wrote again what had been sent before. */
  readonly rewrites: number;
  /** Results that are shown otherwise at the end, by the reason of their last edit. */
  readonly cuts: Readonly<Record<string, CutCount>>;
  readonly cutResults: readonly CutResult[];
  readonly again: FetchedAgain;
  readonly checks: Checks;
  /** SHA-256 of all edits of all requests, in order: the same views have the same. */
  readonly digest: string;
}

export interface CutCount {
  readonly results: number;
  /** Estimated tokens that one request is shorter by. */
  readonly savedTokens: number;
}

/** A result that is shown otherwise, as its last edits left it. */
export interface CutResult {
  readonly result: string;
  /** Index of the request from which on it was shown otherwise. */
  readonly request: number;
  /** Of its last edit. */
  readonly reason: string;
  /** Estimated tokens that one request is shorter by. */
  readonly savedTokens: number;
  /** What it is shown as. */
  readonly edits: readonly Edit[];
}

/** What must never happen, counted. */
export interface Checks {
  /** Edits whose address does not stand for the text as it entered; only for policies that keep originals. */
  readonly notRecalled: number;
  /** Results that were cut before a request that carried them whole was answered. */
  readonly unseen: number;
  /** Changes in what had been sent before that the policy did not report. */
  readonly unreported: number;
  readonly wireBodies: number;
  readonly wireProblems: readonly WireProblem[];
}

export interface ScoreOptions extends ReplayOptions {
  /** Every n-th request is built and checked for each wire format. @default 0, none is */
  readonly validateEvery?: number;
}

export function scoreSession(session: RecordedSession, policy: Policy, options: ScoreOptions): PolicyScore {
  const results = resultsOf(session);
  const watch = new Watch(results, options.validateEvery ?? 0);
  const requests = replaySession(session, policy, {
    ...options,
    onRequest: (request, decided) => {
      watch.see(request, decided);
      options.onRequest?.(request, decided);
    },
  });
  const sum = (of: (request: ReplayedRequest) => number) => requests.reduce((total, one) => total + of(one), 0);
  return {
    policy: policy.name,
    tokens: sum(({ tokens }) => tokens),
    read: sum(({ read }) => read),
    written: sum(({ written }) => written),
    plain: sum(({ plain }) => plain),
    cost: sum(({ cost }) => cost),
    requests,
    rewrites: requests.filter(({ rewrite }) => rewrite).length,
    ...watch.finish(),
  };
}

/** Looks at each request as it is decided. */
class Watch {
  readonly #results: SessionResults;
  readonly #every: number;
  readonly #wire = new WireCheck();
  readonly #hash = createHash('sha256');
  readonly #edits: Edit[] = [];
  readonly #cuts = new Map<string, CutResult>();
  readonly #originals = new Map<string, string>();
  #messages: readonly Message[] = [];
  #notRecalled = 0;
  #unseen = 0;
  #unreported = 0;

  constructor(results: SessionResults, every: number) {
    this.#results = results;
    this.#every = every;
  }

  see({ index, messages }: RecordedRequest, { edits, originals, reported, prompt }: Decided): void {
    this.#hash.update(`${JSON.stringify([index, edits])}\n`);
    this.#edits.push(...edits);
    for (const [address, text] of originals) {
      if ((this.#originals.get(address) ?? text) !== text) this.#notRecalled += 1;
      this.#originals.set(address, text);
    }
    for (const edit of edits) {
      this.#note(edit, index, prompt.savedTokens(edit.result));
      if (reported && prompt.wasSent(edit.result) && !reported.has(edit.result)) this.#unreported += 1;
    }
    if (messages !== this.#messages) this.#wire.restart();
    this.#messages = messages;
    if (this.#every > 0 && index % this.#every === 0) this.#wire.check(index, applyEdits(messages, this.#edits));
  }

  finish(): Pick<PolicyScore, 'cuts' | 'cutResults' | 'again' | 'checks' | 'digest'> {
    const cutResults = [...this.#cuts.values()];
    return {
      cuts: countByReason(cutResults),
      cutResults,
      again: fetchedAgain(cutResults, this.#results),
      checks: {
        notRecalled: this.#notRecalled,
        unseen: this.#unseen,
        unreported: this.#unreported,
        wireBodies: this.#wire.checked,
        wireProblems: this.#wire.problems,
      },
      digest: this.#hash.digest('hex'),
    };
  }

  #note(edit: Edit, request: number, savedTokens: number): void {
    const found = this.#results.byId.get(edit.result);
    const part = found?.result.parts[edit.part ?? 0];
    const original = edit.address === undefined ? undefined : this.#originals.get(edit.address);
    if (edit.address !== undefined && (part?.type !== 'text' || original !== part.text)) this.#notRecalled += 1;
    if (found?.seen === undefined || found.seen >= request) this.#unseen += 1;
    const known = this.#cuts.get(edit.result);
    const others = known?.edits.filter(({ part: other = 0 }) => other !== (edit.part ?? 0)) ?? [];
    this.#cuts.set(edit.result, {
      result: edit.result,
      request: known?.request ?? request,
      reason: edit.reason,
      savedTokens,
      edits: [...others, edit],
    });
  }
}

function countByReason(cutResults: readonly CutResult[]): Record<string, CutCount> {
  const counts: Record<string, { results: number; savedTokens: number }> = {};
  for (const { reason, savedTokens } of cutResults) {
    const count = counts[reason] ?? { results: 0, savedTokens: 0 };
    counts[reason] = { results: count.results + 1, savedTokens: count.savedTokens + savedTokens };
  }
  return counts;
}
