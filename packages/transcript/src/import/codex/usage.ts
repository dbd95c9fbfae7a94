/** What Codex says of the tokens of a request: it counts cached tokens within the input. */
import type { Usage } from '../../message.js';
import { countOf, type JsonObject, present } from '../json-fields.js';

export function usageOf(usage: JsonObject): Usage {
  const [input, cacheRead] = [countOf(usage.input_tokens) ?? 0, countOf(usage.cached_input_tokens) ?? 0];
  const cacheWrite = countOf(usage.cache_write_input_tokens) ?? 0;
  return {
    input: Math.max(0, input - cacheRead - cacheWrite),
    output: countOf(usage.output_tokens) ?? 0,
    cacheRead,
    cacheWrite,
    ...present({ reasoning: countOf(usage.reasoning_output_tokens) }),
  };
}
