/** A body of the OpenAI Responses API from any list of messages: all of it in the input, nothing stored by the provider. */
import { RawJson } from '../../json/raw-json.js';
import type { AssistantPart, MediaPart, Message, ResultPart, ThinkingPart, UserPart } from '../../message.js';
import type { BuildOptions } from '../build.js';
import { objectInput } from '../call-input.js';
import { leadingSystem } from '../leading-system.js';
import { urlOfMedia } from '../media-url.js';
import { opening } from '../opening.js';
import { type AnsweredCall, pairResults, type Turn } from '../pair-results.js';
import { standIn } from '../stand-in.js';
import { validName } from '../valid-name.js';

export function responsesBody(messages: readonly Message[], options: BuildOptions): object {
  const { instructions, rest } = leadingSystem(messages);
  const built = pairResults(rest).flatMap(buildTurn);
  return {
    model: options.model,
    max_output_tokens: options.maxTokens,
    stream: options.stream,
    store: false,
    include: ['reasoning.encrypted_content'],
    instructions: instructions.length > 0 ? instructions.map(({ text }) => text).join('\n\n') : undefined,
    tools: options.tools?.map(({ name, description, inputSchema }) => {
      return {
        type: 'function',
        name,
        description,
        parameters: new RawJson(JSON.stringify(inputSchema)),
        strict: false,
      };
    }),
    input: built.length > 0 ? built : opening,
  };
}

function buildTurn(turn: Turn): object[] {
  if ('calls' in turn) return [...response(turn.message.parts, turn.calls), ...turn.calls.map(outputItem)];
  const { role, parts } = turn.message;
  const content = parts.map(inputPart);
  return content.length > 0 ? [{ type: 'message', role: role === 'system' ? 'developer' : role, content }] : [];
}

function inputPart(part: UserPart | ResultPart): object {
  if (part.type === 'text') return { type: 'input_text', text: part.text };
  return (part.type === 'media' ? mediaPart(part) : undefined) ?? { type: 'input_text', text: standIn(part) };
}

function mediaPart(part: MediaPart): object | undefined {
  const url = urlOfMedia(part);
  if (url === undefined) return undefined;
  if (part.mediaType.startsWith('image/')) return { type: 'input_image', image_url: url };
  if (part.base64 === undefined) return { type: 'input_file', file_url: url };
  return { type: 'input_file', filename: part.name ?? 'file', file_data: url };
}

/** Reasoning goes back only encrypted and right before the item that it led to, or not at all. */
function response(parts: readonly AssistantPart[], answered: readonly AnsweredCall[]): object[] {
  const calls = answered.values();
  let thinking: ThinkingPart | undefined;
  return parts.flatMap((part): object[] => {
    if (part.type === 'thinking') {
      thinking = part;
      return [];
    }
    const before = thinking;
    thinking = undefined;
    const call = part.type === 'tool-call' ? calls.next().value?.call : undefined;
    const item = part.type === 'tool-call' ? callItem({ call: call ?? part }) : messageItem(part);
    return item ? [...reasoningItem(before), item] : [];
  });
}

function reasoningItem(thinking: ThinkingPart | undefined): object[] {
  if (!thinking?.encrypted) return [];
  const summary = thinking.text === '' ? [] : [{ type: 'summary_text', text: thinking.text }];
  return [{ type: 'reasoning', summary, encrypted_content: thinking.encrypted }];
}

function messageItem(part: Exclude<AssistantPart, { type: 'tool-call' | 'thinking' }>): object | undefined {
  const text = part.type === 'text' ? part.text : standIn(part);
  return text === '' ? undefined : { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] };
}

function callItem({ call }: Pick<AnsweredCall, 'call'>): object {
  const name = validName(call.tool, 'unknown');
  if (call.inputForm === 'text') return { type: 'custom_tool_call', call_id: call.id, name, input: call.input };
  return { type: 'function_call', call_id: call.id, name, arguments: objectInput(call).json };
}

function outputItem({ call, result }: AnsweredCall): object {
  const text = result.parts.length > 1 ? undefined : textOf(result.parts[0]);
  return {
    type: call.inputForm === 'text' ? 'custom_tool_call_output' : 'function_call_output',
    call_id: call.id,
    output: text ?? result.parts.map(inputPart),
  };
}

function textOf(part: ResultPart | undefined): string | undefined {
  return part === undefined ? '' : part.type === 'text' ? part.text : undefined;
}
