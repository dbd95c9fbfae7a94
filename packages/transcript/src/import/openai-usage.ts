import type { Usage } from '../message.js';
import { countOf, objectOf, present } from './json-fields.js';

/**
 * Usage as OpenAI's APIs report it, and programs that speak to others through the same form: the prompt counts what was
 * read from a cache and written to one.
 */
export function openaiUsage(usage: unknown, costUsd?: unknown): Usage | undefined {
  const fields = objectOf(usage);
  if (!fields) return undefined;
  const details = objectOf(fields.prompt_tokens_details) ?? objectOf(fields.input_tokens_details);
  const spent = objectOf(fields.completion_tokens_details) ?? objectOf(fields.output_tokens_details);
  const cacheRead = countOf(details?.cached_tokens) ?? countOf(fields.cache_read_input_tokens) ?? 0;
  const cacheWrite = countOf(details?.cache_write_tokens) ?? countOf(fields.cache_creation_input_tokens) ?? 0;
  const prompt = countOf(fields.prompt_tokens) ?? countOf(fields.input_tokens) ?? 0;
  return {
    input: Math.max(0, prompt - cacheRead - cacheWrite),
    output: countOf(fields.completion_tokens) ?? countOf(fields.output_tokens) ?? 0,
    cacheRead,
    cacheWrite,
    ...present({ reasoning: countOf(spent?.reasoning_tokens), costUsd: countOf(costUsd) }),
  };
}
