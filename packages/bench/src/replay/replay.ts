/** Replays recorded sessions under several policies and adds up what each would have cost. Nothing is sent anywhere. */
import { CtxError } from '@ctx/error';
import type { BenchErrorCode } from '../bench-error.js';
import { defaultPolicies, findPolicy } from './policies.js';
import { type Pricing, pricingOf, unitPricing } from './prices.js';
import type { RecordedSession } from './recorded-session.js';
import type { PolicyTotal, ReplayReport, ReportedScore, SessionReport } from './replay-report.js';
import { type PolicyScore, scoreSession } from './score-session.js';

export interface ReplayOptions {
  /** Names of policies. @default all of them */
  readonly policies?: readonly string[];
  /** Model whose prices and cache are counted. @default units: read 0.1, write 1.25, kept for five minutes */
  readonly model?: string;
  /** Counts by these prices instead of a model's. */
  readonly pricing?: Pricing;
  /** Tokens after which `set-aside` puts large results aside. @default 96_000 */
  readonly workingSetTokens?: number;
  /** Every n-th request is checked for each wire format. @default 0, none is */
  readonly validateEvery?: number;
  /** Called with each session and its scores, one a policy. The texts of cuts are in these alone, not in the report. */
  readonly onSession?: (session: RecordedSession, scores: readonly PolicyScore[]) => void;
}

/**
 * Takes one session after the other and lets go of it, so that any number of them can be replayed.
 *
 * @throws {CtxError} 'unknown-policy'; 'unknown-model' when its price or its cache is not known.
 */
export async function replay(
  sessions: Iterable<RecordedSession> | AsyncIterable<RecordedSession>,
  options: ReplayOptions = {},
): Promise<ReplayReport> {
  const { workingSetTokens, validateEvery, onSession } = options;
  const pricing = options.pricing ?? (options.model === undefined ? unitPricing : knownPricing(options.model));
  const policies = (options.policies ?? defaultPolicies).map(findPolicy);
  const scoring = {
    pricing,
    ...(workingSetTokens !== undefined && { workingSetTokens }),
    ...(validateEvery !== undefined && { validateEvery }),
  };
  const reports: SessionReport[] = [];
  for await (const session of sessions) {
    const scores = policies.map((policy) => scoreSession(session, policy, scoring));
    onSession?.(session, scores);
    reports.push(reportOf(session, scores));
  }
  const names = policies.map(({ name }) => name);
  return {
    version: 1,
    pricing: pricing.name,
    unit: pricing.unit,
    policies: names,
    sessions: reports,
    totals: names.map((name) => totalOf(name, reports)),
  };
}

function reportOf(session: RecordedSession, scores: readonly PolicyScore[]): SessionReport {
  return {
    session: session.name,
    format: session.format,
    requests: session.requestCount,
    toolResults: session.toolResults,
    hiddenTokens: session.hiddenTokens,
    scores: scores.map((score) => ({
      ...score,
      cutResults: score.cutResults.map(({ edits: _, ...cut }) => cut),
    })),
  };
}

/** The sum over sessions, of which each has a score of every policy. */
export function totalOf(policy: string, sessions: readonly SessionReport[]): PolicyTotal {
  const pairs = sessions.flatMap(({ scores }) => {
    const score = scores.find((one) => one.policy === policy);
    return score ? { score, none: scores.find((one) => one.policy === 'none') } : [];
  });
  const sum = (of: (score: ReportedScore) => number) => pairs.reduce((total, { score }) => total + of(score), 0);
  const cost = sum((score) => score.cost);
  return {
    policy,
    sessions: pairs.length,
    requests: sum(({ requests }) => requests.length),
    tokens: sum(({ tokens }) => tokens),
    read: sum(({ read }) => read),
    written: sum(({ written }) => written),
    plain: sum(({ plain }) => plain),
    cost,
    ...comparison(pairs, cost),
    rewrites: sum(({ rewrites }) => rewrites),
    cuts: sum(({ cutResults }) => cutResults.length),
    fetchedAgain: sum(({ again }) => again.sameCall),
  };
}

const DEARER = 0.005;

function comparison(
  pairs: readonly { readonly score: ReportedScore; readonly none: ReportedScore | undefined }[],
  cost: number,
): Pick<PolicyTotal, 'saved' | 'dearer' | 'worst'> {
  if (pairs.some(({ none }) => !none)) return {};
  const whole = pairs.reduce((total, { none }) => total + (none?.cost ?? 0), 0);
  const changes = pairs.map(({ score, none }) => (none && none.cost > 0 ? score.cost / none.cost - 1 : 0));
  return {
    ...(whole > 0 && { saved: 1 - cost / whole }),
    dearer: changes.filter((change) => change > DEARER).length,
    ...(changes.length > 0 && { worst: changes.reduce((most, change) => Math.max(most, change)) }),
  };
}

function knownPricing(model: string): Pricing {
  const pricing = pricingOf(model);
  if (pricing) return pricing;
  throw new CtxError<BenchErrorCode>(
    'unknown-model',
    `the price or the cache of model ${JSON.stringify(model)} is not known: name another, such as claude-sonnet-4-5 or gpt-5.4, or leave it out to count in units`,
    { details: { model } },
  );
}
