/** A response as Claude Code records it: one record for each content block, all with the usage of the whole. */
import type { Stop, Usage } from '../../message.js';
import { countOf, type JsonObject, nameOf, objectOf, textOf } from '../json-fields.js';
import type { GivenResponse } from '../session-draft.js';
import { assistantPart, blocksOf } from './content.js';

const stops: ReadonlyMap<unknown, Stop> = new Map([
  ['end_turn', 'end'],
  ['stop_sequence', 'end'],
  ['tool_use', 'tool-calls'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
]);

/** What all records of one response have in common; undefined where nothing tells that. */
export function responseKey(record: JsonObject): string | undefined {
  const id = nameOf(objectOf(record.message)?.id);
  return id === undefined ? undefined : `${id} ${textOf(record.requestId) ?? ''}`;
}

export function responseOf(record: JsonObject): GivenResponse {
  const message = objectOf(record.message) ?? {};
  const model = nameOf(message.model);
  const failed = record.isApiErrorMessage === true || model === '<synthetic>';
  return {
    role: 'assistant',
    parts: blocksOf(message.content).map(assistantPart),
    model: failed ? undefined : model,
    usage: failed ? undefined : usageOf(objectOf(message.usage)),
    stop: failed ? 'error' : stops.get(message.stop_reason),
  };
}

function usageOf(usage: JsonObject | undefined): Usage | undefined {
  if (!usage) return undefined;
  return {
    input: countOf(usage.input_tokens) ?? 0,
    output: countOf(usage.output_tokens) ?? 0,
    cacheRead: countOf(usage.cache_read_input_tokens) ?? 0,
    cacheWrite: countOf(usage.cache_creation_input_tokens) ?? 0,
  };
}
