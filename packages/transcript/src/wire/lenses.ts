/** The lens of each wire format. */
import { anthropicMessages } from './anthropic-messages/lens.js';
import type { Lens, WireFormat } from './lens.js';
import { openaiChat } from './openai-chat/lens.js';
import { openaiResponses } from './openai-responses/lens.js';

const lenses: Readonly<Record<WireFormat, Lens>> = {
  'anthropic-messages': anthropicMessages,
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
};

export function lensOf(format: WireFormat): Lens {
  return lenses[format];
}
