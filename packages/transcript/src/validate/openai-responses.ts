/**
 * OpenAI Responses. A body is a list of items; calls and outputs are paired by `call_id`, a local shell's also by `id`.
 * Where a part of the history is kept by the provider (`previous_response_id`, `conversation`, an `item_reference`), the
 * call of an output may be there.
 */
import type { Finding } from '../finding.js';
import { type JsonObject, listOf, objectOf, textOf } from '../import/json-fields.js';
import { checkParts, partRules } from './parts.js';
import { reportInto } from './report.js';
import { checkResponsesPairs, responsesPairRules } from './responses-pairs.js';
import { checkResponsesReasoning, responsesReasoningRules } from './responses-reasoning.js';

export const openaiResponsesRules = {
  'no-model': 'the body must name its `model`, unless a stored prompt does',
  'no-input': '`input` must be a text or a list of items, unless the provider holds the conversation',
  'bad-item': 'an item must be an object with a type, or with a role',
  'unknown-item': 'no item of this type is known here: it is not checked',
  'unknown-role': 'the role is none of user, assistant, system and developer',
  'bad-content': 'the content of a message must be a text or a list of parts, each an object with a type',
  'broken-compaction': 'a compaction must have the encrypted content that it came with',
  'bad-reference': 'an item_reference must have the id of an item',
  'trigger-not-last': 'a compaction_trigger must be the last item',
  ...partRules,
  ...responsesPairRules,
  ...responsesReasoningRules,
} as const;

/** An item with its place; a message without a type has the type `message`. */
export interface Item {
  readonly at: string;
  readonly type: string;
  readonly value: JsonObject;
}

const known = new Set(
  `message reasoning compaction compaction_summary compaction_trigger item_reference
  function_call function_call_output custom_tool_call custom_tool_call_output local_shell_call local_shell_call_output
  shell_call shell_call_output apply_patch_call apply_patch_call_output computer_call computer_call_output
  tool_search_call tool_search_output mcp_list_tools mcp_call mcp_approval_request mcp_approval_response
  web_search_call file_search_call image_generation_call code_interpreter_call`.split(/\s+/),
);

const roles = new Set<unknown>(['user', 'assistant', 'system', 'developer']);

export function validateOpenaiResponses(body: JsonObject, previous?: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const report = reportInto(findings, openaiResponsesRules);
  if (!textOf(body.model) && !objectOf(body.prompt)) report('no-model', '/model');
  const kept = [body.previous_response_id, body.conversation, body.prompt].some(
    (value) => value !== undefined && value !== null,
  );
  if (typeof body.input !== 'string' && !Array.isArray(body.input) && !kept) report('no-input', '/input');
  if (Array.isArray(body.input) && body.input.length === 0 && !kept) report('no-input', '/input');
  const items = itemsOf(body);
  for (const [index, item] of listOf(body.input).entries()) {
    if (!typeOf(item)) report('bad-item', `/input/${index}`);
  }
  for (const [index, { at, type, value }] of items.entries()) {
    if (!known.has(type)) report('unknown-item', at, type);
    if (type === 'message') {
      if (!roles.has(value.role)) report('unknown-role', `${at}/role`, value.role);
      if (!isContent(value.content)) report('bad-content', `${at}/content`);
      checkParts('openai-responses', value.content, `${at}/content`, report);
    }
    if (type.endsWith('_output')) checkParts('openai-responses', value.output, `${at}/output`, report);
    if (type.startsWith('compaction') && type !== 'compaction_trigger' && !textOf(value.encrypted_content)) {
      report('broken-compaction', at);
    }
    if (type === 'item_reference' && !textOf(value.id)) report('bad-reference', at);
    if (type === 'compaction_trigger' && index < items.length - 1) report('trigger-not-last', at);
  }
  const elsewhere = kept || items.some(({ type }) => type === 'item_reference');
  checkResponsesPairs(items, elsewhere, report);
  checkResponsesReasoning(items, body.store === false, previous && itemsOf(previous), report);
  return findings;
}

function itemsOf(body: JsonObject): Item[] {
  return listOf(body.input).flatMap((item, index) => {
    const value = objectOf(item);
    const type = typeOf(item);
    return value && type ? { at: `/input/${index}`, type, value } : [];
  });
}

function typeOf(item: unknown): string | undefined {
  const value = objectOf(item);
  return textOf(value?.type) ?? (value?.role === undefined ? undefined : 'message');
}

function isContent(content: unknown): boolean {
  if (typeof content === 'string') return true;
  return Array.isArray(content) && content.every((part) => typeof objectOf(part)?.type === 'string');
}
