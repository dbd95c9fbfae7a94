/**
 * Checks a request body against what its provider refuses, before the provider does: for tests, replay and debugging.
 * Rules of the conversation's shape only: which call has its result, what must follow what, what must come back unaltered.
 * It parses the whole body, so it is not for the way of every request.
 */
import { bytesOf } from '../bytes.js';
import type { Finding } from '../finding.js';
import { type JsonObject, objectOf } from '../import/json-fields.js';
import { byFormat } from '../wire/by-format.js';
import type { WireFormat } from '../wire/lens.js';
import { anthropicMessagesRules, validateAnthropicMessages } from './anthropic-messages.js';
import { openaiChatRules, validateOpenaiChat } from './openai-chat.js';
import { openaiResponsesRules, validateOpenaiResponses } from './openai-responses.js';
import type { Rules } from './report.js';

interface Validator {
  readonly rules: Rules;
  check(body: JsonObject, previous: JsonObject | undefined): Finding[];
}

const validators: Readonly<Record<WireFormat, Validator>> = {
  'anthropic-messages': { rules: anthropicMessagesRules, check: validateAnthropicMessages },
  'openai-chat': { rules: openaiChatRules, check: validateOpenaiChat },
  'openai-responses': { rules: openaiResponsesRules, check: validateOpenaiResponses },
};

const notABody = {
  'not-utf8': 'the body is not UTF-8',
  'not-json': 'the body is not JSON',
  'not-an-object': 'the body is not a JSON object',
} as const;

/**
 * Every code that `validateBody` gives for a format, with its sentence.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format.
 */
export function wireRules(format: WireFormat): Rules {
  return { ...notABody, ...byFormat(validators, format).rules };
}

/**
 * What is wrong with a body, in its order; nothing for one that is as it should be. With `previous`, the request before
 * it or the body as it came in, reasoning in the history that the two share must not have changed. A `previous` that
 * cannot be read is not compared. Linear.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format; 'not-bytes' when a body is something else, such as a
 * string.
 */
export function validateBody(
  format: WireFormat,
  body: Uint8Array,
  options: { readonly previous?: Uint8Array } = {},
): Finding[] {
  const { check } = byFormat(validators, format);
  const parsed = parse(bytesOf(body, 'the body'));
  if (typeof parsed === 'string') return [{ code: parsed, at: '', message: notABody[parsed] }];
  const previous = options.previous === undefined ? undefined : parse(bytesOf(options.previous, 'the previous body'));
  return check(parsed, typeof previous === 'string' ? undefined : previous);
}

function parse(bytes: Uint8Array): JsonObject | keyof typeof notABody {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return 'not-utf8';
  }
  try {
    return objectOf(JSON.parse(text)) ?? 'not-an-object';
  } catch {
    return 'not-json';
  }
}
