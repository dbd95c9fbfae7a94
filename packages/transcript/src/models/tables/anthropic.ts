/**
 * Limits and prices: https://platform.claude.com/docs/en/about-claude/pricing and the models' overview pages beside it;
 * limits of the 4 and 5 series also from https://models.dev. Least lengths of a kept prefix: Anthropic's page on prompt
 * caching, as of the models' releases; absent where sources differ or say nothing.
 */
import { anthropicCache } from '../cache-rules.js';
import type { CacheRule, ModelRow, Price } from '../model.js';

const million = 1_000_000;
const opus: Price = { input: 5, output: 25 };
const oldOpus: Price = { input: 15, output: 75 };
const sonnet: Price = { input: 3, output: 15 };
const newSonnet: Price = { input: 2, output: 10 };
const fable: Price = { input: 10, output: 50 };

function row(id: string, context: number, maxOutput: number, price: Price, cache: Partial<CacheRule> = {}): ModelRow {
  return { id, provider: 'anthropic', context, maxOutput, price, cache: { ...anthropicCache, ...cache } };
}

export const anthropic: readonly ModelRow[] = [
  row('claude-fable-5-1', million, 128_000, fable, { read: 0.025 }),
  row('claude-mythos-5-1', million, 128_000, fable, { read: 0.025 }),
  row('claude-fable-5', million, 128_000, fable, { minTokens: 512 }),
  row('claude-opus-5-5', million, 128_000, { input: 4, output: 20 }, { read: 0.05 }),
  row('claude-sonnet-5-5', million, 128_000, newSonnet, { read: 0.05 }),
  row('claude-haiku-5-5', million, 128_000, {
    input: 0.1,
    output: 0.5,
    long: { above: 100_000, input: 0.5, output: 2.5 },
  }),
  row('claude-opus-5', million, 128_000, opus, { minTokens: 512 }),
  row('claude-sonnet-5', million, 128_000, newSonnet, { minTokens: 1024 }),
  row('claude-opus-4-8', million, 128_000, opus, { minTokens: 1024 }),
  row('claude-opus-4-7', million, 128_000, opus),
  row('claude-opus-4-6', million, 128_000, opus, { minTokens: 4096 }),
  row('claude-sonnet-4-6', million, 64_000, sonnet, { minTokens: 1024 }),
  row('claude-opus-4-5', 200_000, 64_000, opus, { minTokens: 4096 }),
  row('claude-sonnet-4-5', 200_000, 64_000, sonnet, { minTokens: 1024 }),
  row('claude-haiku-4-5', 200_000, 64_000, { input: 1, output: 5 }, { minTokens: 4096 }),
  row('claude-opus-4-1', 200_000, 32_000, oldOpus, { minTokens: 1024 }),
  row('claude-opus-4', 200_000, 32_000, oldOpus, { minTokens: 1024 }),
  row('claude-sonnet-4', 200_000, 64_000, sonnet, { minTokens: 1024 }),
  {
    id: 'claude-3-5-haiku',
    provider: 'anthropic',
    price: { input: 0.8, output: 4 },
    cache: { ...anthropicCache, minTokens: 2048 },
  },
  { id: 'claude-', provider: 'anthropic', family: true, cache: anthropicCache },
];
