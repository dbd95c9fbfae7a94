/** The lens onto request bodies of the Anthropic Messages API, and of those who speak it. */
import { isString, itemsOf, type JsonValue, jsonOf, kindOf, memberOf, stringOf } from '../../json/json-value.js';
import type { AssistantPart, TextPart, UserPart } from '../../message.js';
import type { MessageList } from '../message-list.js';
import { createLens } from '../open-body.js';
import { contentParts, type Outcome, otherPart, typeOf, unknownOutcome } from '../result-parts.js';
import { originOfText } from '../user-text.js';
import { mediaOrOther } from './media.js';

export const anthropicMessages = createLens({
  format: 'anthropic-messages',
  problem(body) {
    const messages = memberOf(body, 'messages');
    if (messages && kindOf(messages) === 'array') return undefined;
    return { code: 'no-messages', at: '/messages', message: 'A Messages body has an array `messages`; this has none.' };
  },
  *results(body) {
    let index = 0;
    for (const message of itemsOf(memberOf(body, 'messages'))) {
      let place = 0;
      if (isString(memberOf(message, 'role'), 'user')) {
        for (const block of itemsOf(memberOf(message, 'content'))) {
          if (isResult(block)) {
            const callId = stringOf(memberOf(block, 'tool_use_id')) ?? '';
            yield { value: block, callId, index, block: place };
          }
          place++;
        }
      }
      index++;
    }
  },
  at: ({ index, block }) => `/messages/${index}/content/${block}`,
  parts: (block) => contentParts(memberOf(block, 'content'), textTypes, mediaOrOther),
  outcome: outcomeOf,
  messages(body, list) {
    const system = texts(memberOf(body, 'system'));
    if (system.length > 0) list.system(system);
    for (const message of itemsOf(memberOf(body, 'messages'))) readMessage(message, list);
  },
});

function isResult(block: JsonValue): boolean {
  return isString(memberOf(block, 'type'), 'tool_result');
}

const textTypes = new Set(['text']);

function outcomeOf(block: JsonValue): Outcome {
  const flag = memberOf(block, 'is_error');
  return flag && jsonOf(flag) === 'true' ? { status: 'error' } : unknownOutcome;
}

function readMessage(message: JsonValue, list: MessageList): void {
  const content = memberOf(message, 'content');
  const text = stringOf(content);
  switch (stringOf(memberOf(message, 'role'))) {
    case 'assistant':
      list.assistant(text === undefined ? Array.from(itemsOf(content), assistantPart) : [{ type: 'text', text }]);
      break;
    case 'system':
      list.system(texts(content));
      break;
    case 'user':
      if (text !== undefined) list.user([{ type: 'text', text, origin: originOfText(text, false) }]);
      else readUserBlocks([...itemsOf(content)], list);
      break;
    default:
      list.user([{ ...otherPart(message), origin: 'notice' }]);
  }
}

function texts(content: JsonValue | undefined): TextPart[] {
  const text = stringOf(content);
  if (text !== undefined) return [{ type: 'text', text }];
  return Array.from(itemsOf(content), (block) => stringOf(memberOf(block, 'text'))).flatMap((each) =>
    each === undefined ? [] : [{ type: 'text', text: each }],
  );
}

/** Each tool result is a message of its own; what stands between them stays together. */
function readUserBlocks(blocks: readonly JsonValue[], list: MessageList): void {
  const besideResults = blocks.some(isResult);
  let parts: UserPart[] = [];
  const flush = () => {
    if (parts.length > 0) list.user(parts);
    parts = [];
  };
  for (const block of blocks) {
    if (isResult(block)) {
      flush();
      list.result(block);
    } else parts.push(userPart(block, besideResults));
  }
  flush();
}

function userPart(block: JsonValue, besideResults: boolean): UserPart {
  const text = typeOf(block) === 'text' ? stringOf(memberOf(block, 'text')) : undefined;
  if (text !== undefined) return { type: 'text', text, origin: originOfText(text, besideResults) };
  return { ...mediaOrOther(block), origin: besideResults ? 'notice' : 'attached' };
}

function assistantPart(block: JsonValue): AssistantPart {
  const text = (name: string) => stringOf(memberOf(block, name));
  switch (typeOf(block)) {
    case 'text':
      return { type: 'text', text: text('text') ?? '' };
    case 'thinking': {
      const signature = text('signature');
      return { type: 'thinking', text: text('thinking') ?? '', ...(signature === undefined ? {} : { signature }) };
    }
    case 'redacted_thinking':
      return { type: 'thinking', text: '', encrypted: text('data') ?? '' };
    case 'tool_use': {
      const input = memberOf(block, 'input');
      return {
        type: 'tool-call',
        id: text('id') ?? '',
        tool: text('name') ?? '',
        input: input ? jsonOf(input) : '{}',
        inputForm: 'json',
      };
    }
    default:
      return mediaOrOther(block);
  }
}
