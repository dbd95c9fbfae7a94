/** Recorded sessions in the simple shape of the corpus, read into messages. For tests alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AssistantPart, Message, UserPart } from '../src/index.js';

export const normalSessions = resolve(import.meta.dirname, '../../../../shared/corpus/sessions/normal');
export const hasNormalSessions = existsSync(normalSessions);

interface NormalMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly text?: string;
  readonly reasoning?: string;
  readonly toolCalls?: readonly { readonly id?: string; readonly name: string; readonly arguments?: unknown }[];
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly isError?: boolean;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Every session by name. */
export function readNormalSessions(): { name: string; messages: Message[] }[] {
  return readdirSync(normalSessions)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(normalSessions, name));
      const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      const { messages } = JSON.parse(text) as { messages: NormalMessage[] };
      return { name, messages: messages.map((message, index) => read(message, `m${index}`)) };
    });
}

function read(message: NormalMessage, id: string): Message {
  const text = { type: 'text', text: message.text ?? '' } as const;
  switch (message.role) {
    case 'system':
      return { role: 'system', id, parts: [text] };
    case 'user': {
      const part: UserPart = { ...text, origin: message.meta?.isMeta ? 'notice' : 'typed' };
      return { role: 'user', id, parts: [part] };
    }
    case 'tool': {
      const tool = message.toolName === undefined ? {} : { tool: message.toolName };
      return {
        role: 'tool',
        id,
        callId: message.toolCallId ?? '',
        ...tool,
        status: message.isError ? 'error' : 'unknown',
        parts: [text],
      };
    }
    case 'assistant':
      return { role: 'assistant', id, parts: assistantParts(message) };
  }
}

function assistantParts({ text, reasoning, toolCalls }: NormalMessage): AssistantPart[] {
  return [
    ...(reasoning ? [{ type: 'thinking', text: reasoning } as const] : []),
    ...(text ? [{ type: 'text', text } as const] : []),
    ...(toolCalls ?? []).map(({ id = '', name, arguments: given }): AssistantPart => {
      const inputForm = typeof given === 'string' && !given.startsWith('{') ? 'text' : 'json';
      return {
        type: 'tool-call',
        id,
        tool: name,
        input: typeof given === 'string' ? given : JSON.stringify(given ?? {}),
        inputForm,
      };
    }),
  ];
}
