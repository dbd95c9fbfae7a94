/**
 * Limits and prices: the pages of https://developers.openai.com/api/docs/models and OpenAI's announcements, for the
 * older models as collected by https://models.dev. Standard tier. From GPT-5.5 on, a request with a prompt over 272,000
 * tokens costs twice as much for input and one and a half times for output.
 */
import { openaiCache, openaiWriteCache } from '../cache-rules.js';
import type { CacheRule, ModelRow, Price } from '../model.js';

const provider = 'openai';

function withLong(input: number, output: number): Price {
  return { input, output, long: { above: 272_000, input: input * 2, output: output * 1.5 } };
}

function large(id: string, price: Price | undefined, cache: CacheRule): ModelRow {
  return { id, provider, context: 1_050_000, maxInput: 922_000, maxOutput: 128_000, cache, ...(price && { price }) };
}

function medium(id: string, input: number, output: number): ModelRow {
  return {
    id,
    provider,
    context: 400_000,
    maxInput: 272_000,
    maxOutput: 128_000,
    cache: openaiCache,
    price: { input, output },
  };
}

/** Cheap to read, and kept for half a day at twice the price of writing. */
const cheapRead: CacheRule = {
  ...openaiWriteCache,
  read: 0.05,
  lifetimes: [
    { seconds: 1800, write: 1.25 },
    { seconds: 43_200, write: 2.5 },
  ],
};

export const openai: readonly ModelRow[] = [
  large('gpt-6.2-sol', withLong(2, 10), cheapRead),
  large('gpt-6.1-terra', withLong(1, 5), cheapRead),
  large('gpt-6.1-sol', withLong(2, 10), { ...openaiWriteCache, read: 0.05 }),
  large('gpt-6-astra', withLong(10, 50), openaiWriteCache),
  large('gpt-6-sol', withLong(2, 10), openaiWriteCache),
  large('gpt-6-luna', withLong(0.1, 0.5), openaiWriteCache),
  // Its prices were cut more than once and sources differ.
  large('gpt-5.6-sol', undefined, openaiWriteCache),
  large('gpt-5.6-terra', withLong(2, 12), openaiWriteCache),
  large('gpt-5.6-luna', withLong(0.2, 1.2), openaiWriteCache),
  large('gpt-5.5', withLong(5, 30), openaiCache),
  {
    id: 'gpt-5.4',
    provider,
    context: 1_050_000,
    maxOutput: 128_000,
    cache: openaiCache,
    price: { input: 2.5, output: 15 },
  },
  medium('gpt-5.3-codex', 1.75, 14),
  medium('gpt-5.2', 1.75, 14),
  medium('gpt-5.1', 1.25, 10),
  medium('gpt-5-codex', 1.25, 10),
  medium('gpt-5-mini', 0.25, 2),
  medium('gpt-5', 1.25, 10),
  {
    id: 'o3',
    provider,
    context: 200_000,
    maxOutput: 100_000,
    cache: { ...openaiCache, read: 0.25 },
    price: { input: 2, output: 8 },
  },
  { id: 'gpt-4.1', provider, cache: { ...openaiCache, read: 0.25 } },
  { id: 'gpt-4o', provider, context: 128_000, maxOutput: 16_384, cache: { ...openaiCache, read: 0.5 } },
  { id: 'gpt-6', provider, family: true, cache: openaiWriteCache },
  { id: 'gpt-5.6', provider, family: true, cache: openaiWriteCache },
  { id: 'gpt-5', provider, family: true, cache: openaiCache },
];
