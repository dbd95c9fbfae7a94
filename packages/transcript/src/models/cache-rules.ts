/** How providers and engines keep prompts. Where a model differs in one number, its row says so. */
import type { CacheRule } from './model.js';

/** Up to four marks; a mark finds a prefix written up to 20 blocks before it. */
export const anthropicCache: CacheRule = {
  trigger: 'marks',
  read: 0.1,
  lifetimes: [
    { seconds: 300, write: 1.25 },
    { seconds: 3600, write: 2 },
  ],
  inputIncludesCached: false,
};

/** OpenAI up to GPT-5.5: kept for minutes, for up to a day where asked for. */
export const openaiCache: CacheRule = {
  trigger: 'automatic',
  minTokens: 1024,
  stepTokens: 128,
  read: 0.1,
  lifetimes: [{ write: 1 }],
  inputIncludesCached: true,
};

/** OpenAI from GPT-5.6 on: writing costs, and marks in the request are possible. */
export const openaiWriteCache: CacheRule = {
  trigger: 'automatic',
  minTokens: 1024,
  read: 0.1,
  lifetimes: [{ seconds: 1800, write: 1.25 }],
  inputIncludesCached: true,
};

export const geminiCache: CacheRule = {
  trigger: 'automatic',
  minTokens: 4096,
  read: 0.1,
  lifetimes: [{ write: 1 }],
  inputIncludesCached: true,
};

/** Kept for hours to days, in whole units such as the end of a message. */
export const deepseekCache: CacheRule = {
  trigger: 'automatic',
  lifetimes: [{ write: 1 }],
  inputIncludesCached: true,
};

export const xaiCache: CacheRule = {
  trigger: 'automatic',
  lifetimes: [{ write: 1 }],
  inputIncludesCached: true,
};

/**
 * Engines that run on one's own machine, by the name of the provider: the strict prefix of what a slot or a block holds
 * is not computed again.
 */
export const engineCache: Readonly<Record<'llama.cpp' | 'ollama' | 'vllm', CacheRule>> = {
  'llama.cpp': { trigger: 'slot', minTokens: 1, stepTokens: 1, lifetimes: [{}], inputIncludesCached: true },
  ollama: { trigger: 'slot', minTokens: 1, stepTokens: 1, lifetimes: [{}], inputIncludesCached: true },
  vllm: { trigger: 'slot', minTokens: 16, stepTokens: 16, lifetimes: [{}], inputIncludesCached: true },
};
