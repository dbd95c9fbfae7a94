/**
 * Makes any list of messages one that every wire takes: each call is answered once, right after the message that makes
 * it, under an id that is valid and its own. What does not fit is repaired in sight: nothing is dropped without a word.
 */
import type { AssistantMessage, Message, ToolCall, ToolResult, UserMessage } from '../message.js';
import { uniqueIds } from './unique-ids.js';
import { validName } from './valid-name.js';

/** A result stands with the call that it answers. */
export interface AnsweredCall {
  /** With its new id. */
  readonly call: ToolCall;
  readonly result: Omit<ToolResult, 'id' | 'callId'>;
}

/** A message, and for a response the calls that it makes, in order. */
export type Turn =
  | { readonly message: Exclude<Message, ToolResult | AssistantMessage> }
  | { readonly message: AssistantMessage; readonly calls: readonly AnsweredCall[] };

/** A result goes to the nearest call before it of its id that has none; one that finds no call becomes a notice. */
export function pairResults(messages: readonly Message[]): Turn[] {
  const turns: { message: Exclude<Message, ToolResult>; calls?: OpenCall[] }[] = [];
  const latest = new Map<string, OpenCall[]>();
  const claim = uniqueIds('_');
  for (const message of messages) {
    if (message.role === 'tool') {
      const open = latest.get(message.callId)?.pop();
      if (open) open.result = message;
      else turns.push({ message: notice(message) });
    } else if (message.role === 'assistant') {
      const calls = message.parts.flatMap((part) => {
        return part.type === 'tool-call'
          ? [{ call: { ...part, id: claim(validName(part.id, 'call').slice(0, mostOfId)) }, from: part.id }]
          : [];
      });
      for (const open of calls as OpenCall[]) {
        const same = latest.get(open.from);
        if (same) same.push(open);
        else latest.set(open.from, [open]);
      }
      turns.push({ message, calls });
    } else turns.push({ message });
  }
  return turns.map(({ message, calls }): Turn => {
    if (message.role !== 'assistant') return { message };
    return { message, calls: (calls ?? []).map(({ call, result }) => ({ call, result: result ?? lost })) };
  });
}

/** A wire takes 64 characters; the rest is for what tells equal ids apart. */
const mostOfId = 54;

interface OpenCall {
  readonly call: ToolCall;
  readonly from: string;
  result?: ToolResult;
}

const lost: AnsweredCall['result'] = {
  role: 'tool',
  status: 'unknown',
  parts: [{ type: 'text', text: '(The result of this call was lost.)' }],
};

function notice(result: ToolResult): UserMessage {
  const of = result.tool === undefined ? '' : ` of ${result.tool}`;
  return {
    role: 'user',
    id: result.id,
    parts: [
      { type: 'text', text: `(A result${of} whose call was lost:)`, origin: 'notice' },
      ...result.parts.map((part) => ({ ...part, origin: 'notice' as const })),
    ],
  };
}
