/** The lens onto request bodies of the OpenAI Responses API. */
import { itemsOf, type JsonValue, jsonOf, kindOf, memberOf, stringOf } from '../../json/json-value.js';
import type { AssistantPart, TextPart, ThinkingPart, ToolCall } from '../../message.js';
import type { MessageList } from '../message-list.js';
import { createLens } from '../open-body.js';
import { otherPart, typeOf } from '../result-parts.js';
import { originOfText } from '../user-text.js';
import { answeredCall, mediaOrOther, outcomeOf, partsOf } from './results.js';

export const openaiResponses = createLens({
  format: 'openai-responses',
  problem(body) {
    const input = memberOf(body, 'input');
    if (!input || ['array', 'string', 'null'].includes(kindOf(input))) return undefined;
    return {
      code: 'no-input',
      at: '/input',
      message: 'The `input` of a Responses body is a text or an array; this is neither.',
    };
  },
  *results(body) {
    let index = 0;
    for (const item of itemsOf(memberOf(body, 'input'))) {
      const callId = answeredCall(item);
      if (callId !== undefined) yield { value: item, callId, index };
      index++;
    }
  },
  at: ({ index }) => `/input/${index}`,
  parts: partsOf,
  outcome: outcomeOf,
  messages(body, list) {
    const instructions = stringOf(memberOf(body, 'instructions'));
    if (instructions !== undefined) list.system([{ type: 'text', text: instructions }]);
    const input = memberOf(body, 'input');
    const text = stringOf(input);
    if (text !== undefined) list.user([{ type: 'text', text, origin: originOfText(text, false) }]);
    const answered = new Set(Array.from(itemsOf(input), answeredCall));
    for (const item of itemsOf(input)) readItem(item, list, answered);
  },
});

/** Items of one response follow each other; whatever else comes between them ends it. */
const response = { continues: true };

function readItem(item: JsonValue, list: MessageList, answered: ReadonlySet<string | undefined>): void {
  const type = typeOf(item);
  if (type === 'message' || (type === '' && memberOf(item, 'role'))) readMessage(item, list);
  else if (type.endsWith('_output')) list.result(item);
  else if (type === 'reasoning') list.assistant([reasoning(item)], response);
  else {
    const form = calls.get(type);
    list.assistant([form ? toolCall(item, form, answered) : otherPart(item)], response);
    if (type === 'mcp_call') list.result(item);
  }
}

function readMessage(item: JsonValue, list: MessageList): void {
  const content = memberOf(item, 'content');
  const whole = stringOf(content);
  const parts = whole === undefined ? [...itemsOf(content)].map(part) : [{ type: 'text', text: whole } as const];
  switch (stringOf(memberOf(item, 'role'))) {
    case 'assistant':
      list.assistant(parts, response);
      break;
    case 'system':
    case 'developer':
      list.system(parts.filter((each): each is TextPart => each.type === 'text'));
      break;
    case 'user':
      list.user(
        parts.map((each) => ({ ...each, origin: each.type === 'text' ? originOfText(each.text, false) : 'attached' })),
      );
      break;
    default:
      list.user([{ ...otherPart(item), origin: 'notice' }]);
  }
}

function part(value: JsonValue) {
  const text = textTypes.has(typeOf(value)) ? stringOf(memberOf(value, 'text')) : undefined;
  return text === undefined ? mediaOrOther(value) : ({ type: 'text', text } as const);
}

const textTypes = new Set(['input_text', 'output_text', 'text']);

function reasoning(item: JsonValue): ThinkingPart {
  const texts = ['summary', 'content'].flatMap((name) => [...itemsOf(memberOf(item, name))]);
  const encrypted = stringOf(memberOf(item, 'encrypted_content'));
  return {
    type: 'thinking',
    text: texts.flatMap((each) => stringOf(memberOf(each, 'text')) ?? []).join('\n\n'),
    ...(encrypted === undefined ? {} : { encrypted }),
  };
}

interface CallForm {
  /** Of a tool that is built in; else the item names it. */
  readonly tool?: string;
  /** The member that holds the input. */
  readonly input: string;
  readonly inputForm: ToolCall['inputForm'];
}

const calls = new Map<string, CallForm>([
  ['function_call', { input: 'arguments', inputForm: 'json' }],
  ['custom_tool_call', { input: 'input', inputForm: 'text' }],
  ['local_shell_call', { tool: 'local_shell', input: 'action', inputForm: 'json' }],
  ['shell_call', { tool: 'shell', input: 'action', inputForm: 'json' }],
  ['apply_patch_call', { tool: 'apply_patch', input: 'operation', inputForm: 'json' }],
  ['computer_call', { tool: 'computer', input: 'action', inputForm: 'json' }],
  ['mcp_call', { input: 'arguments', inputForm: 'json' }],
]);

/** An item may have two ids, its own and the call's; results name the second, those of the local shell often the first. */
function toolCall(item: JsonValue, form: CallForm, answered: ReadonlySet<string | undefined>): AssistantPart {
  const ids = ['call_id', 'id'].flatMap((name) => stringOf(memberOf(item, name)) ?? []);
  const input = memberOf(item, form.input);
  return {
    type: 'tool-call',
    id: ids.find((id) => answered.has(id)) ?? ids[0] ?? '',
    tool: form.tool ?? stringOf(memberOf(item, 'name')) ?? '',
    input: stringOf(input) ?? (input ? jsonOf(input) : ''),
    inputForm: form.inputForm,
  };
}
