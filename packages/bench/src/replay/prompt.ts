/**
 * The prompt of a replayed session as a list of blocks, kept from request to request: messages are added, edits change
 * single blocks, a compaction begins a new list. A block's key stands for its bytes: the same key, the same bytes.
 */
import type { Edit, Message, ToolResult } from '@ctx/transcript';
import { estimateTokens } from '@ctx/transcript/tokens';
import { blockTokens } from './block-tokens.js';
import type { Block } from './cache-simulator.js';

export interface PromptBlock extends Block {
  /** Index of its message; -1 for what is not recorded. */
  readonly message: number;
  /** Counts the turns of the wire: everything between two responses is one. */
  readonly turn: number;
}

interface Shown {
  readonly texts: ReadonlyMap<number, string>;
  readonly version: number;
}

export class Prompt {
  blocks: PromptBlock[] = [];
  /** Tokens of all blocks. */
  tokens = 0;
  /** Blocks at the beginning that stood in the last request too, though perhaps with other bytes. */
  carried = 0;
  /** Blocks before the first one that stood in the last request with other bytes; undefined where all are the same. */
  changedFrom: number | undefined;
  /** Blocks of the last request. */
  lastBlocks = 0;
  readonly #hiddenTokens: number;
  readonly #ratio: number;
  readonly #shown = new Map<string, Shown>();
  readonly #keys = new Map<string, number>();
  #places = new Map<string, number>();
  #messages: readonly Message[] = [];
  #length = 0;

  constructor({ hiddenTokens, ratio }: { readonly hiddenTokens: number; readonly ratio: number }) {
    this.#hiddenTokens = hiddenTokens;
    this.#ratio = ratio;
  }

  /** Brings it up to the messages of the next request. */
  follow(messages: readonly Message[]): void {
    this.lastBlocks = this.blocks.length;
    this.carried = this.lastBlocks;
    this.changedFrom = undefined;
    if (messages !== this.#messages) this.#begin(messages);
    for (; this.#length < messages.length; this.#length += 1) this.#add(messages[this.#length] as Message);
  }

  apply(edits: readonly Edit[]): void {
    for (const { result, part = 0, text } of edits) {
      const shown = this.#shown.get(result);
      const texts = new Map(shown?.texts).set(part, text);
      this.#shown.set(result, { texts, version: (shown?.version ?? 0) + 1 });
      const place = this.#places.get(result);
      const block = place === undefined ? undefined : this.blocks[place];
      const message = block && this.#messages[block.message];
      if (!block || message?.role !== 'tool') continue;
      const index = place as number;
      if (index < this.carried) this.changedFrom = Math.min(index, this.changedFrom ?? index);
      const changed = { ...block, ...this.#result(message) };
      this.blocks[index] = changed;
      this.tokens += changed.tokens - block.tokens;
    }
  }

  /** Whether the result stood in the last request too. */
  wasSent(result: string): boolean {
    const place = this.#places.get(result);
    return place !== undefined && place < this.carried;
  }

  /** Tokens that a result takes less than it would whole; 0 for one that is not in the prompt. */
  savedTokens(result: string): number {
    const block = this.blocks[this.#places.get(result) ?? -1];
    const message = block && this.#messages[block.message];
    return message && block ? (blockTokens(message)[0] ?? 0) * this.#ratio - block.tokens : 0;
  }

  /** Tokens that the result takes as it is shown. */
  tokensShown(result: ToolResult): number {
    return this.#result(result).tokens;
  }

  #begin(messages: readonly Message[]): void {
    this.carried = 0;
    this.#messages = messages;
    this.#length = 0;
    this.#places = new Map();
    this.tokens = this.#hiddenTokens;
    this.blocks = this.#hiddenTokens > 0 ? [{ key: 0, tokens: this.#hiddenTokens, message: -1, turn: 0 }] : [];
  }

  #add(message: Message): void {
    const last = this.blocks.at(-1);
    const previous = last && last.message >= 0 ? this.#messages[last.message] : undefined;
    const goesOn = previous && (previous.role === 'assistant') === (message.role === 'assistant');
    const at = { message: this.#length, turn: (last?.turn ?? 0) + (goesOn ? 0 : 1) };
    if (message.role === 'tool') {
      this.#places.set(message.id, this.blocks.length);
      this.#push({ ...at, ...this.#result(message) });
      return;
    }
    blockTokens(message).forEach((tokens, part) => {
      this.#push({ ...at, key: this.#keyOf(`${part} ${message.id}`), tokens: tokens * this.#ratio });
    });
  }

  #push(block: PromptBlock): void {
    this.blocks.push(block);
    this.tokens += block.tokens;
  }

  #result(message: ToolResult): Block {
    const shown = this.#shown.get(message.id);
    let [tokens = 0] = blockTokens(message);
    message.parts.forEach((part, index) => {
      const text = shown?.texts.get(index);
      if (part.type === 'text' && text !== undefined) tokens += estimateTokens(text) - estimateTokens(part.text);
    });
    return { key: this.#keyOf(`v${shown?.version ?? 0} ${message.id}`), tokens: tokens * this.#ratio };
  }

  #keyOf(name: string): number {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = this.#keys.size + 1;
    this.#keys.set(name, key);
    return key;
  }
}
