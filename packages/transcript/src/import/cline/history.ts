/**
 * `api_conversation_history.json`: the messages as the API got them. Roo leaves those in place that a summary or a
 * truncation hides, and marks them with the id of what hides them.
 */
import type { AssistantPart, ResultPart, ToolCall, Usage, UserPart } from '../../message.js';
import { assistantPart, blocksOf, resultPart } from '../claude-code/content.js';
import type { ByteRange } from '../imported-session.js';
import type { DocumentRecord } from '../json-document.js';
import { countOf, type JsonObject, jsonOf, nameOf, objectOf, present, textOf } from '../json-fields.js';
import type { GivenMessage, SessionDraft } from '../session-draft.js';
import { ShownMessages } from '../shown-messages.js';
import { shownOutcome } from '../shown-outcome.js';
import { timeOf } from '../time.js';
import { textOrigin } from './origin.js';
import { sdkCall, sdkResult } from './sdk-blocks.js';
import { requestSections, textCalls } from './text-tools.js';

export function writeHistory(draft: SessionDraft, records: readonly DocumentRecord[]): void {
  const history = new History(draft, records);
  for (const [index, record] of records.entries()) history.add(record, index);
}

class History {
  readonly #draft: SessionDraft;
  readonly #records: readonly DocumentRecord[];
  readonly #shown: ShownMessages;
  readonly #tools = new Map<string, string>();
  /** Calls in the text of the newest response. */
  #open: ToolCall[] = [];
  #textCalls = 0;

  constructor(draft: SessionDraft, records: readonly DocumentRecord[]) {
    this.#draft = draft;
    this.#records = records;
    this.#shown = new ShownMessages(draft, 'cline');
  }

  add({ value, range }: DocumentRecord, index: number): void {
    if (!value) return;
    if (value.isSummary === true || value.isTruncationMarker === true) this.#compaction(value, index, range);
    else if (value.role === 'assistant') this.#shown.add(this.#response(value), [String(index)], range);
    else if (value.role === 'user' || value.role === 'tool')
      for (const message of this.#request(value)) this.#shown.add(message, [String(index)], range);
    else {
      const kind = textOf(value.role) ?? textOf(value.type) ?? 'message';
      this.#draft.entry({ type: 'other', at: timeOf(value.ts), kind, json: jsonOf(value) }, range);
    }
  }

  #response(value: JsonObject): GivenMessage {
    const parts: AssistantPart[] = blocksOf(value.content).map(responsePart);
    const own = parts.filter((part) => part.type === 'tool-call');
    const texts = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    this.#open = own.length > 0 ? [] : textCalls(texts, () => `call-${++this.#textCalls}`);
    for (const { id, tool } of [...own, ...this.#open]) this.#tools.set(id, tool);
    const calls = own.length + this.#open.length;
    return {
      role: 'assistant',
      id: nameOf(value.id),
      at: timeOf(value.ts),
      parts: [...thinkingOf(value), ...parts, ...this.#open],
      model: nameOf(objectOf(value.modelInfo)?.modelId),
      usage: usageOf(value.metrics),
      stop: calls > 0 ? 'tool-calls' : 'end',
    };
  }

  /** The results that a user message holds, then what else it says. */
  #request(value: JsonObject): GivenMessage[] {
    const at = timeOf(value.ts);
    const results: GivenMessage[] = [];
    const parts: UserPart[] = [];
    /** The parts of the result that the blocks so far end with. */
    let result: ResultPart[] | undefined;
    for (const block of blocksOf(value.content)) {
      const part = resultPart(block);
      const sdk = sdkResult(block);
      if (sdk) results.push({ ...sdk, at });
      else if (block.type === 'tool_result') results.push({ ...resultOf(block, this.#tools), at });
      else if (part.type !== 'text') {
        if (result) result.push(part);
        else parts.push({ ...part, origin: 'attached' });
      } else
        for (const { call, text } of requestSections(part.text, this.#open)) {
          const own: ResultPart[] = text === '' ? [] : [{ type: 'text', text }];
          if (call) {
            result = own;
            const { id, tool } = call;
            const outcome = shownOutcome(own, { agent: 'cline', tool });
            results.push({ role: 'tool', id, callId: id, at, tool, ...outcome, parts: result });
          } else if (result && !isOwnText(text)) result.push(...own);
          else {
            result = undefined;
            parts.push({ type: 'text', text, origin: textOrigin(text) });
          }
        }
    }
    this.#open = [];
    return parts.length > 0 ? [...results, { role: 'user', id: nameOf(value.id), at, parts }] : results;
  }

  /** A summary, or the mark of a truncation. Without an id, as older versions had it, all but the first message is hidden. */
  #compaction(value: JsonObject, index: number, range: ByteRange): void {
    const [field, id] =
      value.isSummary === true
        ? (['condenseParent', nameOf(value.condenseId)] as const)
        : (['truncationParent', nameOf(value.truncationId)] as const);
    const hides = (record: string) =>
      id === undefined ? record !== '0' : this.#records[Number(record)]?.value?.[field] === id;
    const summary = contentText(value.content);
    this.#shown.compact({ hides, summary, record: String(index), at: timeOf(value.ts) }, range);
  }
}

/** Whether a text stands beside the results of its message, not in one of them. */
function isOwnText(text: string): boolean {
  const start = text.trimStart();
  return textOrigin(text) === 'notice' || /^<(?:feedback|user_message|task)>/.test(start);
}

function contentText(content: unknown): string {
  return blocksOf(content)
    .map((block) => textOf(block.text) ?? '')
    .join('\n\n');
}

/** Roo's block of reasoning; all others are the API's. */
function responsePart(block: JsonObject): AssistantPart {
  if (block.type !== 'reasoning') return sdkCall(block) ?? assistantPart(block);
  const encrypted = nameOf(block.encrypted_content);
  return { type: 'thinking', text: textOf(block.text) ?? '', ...present({ encrypted }) };
}

function thinkingOf(value: JsonObject): AssistantPart[] {
  const text = nameOf(value.reasoning_content);
  return text === undefined ? [] : [{ type: 'thinking', text }];
}

function resultOf(block: JsonObject, tools: ReadonlyMap<string, string>): GivenMessage {
  const callId = textOf(block.tool_use_id) ?? '';
  const tool = tools.get(callId);
  const parts = blocksOf(block.content).map(resultPart);
  const isError = block.is_error === true ? true : undefined;
  return { role: 'tool', id: callId, callId, tool, ...shownOutcome(parts, { agent: 'cline', tool, isError }), parts };
}

/** Cline counts what was read from a cache and written to one together. */
function usageOf(metrics: unknown): Usage | undefined {
  const fields = objectOf(metrics);
  const tokens = objectOf(fields?.tokens);
  if (!tokens) return undefined;
  const [input = 0, output = 0, cacheRead = 0] = [tokens.prompt, tokens.completion, tokens.cached].map(countOf);
  return { input, output, cacheRead, cacheWrite: 0, ...present({ costUsd: countOf(fields?.cost) }) };
}
