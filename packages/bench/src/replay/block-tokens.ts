/** What the blocks of a message weigh in a prompt, estimated. A tool result is one block, else each part is one. */
import type { Message, ResultPart } from '@ctx/transcript';
import { estimateMedia, estimateTokens } from '@ctx/transcript/tokens';

/** Role, ids and the like of one block. */
const FRAME = 6;

const known = new WeakMap<Message, readonly number[]>();

/** Estimated tokens of each block, uncalibrated. */
export function blockTokens(message: Message): readonly number[] {
  let tokens = known.get(message);
  if (!tokens) {
    tokens = weigh(message);
    known.set(message, tokens);
  }
  return tokens;
}

export function estimatedTokens(message: Message): number {
  return blockTokens(message).reduce((sum, tokens) => sum + tokens, 0);
}

function weigh(message: Message): number[] {
  if (message.role === 'tool') return [message.parts.reduce((sum, part) => sum + partTokens(part), FRAME)];
  return message.parts.map((part) => FRAME + partTokens(part));
}

function partTokens(part: Message['parts'][number] | ResultPart): number {
  switch (part.type) {
    case 'text':
    case 'thinking':
      return estimateTokens(part.text);
    case 'tool-call':
      return estimateTokens(part.tool) + estimateTokens(part.input);
    case 'media':
      return estimateMedia(part.mediaType);
    default:
      return estimateTokens(part.json);
  }
}
