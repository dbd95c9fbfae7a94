/** Sessions in temporary folders, and entries to put into them. */
import { join } from 'node:path';
import type { Entry } from '@ctx/transcript';
import { type CreateSessionOptions, createSession, type NewEntry, type Session } from '../../src/index.js';
import { temporaryFolder } from '../temporary-store.js';

export function newSession(options: CreateSessionOptions = {}): Session {
  return createSession(join(temporaryFolder(), 'work.jsonl'), options);
}

let messages = 0;

/** A message of the user. */
export function says(text: string, more: { readonly id?: string; readonly parent?: string | null } = {}): NewEntry {
  messages += 1;
  const parts = [{ type: 'text', text, origin: 'typed' }] as const;
  return { type: 'message', message: { role: 'user', id: `m${messages}`, parts }, ...more };
}

/** The first text of each message. */
export function texts(entries: Iterable<Entry>): string[] {
  return [...entries].flatMap((entry) => {
    const part = entry.type === 'message' ? entry.message.parts[0] : undefined;
    return part?.type === 'text' ? [part.text] : [];
  });
}
