/** Reasoning in a Responses body: right before the item that it led to, readable to the provider, and unaltered. */
import { textOf } from '../import/json-fields.js';
import type { Item } from './openai-responses.js';
import type { Report } from './report.js';

export const responsesReasoningRules = {
  'lone-reasoning': 'reasoning must stand right before the item that it led to',
  'unreadable-reasoning': 'with store set to false, reasoning must have the encrypted content that it came with',
  'reasoning-changed': 'the encrypted reasoning is not what the previous request had before this item',
  'reasoning-dropped': 'reasoning that the previous request had before this item is gone',
} as const;

export function checkResponsesReasoning(
  items: readonly Item[],
  stateless: boolean,
  previous: readonly Item[] | undefined,
  report: Report<keyof typeof responsesReasoningRules>,
): void {
  for (const [index, { at, type, value }] of items.entries()) {
    if (type !== 'reasoning') continue;
    if (stateless && !textOf(value.encrypted_content)) report('unreadable-reasoning', at, value.id);
    if (!isLedTo(items[index + 1])) report('lone-reasoning', at, value.id);
  }
  const before = previous ? ledBy(previous) : new Map<string, Led>();
  for (const [id, { at, thoughts }] of before.size > 0 ? ledBy(items) : []) {
    const old = before.get(id)?.thoughts ?? [];
    if (thoughts.length < old.length) report('reasoning-dropped', at, id);
    else if (old.some((thought, index) => thought !== thoughts[index])) report('reasoning-changed', at, id);
  }
}

/** What a model puts out: its own messages, its calls, and what tools of the provider did. */
function isLedTo(item: Item | undefined): boolean {
  if (!item) return false;
  if (item.type === 'message') return item.value.role === 'assistant';
  return ledTo.has(item.type) || item.type.endsWith('_call');
}

const ledTo = new Set([
  'reasoning',
  'item_reference',
  'mcp_list_tools',
  'mcp_approval_request',
  'compaction',
  'compaction_summary',
]);

interface Led {
  readonly at: string;
  readonly thoughts: readonly string[];
}

/** The reasoning right before each item, by the item's id. */
function ledBy(items: readonly Item[]): Map<string, Led> {
  const led = new Map<string, Led>();
  let thoughts: string[] = [];
  for (const { at, type, value } of items) {
    if (type === 'reasoning') {
      thoughts.push(textOf(value.encrypted_content) ?? textOf(value.id) ?? '');
      continue;
    }
    const id = textOf(value.call_id) ?? textOf(value.id);
    if (id !== undefined && !type.endsWith('_output')) led.set(id, { at, thoughts });
    thoughts = [];
  }
  return led;
}
