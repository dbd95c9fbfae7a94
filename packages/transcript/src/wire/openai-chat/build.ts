/** A body of the OpenAI Chat Completions API from any list of messages. */
import { kindOfJson, RawJson } from '../../json/raw-json.js';
import type { AssistantMessage, Message, TextPart, ToolCall, UserPart } from '../../message.js';
import type { BuildOptions } from '../build.js';
import { objectInput } from '../call-input.js';
import { urlOfMedia } from '../media-url.js';
import { opening } from '../opening.js';
import { type AnsweredCall, pairResults, type Turn } from '../pair-results.js';
import { standIn } from '../stand-in.js';
import { validName } from '../valid-name.js';

export function chatBody(messages: readonly Message[], options: BuildOptions): object {
  const built = pairResults(messages).flatMap(buildTurn);
  return {
    model: options.model,
    max_completion_tokens: options.maxTokens,
    stream: options.stream,
    tools: options.tools?.map(({ name, description, inputSchema }) => {
      const parameters = new RawJson(JSON.stringify(inputSchema));
      return { type: 'function', function: { name, description, parameters } };
    }),
    messages: built.length > 0 ? built : [{ role: 'user', content: opening }],
  };
}

function buildTurn(turn: Turn): object[] {
  if ('calls' in turn)
    return [...response(turn.message, turn.calls), ...turn.calls.map(toolMessage), ...shownMedia(turn.calls)];
  const { role, parts } = turn.message;
  if (role === 'system') return parts.length > 0 ? [{ role, content: joined(parts) }] : [];
  return parts.length > 0 ? [{ role, content: userContent(parts) }] : [];
}

function joined(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('\n\n');
}

function userContent(parts: readonly UserPart[]): string | object[] {
  const [first, ...more] = parts;
  return first?.type === 'text' && more.length === 0 ? first.text : parts.map(userPart);
}

function userPart(part: UserPart): object {
  return part.type === 'text'
    ? { type: 'text', text: part.text }
    : (imagePart(part) ?? { type: 'text', text: standIn(part) });
}

function imagePart(
  part: Exclude<UserPart, { type: 'text' }> | AnsweredCall['result']['parts'][number],
): object | undefined {
  const url = part.type === 'media' && part.mediaType.startsWith('image/') ? urlOfMedia(part) : undefined;
  return url === undefined ? undefined : { type: 'image_url', image_url: { url } };
}

/** The wire has no place for reasoning. */
function response({ parts }: AssistantMessage, calls: readonly AnsweredCall[]): object[] {
  const texts = parts.flatMap((part) => {
    if (part.type === 'tool-call' || part.type === 'thinking') return [];
    return [part.type === 'text' ? part.text : standIn(part)];
  });
  if (texts.length === 0 && calls.length === 0) return [];
  return [
    {
      role: 'assistant',
      content: texts.length > 0 ? texts.join('\n\n') : null,
      tool_calls: calls.length > 0 ? calls.map(({ call }) => toolCall(call)) : undefined,
    },
  ];
}

function toolCall(call: ToolCall): object {
  const { id, input } = call;
  const name = validName(call.tool, 'unknown');
  if (call.inputForm === 'text') return { id, type: 'custom', custom: { name, input } };
  const given = kindOfJson(input) === 'object' ? input : objectInput(call).json;
  return { id, type: 'function', function: { name, arguments: given } };
}

/** A tool message takes text alone; images of all results of a response follow them in a user message. */
function toolMessage({ call, result }: AnsweredCall): object {
  const texts = result.parts.map((part) => {
    if (part.type === 'text') return part.text;
    return imagePart(part) ? '(The image is in the next user message.)' : standIn(part);
  });
  return { role: 'tool', tool_call_id: call.id, content: texts.join('\n\n') };
}

function shownMedia(calls: readonly AnsweredCall[]): object[] {
  const images = calls.flatMap(({ call, result }) => {
    const own = result.parts.flatMap((part) => imagePart(part) ?? []);
    return own.length > 0 ? [{ type: 'text', text: `(Shown by ${call.tool}, call ${call.id}:)` }, ...own] : [];
  });
  return images.length > 0 ? [{ role: 'user', content: images }] : [];
}
