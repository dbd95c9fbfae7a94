/** What the tokens of a request cost, in whatever unit: the bench's own, or a model's dollars. */
import { type CacheRule, modelInfo } from '@ctx/transcript/models';
import type { CacheModel, CacheUse } from './cache-simulator.js';

export interface Pricing {
  readonly name: string;
  /** What `cost` counts: units are the price of one plain input token. */
  readonly unit: 'units' | 'usd';
  /** All requests go to this model. @default those of the recording */
  readonly model?: string;
  readonly cache: CacheModel;
  /** Whether whoever cuts also sets a mark before the first cut, for `marks`. @default false */
  readonly markCuts?: boolean;
  /** Multiples of the price of a plain input token. */
  readonly read: number;
  readonly write: number;
  /** Price of a plain input token, and of one in a prompt that is longer than `above`. */
  readonly input: number;
  readonly long?: { readonly above: number; readonly input: number };
}

/** A cache that finds every prefix for five minutes; reading costs a tenth, writing a quarter more. */
export const unitPricing: Pricing = {
  name: 'units',
  unit: 'units',
  cache: { trigger: 'automatic', ttlSeconds: 300 },
  read: 0.1,
  write: 1.25,
  input: 1,
};

/** The same prices, and a cache that finds only what ends at a mark, as Anthropic's does. */
export const markPricing: Pricing = {
  ...unitPricing,
  name: 'marks',
  cache: { trigger: 'marks', minTokens: 1024, ttlSeconds: 300, lookBack: 20 },
};

/** The same, where whoever cuts sets one more mark before the first cut, so that what lies before it is found. */
export const cutMarkPricing: Pricing = { ...markPricing, name: 'marks, one before the cut', markCuts: true };

/** A model's own prices and cache; undefined where its price or its cache is not known. */
export function pricingOf(model: string): Pricing | undefined {
  const info = modelInfo(model);
  if (!info?.cache || (!info.price && info.cache.trigger !== 'slot')) return undefined;
  const { price, cache } = info;
  const perToken = 1e-6;
  return {
    name: info.id,
    model: info.id,
    unit: price ? 'usd' : 'units',
    cache: cacheModelOf(cache),
    read: cache.read ?? (cache.trigger === 'slot' ? 0 : 1),
    write: cache.lifetimes[0]?.write ?? 1,
    input: price ? price.input * perToken : 1,
    ...(price?.long && { long: { above: price.long.above, input: price.long.input * perToken } }),
  };
}

/** Where a provider does not say how long it keeps a prefix, it is some minutes. */
const UNKNOWN_TTL = 300;

function cacheModelOf({ trigger, minTokens, stepTokens, lifetimes }: CacheRule): CacheModel {
  return {
    trigger,
    ...(minTokens !== undefined && { minTokens }),
    ...(stepTokens !== undefined && { stepTokens }),
    ...(trigger !== 'slot' && { ttlSeconds: lifetimes[0]?.seconds ?? UNKNOWN_TTL }),
  };
}

export function costOf({ read, written, plain, total }: CacheUse, pricing: Pricing): number {
  const { long } = pricing;
  const input = long && total > long.above ? long.input : pricing.input;
  return (read * pricing.read + written * pricing.write + plain) * input;
}
