/**
 * Thinking blocks: signed, at the head of a turn that a tool loop goes on from, and unaltered. Two requests share their
 * history as far as their turns are the same but for results and reasoning; there, each turn must have the very same
 * thinking at the same places.
 */
import { type JsonObject, objectOf, textOf } from '../import/json-fields.js';
import type { Block, Turn } from './anthropic-messages.js';
import type { Report } from './report.js';

export const thinkingRules = {
  'unsigned-thinking': 'a thinking block must have the signature that it came with',
  'thinking-last': 'thinking must not be the last block of what the assistant said in a row',
  'no-redacted-data': 'a redacted_thinking block must have the data that it came with',
  'thinking-missing':
    'with thinking enabled, the assistant turn that a tool loop goes on from must begin with its thinking',
  'thinking-changed': 'the thinking is not what the previous request had here',
  'thinking-moved': 'the thinking stands at another place of its turn than in the previous request',
  'thinking-dropped': 'thinking that the previous request had in this turn is gone',
  'thinking-added': 'the previous request had no such thinking in this turn',
} as const;

type ThinkingReport = Report<keyof typeof thinkingRules>;

export function checkAnthropicThinking(
  body: JsonObject,
  turns: readonly Turn[],
  previous: readonly Turn[] | undefined,
  report: ThinkingReport,
): void {
  for (const { role, blocks } of turns) {
    const last = blocks.at(-1);
    if (role === 'assistant' && last && isThinking(last)) report('thinking-last', last.at);
    for (const { at, type, value } of blocks) {
      if (type === 'thinking' && !isText(value.signature)) report('unsigned-thinking', at);
      if (type === 'redacted_thinking' && !isText(value.data)) report('no-redacted-data', at);
    }
  }
  if (objectOf(body.thinking)?.type === 'enabled') checkLoop(turns, report);
  for (const [index, before] of (previous ?? []).entries()) {
    const turn = turns[index];
    if (!turn || turn.role !== before.role || skeleton(turn) !== skeleton(before)) break;
    compare(turn, before, report);
  }
}

/** The last assistant turn, where results follow it. */
function checkLoop(turns: readonly Turn[], report: ThinkingReport): void {
  const last = turns.at(-1);
  const loop = last?.role === 'user' && last.blocks.some(({ type }) => type === 'tool_result');
  const turn = loop ? turns.at(-2) : undefined;
  const first = turn?.blocks[0];
  if (turn && first && !isThinking(first)) report('thinking-missing', turn.at);
}

function compare(turn: Turn, before: Turn, report: ThinkingReport): void {
  const [now, then] = [thoughtsOf(turn), thoughtsOf(before)];
  for (const [index, thought] of now.entries()) {
    const old = then[index];
    if (!old) report('thinking-added', thought.at);
    else if (thought.text !== old.text) report('thinking-changed', thought.at);
    else if (thought.place !== old.place) report('thinking-moved', thought.at);
  }
  if (now.length < then.length) report('thinking-dropped', turn.at);
}

interface Thought {
  readonly at: string;
  /** Number of other blocks before it in its turn. */
  readonly place: number;
  readonly text: string;
}

function thoughtsOf({ blocks }: Turn): Thought[] {
  let place = 0;
  return blocks.flatMap((block) => {
    if (isThinking(block)) {
      const { thinking, signature, data } = block.value;
      return { at: block.at, place, text: JSON.stringify([block.type, ...[thinking, signature, data].map(textOf)]) };
    }
    place += 1;
    return [];
  });
}

/** What a turn is apart from its thinking and from the texts that a reduction replaces. */
function skeleton({ blocks }: Turn): string {
  const parts = blocks.filter((block) => !isThinking(block));
  return JSON.stringify(parts.map(({ type, value }) => [type, textOf(value.id ?? value.tool_use_id ?? value.text)]));
}

function isThinking({ type }: Block): boolean {
  return type === 'thinking' || type === 'redacted_thinking';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
