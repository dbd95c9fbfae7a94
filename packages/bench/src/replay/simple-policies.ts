/** What others do: the policies that the reducer is measured against. */
import type { Edit, Message, ToolResult } from '@ctx/transcript';
import type { Policy, PolicyRequest } from './policy.js';

export const none: Policy = { name: 'none', start: () => () => ({ edits: [] }) };

const CLEARED = '[old tool result cleared]';
const CLEARED_TOKENS = 12;

/** All results but the newest are replaced by a line, as soon as they are older than those. */
export function maskEveryTurn(keep: number): Policy {
  return {
    name: `mask-every-turn-${keep}`,
    start: () => {
      const results = new OpenResults();
      return ({ messages }) => ({ edits: results.take(messages, keep).map((result) => clear(result, 'masked')) });
    },
  };
}

/** The same, but only when it takes away so many tokens at once. */
export function maskBatched(leastTokens: number, keep = 10): Policy {
  return {
    name: `mask-batched-${leastTokens / 1000}k`,
    start: () => {
      const results = new OpenResults();
      return (request) => {
        const old = results.peek(request.messages, keep);
        if (savedBy(old, request) < leastTokens) return { edits: [] };
        return { edits: results.take(request.messages, keep).map((result) => clear(result, 'masked')) };
      };
    },
  };
}

export interface ClearOptions {
  readonly trigger: number;
  readonly keep: number;
  readonly atLeast: number;
}

/**
 * What Anthropic's API does with `clear_tool_uses_20250919` at its defaults: once the prompt has 100,000 tokens, all
 * results but the newest three are cleared. As documented at
 * https://docs.claude.com/en/docs/build-with-claude/context-editing
 */
export function clearToolUses({ trigger, keep, atLeast }: ClearOptions): Policy {
  return {
    name: 'clear-tool-uses',
    start: () => {
      const results = new OpenResults();
      return (request) => {
        if (request.promptTokens <= trigger) return { edits: [] };
        if (savedBy(results.peek(request.messages, keep), request) < atLeast) return { edits: [] };
        return { edits: results.take(request.messages, keep).map((result) => clear(result, 'cleared')) };
      };
    },
  };
}

/** Each text of more than so many characters keeps its head and its tail from the first request on that carries it. */
export function headTail(mostLength: number): Policy {
  return {
    name: 'head-tail',
    start: () => {
      const results = new OpenResults();
      return ({ messages }) => ({
        edits: results.take(messages, 0).flatMap((result) => cutParts(result, mostLength)),
      });
    },
  };
}

function cutParts(result: ToolResult, mostLength: number): Edit[] {
  return result.parts.flatMap((part, index) => {
    if (part.type !== 'text' || part.text.length <= mostLength) return [];
    const head = part.text.slice(0, Math.floor(mostLength * 0.4));
    const tail = part.text.slice(part.text.length - Math.floor(mostLength * 0.6));
    const text = `${head}\n[… ${part.text.length - head.length - tail.length} characters left out …]\n${tail}`;
    return { result: result.id, ...(index > 0 && { part: index }), text, reason: 'head-tail' };
  });
}

/** Results that are still whole, the oldest first. */
class OpenResults {
  #open: ToolResult[] = [];
  #done = new Set<string>();
  #messages: readonly Message[] = [];
  #length = 0;

  /** All but the newest ones. */
  peek(messages: readonly Message[], keep: number): readonly ToolResult[] {
    this.#follow(messages);
    return this.#open.slice(0, Math.max(0, this.#open.length - keep));
  }

  /** The same, which are not open any more. */
  take(messages: readonly Message[], keep: number): readonly ToolResult[] {
    const old = this.peek(messages, keep);
    for (const { id } of old) this.#done.add(id);
    this.#open = this.#open.slice(old.length);
    return old;
  }

  #follow(messages: readonly Message[]): void {
    if (messages !== this.#messages) {
      this.#messages = messages;
      this.#length = 0;
      this.#open = [];
    }
    for (; this.#length < messages.length; this.#length += 1) {
      const message = messages[this.#length];
      if (message?.role === 'tool' && !this.#done.has(message.id)) this.#open.push(message);
    }
  }
}

function savedBy(results: readonly ToolResult[], { tokensShown }: PolicyRequest): number {
  return results.reduce((sum, result) => sum + Math.max(0, tokensShown(result) - CLEARED_TOKENS), 0);
}

/** A result without text is left alone: there is nothing to clear. */
function clear({ id, parts }: ToolResult, reason: string): Edit {
  const part = parts.findIndex(({ type }) => type === 'text');
  return { result: id, ...(part > 0 && { part }), text: CLEARED, reason };
}
