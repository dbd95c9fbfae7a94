/** The lens of each wire format. */
import { anthropicMessages } from './anthropic-messages/lens.js';
import { byFormat } from './by-format.js';
import type { Lens, WireFormat } from './lens.js';
import { openaiChat } from './openai-chat/lens.js';
import { openaiResponses } from './openai-responses/lens.js';

const lenses: Readonly<Record<WireFormat, Lens>> = {
  'anthropic-messages': anthropicMessages,
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
};

/** @throws {CtxError} 'unknown-format' when there is no such format. */
export function lensOf(format: WireFormat): Lens {
  return byFormat(lenses, format);
}
