/**
 * What the provider's counts taught about the estimates of one conversation. Two things are learned: how many tokens one
 * estimated token is (another tokenizer, another language), and how many every prompt has beside what was estimated (a
 * system prompt and tool schemas that are not recorded). Plain data of fixed size, kept between requests.
 */
export interface Calibration {
  /** Tokens of the provider for one estimated token. Begins at 1. */
  readonly ratio: number;
  /** Requests that it was learned from. */
  readonly requests: number;
  readonly first: Observation;
  readonly last: Observation;
  /** Growth from request to request, summed with less weight the older it is. */
  readonly growth: Observation;
}

/** One request: what was estimated for the texts that are known, uncalibrated, and what the provider counted. */
export interface Observation {
  /** Sum of `estimateTokens(text)` over all that is known of the prompt. */
  readonly estimated: number;
  /** The whole prompt as the provider counted it: `input + cacheRead + cacheWrite`. */
  readonly actual: number;
}

/** Before anything was learned. */
export const uncalibrated: Calibration = {
  ratio: 1,
  requests: 0,
  first: { estimated: 0, actual: 0 },
  last: { estimated: 0, actual: 0 },
  growth: { estimated: 0, actual: 0 },
};

/** As if so many tokens had been estimated rightly at the start: a few short messages do not turn the ratio over. */
const PRIOR_TOKENS = 500;
/** Growth beyond this is forgotten little by little, so that a change of the content's kind is followed. */
const REMEMBERED_TOKENS = 60_000;
/** A step whose growth is off by more than this says nothing about the tokenizer: something was left out or put in. */
const OUTLIER = 2.5;
/** No prompt has more: a number beyond is no count. */
const MOST_TOKENS = 1e12;
const LEAST_RATIO = 0.4;
const MOST_RATIO = 2.5;

/**
 * Learns from one more request. A fold: the same observations in the same order give the same calibration. An observation
 * without a count (0, as aborted requests report) or that is not a number changes nothing.
 */
export function calibrate(calibration: Calibration, observation: Observation): Calibration {
  const { estimated, actual } = observation;
  const counts = estimated >= 0 && estimated <= MOST_TOKENS && actual > 0 && actual <= MOST_TOKENS;
  if (!counts) return calibration;
  const { requests, first } = calibration;
  const growth = requests === 0 ? calibration.growth : grown(calibration, observation);
  const ratio = clamp((PRIOR_TOKENS + growth.actual) / (PRIOR_TOKENS + growth.estimated));
  const last = { estimated, actual };
  return { ratio, requests: requests + 1, first: requests === 0 ? last : first, last, growth };
}

/** A prompt that lost more than this part of the last one was compacted: the last one says little about it. */
const COMPACTED = 0.7;

/**
 * The whole prompt's size in the provider's tokens, from the estimates of all that is known of it: the last prompt and
 * what was added since. After a compaction: what the first prompt had beside its known texts, and the texts that are left.
 */
export function predictPrompt(calibration: Calibration, estimated: number): number {
  const { ratio, first, last } = calibration;
  const hidden = Math.max(0, first.actual - ratio * first.estimated);
  const compacted = estimated < last.estimated * COMPACTED;
  const predicted = compacted ? hidden + ratio * estimated : last.actual + ratio * (estimated - last.estimated);
  return Math.max(0, Math.round(predicted));
}

function grown({ last, growth, ratio }: Calibration, { estimated, actual }: Observation): Observation {
  const more = { estimated: estimated - last.estimated, actual: actual - last.actual };
  const expected = more.estimated * ratio;
  const plausible =
    more.estimated > 0 && more.actual > 0 && more.actual < expected * OUTLIER && more.actual > expected / OUTLIER;
  if (!plausible) return growth;
  const kept = Math.min(1, REMEMBERED_TOKENS / (growth.estimated + more.estimated));
  return {
    estimated: (growth.estimated + more.estimated) * kept,
    actual: (growth.actual + more.actual) * kept,
  };
}

function clamp(ratio: number): number {
  return Math.min(MOST_RATIO, Math.max(LEAST_RATIO, ratio));
}
