/** What a session's context is made of as it grows, nothing shortened: by who said it and by what kind of tool. */
import { type Message, readCall } from '@ctx/transcript';
import { estimatedTokens } from './block-tokens.js';
import type { RecordedSession } from './recorded-session.js';
import { resultsOf, type SessionResults } from './session-results.js';

/** Names of the shares, the lowest first. */
export const shares = [
  'system and tools, not recorded',
  'user and program',
  'assistant',
  'files, searches, pages',
  'commands',
  'other results',
] as const;

const readKinds: ReadonlySet<string> = new Set(['read', 'search', 'list', 'fetch']);

/** For each request the tokens of each share, in the order of `shares`. */
export function makeUpOf(session: RecordedSession): number[][] {
  const results = resultsOf(session);
  const requests: number[][] = [];
  let followed: readonly Message[] = [];
  let length = 0;
  let sums = [session.hiddenTokens, 0, 0, 0, 0, 0];
  for (const { messages } of session.requests()) {
    if (messages !== followed) [followed, length, sums] = [messages, 0, [session.hiddenTokens, 0, 0, 0, 0, 0]];
    for (; length < messages.length; length += 1) {
      const message = messages[length] as Message;
      const share = shareOf(message, results);
      sums[share] = (sums[share] ?? 0) + estimatedTokens(message) * session.ratio;
    }
    requests.push([...sums]);
  }
  return requests;
}

function shareOf(message: Message, { byId }: SessionResults): number {
  if (message.role === 'assistant') return 2;
  if (message.role !== 'tool') return 1;
  const call = byId.get(message.id)?.call;
  const kind = call && readCall(call).kind;
  if (kind !== undefined && readKinds.has(kind)) return 3;
  return kind === 'shell' ? 4 : 5;
}
