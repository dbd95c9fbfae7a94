/** What the parts of a message weigh in a prompt, estimated. */
import type { Message } from '@ctx/transcript';
import { estimateMedia, estimateTokens } from '@ctx/transcript/tokens';

/** Role, ids and the like of one message or call. */
export const FRAME_TOKENS = 6;

export function tokensOf(part: Message['parts'][number]): number {
  switch (part.type) {
    case 'text':
    case 'thinking':
      return estimateTokens(part.text);
    case 'tool-call':
      return FRAME_TOKENS + estimateTokens(part.tool) + estimateTokens(part.input);
    case 'media':
      return estimateMedia(part.mediaType);
    default:
      return estimateTokens(part.json);
  }
}
