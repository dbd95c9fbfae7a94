/**
 * The messages of mini-SWE-agent: those of the API that it used, each with an `extra` of its own. Where commands stand in
 * the text of a response, calls are made up for them; the user messages after it are their results.
 */
import type { AssistantPart, ToolCall } from '../../message.js';
import type { DocumentRecord } from '../json-document.js';
import { integerOf, type JsonObject, jsonOf, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import { openaiUsage } from '../openai-usage.js';
import type { GivenMessage, SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import { contentParts, contentText } from './content.js';

export class MiniHistory {
  readonly #draft: SessionDraft;
  /** The calls whose results come next, in the order of these. */
  #open: ToolCall[] = [];
  readonly #tools = new Map<string, string>();
  #actions = 0;
  #hasTask = false;

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  add({ value, range }: DocumentRecord): void {
    if (!value) return;
    const message = this.#messageOf(value);
    const extra = objectOf(value.extra) ?? {};
    const at = timeOf(extra.timestamp);
    const kind = textOf(value.role) ?? textOf(value.type) ?? 'message';
    if (message) this.#draft.message({ ...message, at }, range);
    else this.#draft.entry({ type: 'other', at, kind, json: jsonOf(value) }, range);
  }

  #messageOf(value: JsonObject): GivenMessage | undefined {
    if (value.object === 'response') return this.#response(value, outputParts(value));
    if (value.type === 'function_call_output') return this.#result(value, textOf(value.call_id) ?? '', value.output);
    if (value.role === 'assistant')
      return this.#response(value, [
        ...(contentParts(value.content) as AssistantPart[]),
        ...objectsOf(value.tool_calls).map(callOf),
      ]);
    if (value.role === 'tool') return this.#result(value, textOf(value.tool_call_id) ?? '', value.content);
    if (value.role === 'system') return { role: 'system', parts: [{ type: 'text', text: contentText(value.content) }] };
    return value.role === 'user' ? this.#user(value) : undefined;
  }

  #response(value: JsonObject, given: readonly AssistantPart[]): GivenMessage {
    const extra = objectOf(value.extra) ?? {};
    const own = given.filter((part) => part.type === 'tool-call');
    for (const { id, tool } of own) this.#tools.set(id, tool);
    this.#open = own.length > 0 ? [] : this.#commands(extra, given);
    const response = objectOf(extra.response) ?? value;
    return {
      role: 'assistant',
      parts: [...given, ...this.#open],
      model: nameOf(response.model),
      usage: openaiUsage(response.usage, extra.cost),
      stop: own.length + this.#open.length > 0 ? 'tool-calls' : undefined,
    };
  }

  /** The commands of a response without calls: as they are recorded, else the one block of shell in its text. */
  #commands(extra: JsonObject, parts: readonly AssistantPart[]): ToolCall[] {
    const recorded = objectsOf(extra.actions).map(({ command }) => textOf(command) ?? '');
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const commands = Array.isArray(extra.actions) ? recorded : blocksOf(text);
    if (!Array.isArray(extra.actions) && commands.length !== 1) return [];
    return commands.map((input) => {
      const id = `step_${++this.#actions}`;
      this.#tools.set(id, 'bash');
      return { type: 'tool-call', id, tool: 'bash', input, inputForm: 'text' };
    });
  }

  #user(value: JsonObject): GivenMessage {
    const extra = objectOf(value.extra) ?? {};
    const call = extra.interrupt_type === undefined ? this.#open.shift() : undefined;
    if (call) return this.#result(value, call.id, value.content);
    const origin = this.#hasTask ? 'notice' : 'typed';
    this.#hasTask = true;
    return { role: 'user', parts: contentParts(value.content).map((part) => ({ ...part, origin })) };
  }

  #result(value: JsonObject, callId: string, content: unknown): GivenMessage {
    const extra = objectOf(value.extra) ?? {};
    const text = contentText(content);
    const stated = /^\s*<returncode>(-?\d{1,9})<\/returncode>/.exec(text)?.[1];
    const exitCode = integerOf(extra.returncode) ?? (stated === undefined ? undefined : Number(stated));
    const failed = (exitCode ?? 0) !== 0 || typeof extra.exception_info === 'string';
    const raw = nameOf(extra.raw_output);
    const parts = contentParts(content);
    return {
      role: 'tool',
      id: callId,
      callId,
      tool: this.#tools.get(callId),
      status: failed ? 'error' : exitCode === 0 ? 'success' : 'unknown',
      exitCode,
      parts: parts.length > 0 ? parts : [{ type: 'text', text }],
      original: raw === undefined || text.includes(raw) ? undefined : this.#draft.original(callId, raw),
    };
  }
}

function callOf(call: JsonObject): ToolCall {
  const { name, arguments: input } = objectOf(call.function) ?? {};
  const text = textOf(input) ?? jsonOf(input ?? {});
  return { type: 'tool-call', id: textOf(call.id) ?? '', tool: textOf(name) ?? '', input: text, inputForm: 'json' };
}

/** The items of a response of OpenAI's Responses API. */
function outputParts(response: JsonObject): AssistantPart[] {
  return objectsOf(response.output).flatMap((item): AssistantPart[] => {
    if (item.type === 'message') return contentParts(item.content) as AssistantPart[];
    if (item.type === 'function_call') {
      const [id, tool, input] = [textOf(item.call_id) ?? textOf(item.id), textOf(item.name), textOf(item.arguments)];
      return [{ type: 'tool-call', id: id ?? '', tool: tool ?? '', input: input ?? '{}', inputForm: 'json' }];
    }
    if (item.type !== 'reasoning') return [{ type: 'other', kind: textOf(item.type) ?? 'item', json: jsonOf(item) }];
    const text = objectsOf(item.summary)
      .map((part) => textOf(part.text) ?? '')
      .join('\n\n');
    const encrypted = nameOf(item.encrypted_content);
    return [{ type: 'thinking', text, ...(encrypted !== undefined && { encrypted }) }];
  });
}

/** The fenced blocks of shell in a text. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] | undefined;
  for (const line of text.split('\n')) {
    if (block && line.trimEnd() === '```') {
      blocks.push(block.join('\n').trim());
      block = undefined;
    } else if (block) block.push(line);
    else if (/^```(?:bash|mswea_bash_command)\s*$/.test(line)) block = [];
  }
  return blocks;
}
