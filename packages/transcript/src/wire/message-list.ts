/** Collects the messages of a body while a reader goes through it: ids, tools of results, items that make one message. */
import type { JsonValue } from '../json/json-value.js';
import type { AssistantPart, Message, TextPart, ToolResult, UserPart } from '../message.js';
import { uniqueIds } from './unique-ids.js';

export interface MessageList {
  readonly messages: Message[];
  system(parts: readonly TextPart[]): void;
  user(parts: readonly UserPart[]): void;
  /** With `continues`, the parts belong to the response that the last message began, if it is one. */
  assistant(parts: readonly AssistantPart[], options?: { readonly continues: boolean }): void;
  result(value: JsonValue): void;
}

/** `resultIds` are taken; the other messages are `message-N`, N being their place. */
export function messageList(
  resultIds: Iterable<string>,
  resultOf: (value: JsonValue) => ToolResult | undefined,
): MessageList {
  const claim = uniqueIds('~', resultIds);
  const messages: Message[] = [];
  const tools = new Map<string, string>();
  let response: AssistantPart[] | undefined;
  const add = (message: Message) => {
    response = undefined;
    messages.push(message);
  };
  const nextId = () => claim(`message-${messages.length + 1}`);
  return {
    messages,
    system: (parts) => add({ role: 'system', id: nextId(), parts }),
    user: (parts) => add({ role: 'user', id: nextId(), parts }),
    assistant(parts, { continues } = { continues: false }) {
      for (const part of parts) if (part.type === 'tool-call') tools.set(part.id, part.tool);
      if (continues && response) for (const part of parts) response.push(part);
      else {
        const own = [...parts];
        add({ role: 'assistant', id: nextId(), parts: own });
        response = own;
      }
    },
    result(value) {
      const result = resultOf(value);
      if (!result) return;
      const tool = tools.get(result.callId);
      add(tool === undefined ? result : { ...result, tool });
    },
  };
}
