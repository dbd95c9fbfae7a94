/** Request bodies from messages: what a recorded session is replayed with, and what an agent sends. */
import { encodeUtf8 } from '../json/json-string.js';
import { writeJson } from '../json/raw-json.js';
import type { Message } from '../message.js';
import { anthropicBody } from './anthropic-messages/build.js';
import type { BuildOptions } from './build.js';
import { byFormat } from './by-format.js';
import type { WireFormat } from './lens.js';
import { chatBody } from './openai-chat/build.js';
import { responsesBody } from './openai-responses/build.js';

const builders: Readonly<Record<WireFormat, (messages: readonly Message[], options: BuildOptions) => object>> = {
  'anthropic-messages': anthropicBody,
  'openai-chat': chatBody,
  'openai-responses': responsesBody,
};

/**
 * A body that the wire takes, from any messages: same messages, same bytes.
 *
 * Every call is answered right after the message that makes it: a missing result says that it was lost, a result without
 * a call becomes a user message. Ids and names that a wire might refuse are changed, the same way in call and result.
 * Thinking goes along where its provider takes it back: signed for Anthropic, encrypted for Responses. Of a part that
 * the wire has no place for, or whose bytes are not at hand, a line says that it is not included.
 *
 * @throws {CtxError} 'unknown-format' when there is no such format.
 */
export function buildBody(format: WireFormat, messages: readonly Message[], options: BuildOptions): Uint8Array {
  return encodeUtf8(writeJson(byFormat(builders, format)(messages, options)));
}
