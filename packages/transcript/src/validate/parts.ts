/**
 * Types of content parts that belong to another wire: what a body has that was made for one provider and sent to another.
 * The lists of Anthropic and Responses grow monthly, so there a type is only refused that is known to be another's.
 */
import { listOf, objectOf, textOf } from '../import/json-fields.js';
import type { Report } from './report.js';

export const partRules = {
  'unknown-part': 'this wire has no part of this type',
} as const;

const chat = new Set(['text', 'image_url', 'input_audio', 'file', 'refusal']);

const responses = new Set([
  'input_text',
  'input_image',
  'input_file',
  'input_audio',
  'output_text',
  'refusal',
  'summary_text',
  'reasoning_text',
]);

const notAnthropic = new Set([...chat, ...responses, 'function', 'function_call', 'function_call_output', 'reasoning']);
notAnthropic.delete('text');

const notResponses = new Set([
  ...chat,
  'image',
  'document',
  'search_result',
  'thinking',
  'redacted_thinking',
  'tool_use',
  'tool_result',
]);
for (const type of ['refusal', 'input_audio']) notResponses.delete(type);

/** Whether a part of this type can stand in a body of the wire, as far as that can be known. */
const belongs = {
  'anthropic-messages': (type: string) => !notAnthropic.has(type),
  'openai-chat': (type: string) => chat.has(type),
  'openai-responses': (type: string) => !notResponses.has(type),
} as const;

/** Reports the parts of a content that are of another wire; `at` is the place of the content. */
export function checkParts(
  wire: keyof typeof belongs,
  content: unknown,
  at: string,
  report: Report<keyof typeof partRules>,
): void {
  for (const [index, part] of listOf(content).entries()) {
    const type = textOf(objectOf(part)?.type);
    if (type !== undefined && !belongs[wire](type)) report('unknown-part', `${at}/${index}`, type);
  }
}
