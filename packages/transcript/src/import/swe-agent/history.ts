/**
 * The history of a SWE-agent trajectory. Its dialects: tool calls of the API with results in messages of their own (1.x),
 * or an action that is part of the response's text, whose observation is the user message after it (1.x and 0.x). For the
 * latter, calls are made up: their tool is the action's first word.
 */
import type { AssistantPart, ToolCall } from '../../message.js';
import type { DocumentRecord } from '../json-document.js';
import { type JsonObject, jsonOf, listOf, nameOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import type { GivenMessage, SessionDraft } from '../session-draft.js';
import { shownOutcome } from '../shown-outcome.js';
import { contentParts, contentText } from './content.js';
import type { Prompts } from './prompts.js';

export class History {
  readonly #draft: SessionDraft;
  readonly #prompts: Prompts;
  readonly #tools = new Map<string, string>();
  /** The call whose observation comes next, in the dialects without results. */
  #open: ToolCall | undefined;
  #actions = 0;
  #hasTask = false;

  constructor(draft: SessionDraft, prompts: Prompts) {
    this.#draft = draft;
    this.#prompts = prompts;
  }

  add({ value, range }: DocumentRecord): void {
    if (!value) return;
    const step = value.role === 'assistant' && value.is_demo !== true ? this.#prompts.next(this.#draft) : undefined;
    const message = this.#messageOf(value);
    const id = message
      ? this.#draft.message(message, step ? [range, step] : range)
      : this.#draft.entry({ type: 'other', kind: textOf(value.role) ?? 'message', json: jsonOf(value) }, range);
    this.#prompts.add(value, message?.role === 'tool' ? id : undefined);
  }

  #messageOf(value: JsonObject): GivenMessage | undefined {
    if (value.role === 'assistant') return this.#response(value);
    if (value.role === 'system') return { role: 'system', parts: [{ type: 'text', text: contentText(value.content) }] };
    if (value.role === 'tool') {
      const callId = textOf(listOf(value.tool_call_ids)[0]) ?? textOf(value.tool_call_id) ?? '';
      return resultOf(value, callId, this.#tools.get(callId));
    }
    if (value.role !== 'user') return undefined;
    const open = value.is_demo === true ? undefined : this.#open;
    this.#open = undefined;
    return open ? resultOf(value, open.id, open.tool) : this.#userMessage(value);
  }

  #response(value: JsonObject): GivenMessage {
    const calls = objectsOf(value.tool_calls).map(callOf);
    const action = nameOf(value.action);
    if (calls.length === 0 && action?.trim()) calls.push(this.#actionCall(action));
    for (const { id, tool } of calls) this.#tools.set(id, tool);
    this.#open = objectsOf(value.tool_calls).length > 0 ? undefined : calls[0];
    const parts = [...thinkingOf(value), ...(contentParts(value.content) as AssistantPart[]), ...calls];
    return { role: 'assistant', parts, stop: calls.length > 0 ? 'tool-calls' : undefined };
  }

  #actionCall(action: string): ToolCall {
    const tool = /^\s*(\S+)/.exec(action)?.[1] ?? 'action';
    return { type: 'tool-call', id: `step_${++this.#actions}`, tool, input: action, inputForm: 'text' };
  }

  /** The first message that is no demonstration is the task. */
  #userMessage(value: JsonObject): GivenMessage {
    const isTask = value.is_demo !== true && !this.#hasTask;
    this.#hasTask ||= isTask;
    const origin = isTask ? 'typed' : 'notice';
    return { role: 'user', parts: contentParts(value.content).map((part) => ({ ...part, origin })) };
  }
}

function callOf(call: JsonObject): ToolCall {
  const { name, arguments: input } = objectOf(call.function) ?? {};
  const text = textOf(input) ?? jsonOf(input ?? {});
  return { type: 'tool-call', id: textOf(call.id) ?? '', tool: textOf(name) ?? '', input: text, inputForm: 'json' };
}

function thinkingOf(value: JsonObject): AssistantPart[] {
  return objectsOf(value.thinking_blocks).map((block) => {
    const [signature, encrypted] = [nameOf(block.signature), nameOf(block.data)];
    return { type: 'thinking', text: textOf(block.thinking) ?? '', ...present({ signature, encrypted }) };
  });
}

function resultOf(value: JsonObject, callId: string, tool: string | undefined): GivenMessage {
  const parts = contentParts(value.content);
  const shown = parts.length > 0 ? parts : [{ type: 'text' as const, text: '' }];
  return { role: 'tool', id: callId, callId, tool, ...shownOutcome(parts, { agent: 'swe-agent', tool }), parts: shown };
}
