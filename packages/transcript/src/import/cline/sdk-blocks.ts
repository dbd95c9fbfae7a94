/** Blocks of Roo's second form of history, which are those of the AI SDK: calls and results under other names. */
import type { ResultPart, ToolCall } from '../../message.js';
import { blocksOf, resultPart } from '../claude-code/content.js';
import { type JsonObject, jsonOf, nameOf, objectOf, textOf } from '../json-fields.js';
import type { GivenMessage } from '../session-draft.js';
import { shownOutcome } from '../shown-outcome.js';

export function sdkCall(block: JsonObject): ToolCall | undefined {
  if (block.type !== 'tool-call') return undefined;
  const [id, tool] = [textOf(block.toolCallId) ?? '', textOf(block.toolName) ?? ''];
  return { type: 'tool-call', id, tool, input: jsonOf(block.input ?? {}), inputForm: 'json' };
}

export function sdkResult(block: JsonObject): GivenMessage | undefined {
  if (block.type !== 'tool-result') return undefined;
  const output = objectOf(block.output) ?? {};
  const isError = typeof output.type === 'string' && output.type.startsWith('error') ? true : undefined;
  const [callId, tool] = [textOf(block.toolCallId) ?? '', nameOf(block.toolName)];
  const parts = outputParts(output);
  return { role: 'tool', id: callId, callId, tool, ...shownOutcome(parts, { agent: 'cline', tool, isError }), parts };
}

function outputParts(output: JsonObject): ResultPart[] {
  if (output.type === 'content') return blocksOf(output.value).map(resultPart);
  return [{ type: 'text', text: textOf(output.value) ?? jsonOf(output.value) }];
}
