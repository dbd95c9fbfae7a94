/** Reads the recorded sessions that lie beside the repository, where they do: they are not ours to publish. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Entry, Message, Usage } from '../../src/index.js';

const recordings = join(import.meta.dirname, '../../../../../shared/corpus/sessions');
export const haveRecordings = existsSync(recordings);

export function recorded(path: string): Uint8Array {
  const bytes = readFileSync(join(recordings, path));
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

export function recordedIn(folder: string): string[] {
  return haveRecordings ? readdirSync(join(recordings, folder)).map((name) => `${folder}/${name}`) : [];
}

/** A session as another converter made it of the same recording. */
export interface NormalSession {
  readonly source: string;
  readonly messages: readonly NormalMessage[];
}

interface NormalMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly text: string;
  readonly toolCalls?: readonly { readonly id: string; readonly name: string }[];
  readonly toolCallId?: string;
  readonly isError?: boolean;
  readonly usage?: Usage;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export function normal(name: string): NormalSession {
  const path = `normal/${name}.json`;
  const file = existsSync(join(recordings, path)) ? path : `${path}.gz`;
  return JSON.parse(new TextDecoder().decode(recorded(file))) as NormalSession;
}

/** The entries of each tree of a session, in order: a session of several chats or with sub-agents has several. */
export function treesOf(entries: readonly Entry[]): Entry[][] {
  const trees: Entry[][] = [];
  const treeOf = new Map<string, Entry[]>();
  for (const entry of entries) {
    const tree = treeOf.get(entry.parent ?? '') ?? [];
    if (tree.length === 0) trees.push(tree);
    tree.push(entry);
    treeOf.set(entry.id, tree);
  }
  return trees;
}

export function messagesOf(entries: readonly Entry[]): Message[] {
  return entries.flatMap((entry) => (entry.type === 'message' ? [entry.message] : []));
}

/** A message's text as the other converter writes it. */
export function plainText(message: Message): string {
  return message.parts
    .flatMap((part) => {
      if (part.type === 'text') return [part.text];
      if (part.type === 'media') return [part.mediaType === 'application/pdf' ? '[document]' : '[image]'];
      const name = (JSON.parse(part.type === 'other' ? part.json : '{}') as { tool_name?: string }).tool_name;
      return name === undefined ? [] : [`[tool_reference ${name}]`];
    })
    .join('\n');
}

export interface Tally {
  calls: string[];
  results: { callId: string; text: string }[];
  responses: number;
  usage: number[];
}

export function tally(messages: readonly Message[]): Tally {
  const responses = messages.filter((message) => message.role === 'assistant');
  return {
    calls: responses.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === 'tool-call' ? [`${part.id} ${part.tool}`] : [])),
    ),
    results: messages.flatMap((message) =>
      message.role === 'tool' ? [{ callId: message.callId, text: plainText(message) }] : [],
    ),
    responses: responses.length,
    usage: sums(responses.flatMap(({ usage }) => (usage ? [usage] : []))),
  };
}

export function tallyOfNormal({ messages }: NormalSession): Tally {
  return {
    calls: messages.flatMap(({ toolCalls }) => (toolCalls ?? []).map(({ id, name }) => `${id} ${name}`)),
    results: messages.flatMap(({ role, toolCallId, text }) =>
      role === 'tool' ? [{ callId: toolCallId ?? '', text }] : [],
    ),
    responses: messages.filter(({ role }) => role === 'assistant').length,
    usage: sums(messages.flatMap(({ usage }) => (usage ? [usage] : []))),
  };
}

function sums(usages: readonly Usage[]): number[] {
  return (['input', 'output', 'cacheRead', 'cacheWrite'] as const).map((field) =>
    usages.reduce((sum, usage) => sum + usage[field], 0),
  );
}
