/**
 * Gemini: https://ai.google.dev/gemini-api/docs/caching and /pricing, older prices as collected by https://models.dev.
 * DeepSeek: https://api-docs.deepseek.com/quick_start/pricing, at the peak hours, which cost twice as much as the rest.
 * xAI: https://docs.x.ai/developers/grok-4-7.
 */
import { deepseekCache, geminiCache, xaiCache } from '../cache-rules.js';
import type { ModelRow, Price } from '../model.js';

function gemini(id: string, minTokens: number, price?: Price): ModelRow {
  return {
    id,
    provider: 'google',
    context: 1_048_576,
    maxOutput: 65_536,
    cache: { ...geminiCache, minTokens },
    ...(price && { price }),
  };
}

export const others: readonly ModelRow[] = [
  // Half price until the end of 2026.
  gemini('gemini-3.8-flash', 4096, { input: 0.75, output: 3.75 }),
  gemini('gemini-3.7-flash', 4096),
  gemini('gemini-3.6-flash', 4096),
  gemini('gemini-3.5-flash', 4096, { input: 1.5, output: 9 }),
  gemini('gemini-3.1-pro', 4096, { input: 2, output: 12, long: { above: 200_000, input: 4, output: 18 } }),
  gemini('gemini-2.5-pro', 2048, { input: 1.25, output: 10, long: { above: 200_000, input: 2.5, output: 15 } }),
  gemini('gemini-2.5-flash', 2048, { input: 0.3, output: 2.5 }),
  { id: 'gemini-', provider: 'google', family: true, cache: geminiCache },
  {
    id: 'deepseek-flash',
    provider: 'deepseek',
    context: 1_000_000,
    maxOutput: 384_000,
    cache: { ...deepseekCache, read: 0.02 },
    price: { input: 0.3, output: 1.2 },
  },
  {
    id: 'deepseek-v4-flash',
    provider: 'deepseek',
    context: 1_000_000,
    maxOutput: 384_000,
    cache: { ...deepseekCache, read: 0.02 },
    price: { input: 0.3, output: 1.2 },
  },
  {
    id: 'deepseek-v4-pro',
    provider: 'deepseek',
    context: 1_000_000,
    maxOutput: 384_000,
    cache: { ...deepseekCache, read: 1 / 30 },
    price: { input: 1.32, output: 3.96 },
  },
  { id: 'deepseek-', provider: 'deepseek', family: true, cache: deepseekCache },
  { id: 'grok-4.7', provider: 'xai', context: 500_000, cache: xaiCache, price: { input: 2, output: 6 } },
  { id: 'grok-', provider: 'xai', family: true, cache: xaiCache },
];
