/**
 * Reads messages and entries from JSON that someone else wrote: a session file, a program's output. An entry point of its
 * own, because it loads zod. The schemas and the interfaces are held to each other by the compiler, in both directions.
 */
import { CtxError } from '@ctx/error';
import { z } from 'zod';
import type { Edit } from './edit.js';
import type { Entry } from './entry.js';
import type { Message } from './message.js';

/** Code of the error that this entry point throws. */
export type SchemaErrorCode = 'bad-message' | 'bad-entry';

const id = z.string().min(1);
const at = z.iso.datetime({ offset: true }).exactOptional();
const count = z.number().nonnegative();
const text = z.object({ type: z.literal('text'), text: z.string() });
const media = z.object({
  type: z.literal('media'),
  mediaType: z.string(),
  name: z.string().exactOptional(),
  blob: z.string().exactOptional(),
  base64: z.string().exactOptional(),
  url: z.string().exactOptional(),
});
const other = z.object({ type: z.literal('other'), kind: z.string(), json: z.string() });
const thinking = z.object({
  type: z.literal('thinking'),
  text: z.string(),
  signature: z.string().exactOptional(),
  encrypted: z.string().exactOptional(),
});
const toolCall = z.object({
  type: z.literal('tool-call'),
  id: z.string(),
  tool: z.string(),
  input: z.string(),
  inputForm: z.enum(['json', 'text']),
});
const origin = { origin: z.enum(['typed', 'attached', 'piped', 'notice', 'state']) };
const usage = z.object({
  input: count,
  output: count,
  cacheRead: count,
  cacheWrite: count,
  reasoning: count.exactOptional(),
  costUsd: count.exactOptional(),
});
const fileAccess = z.object({
  action: z.enum(['read', 'write', 'edit', 'delete']),
  path: z.string(),
  blob: z.string().exactOptional(),
  lines: z.object({ from: count, to: count, total: count.exactOptional() }).exactOptional(),
  hunks: z.array(z.object({ from: count, removed: count, added: count })).exactOptional(),
});

const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), id, at, parts: z.array(text) }),
  z.object({
    role: z.literal('user'),
    id,
    at,
    parts: z.array(z.discriminatedUnion('type', [text.extend(origin), media.extend(origin), other.extend(origin)])),
  }),
  z.object({
    role: z.literal('assistant'),
    id,
    at,
    parts: z.array(z.discriminatedUnion('type', [text, thinking, toolCall, media, other])),
    model: z.string().exactOptional(),
    batch: count.exactOptional(),
    usage: usage.exactOptional(),
    stop: z.enum(['end', 'tool-calls', 'length', 'error', 'aborted']).exactOptional(),
  }),
  z.object({
    role: z.literal('tool'),
    id,
    at,
    callId: z.string(),
    tool: z.string().exactOptional(),
    status: z.enum(['success', 'error', 'cancelled', 'unknown']),
    exitCode: z.number().exactOptional(),
    parts: z.array(z.discriminatedUnion('type', [text, media, other])),
    files: z.array(fileAccess).exactOptional(),
    original: z.string().exactOptional(),
  }),
]);

const edit = z.object({
  result: z.string(),
  part: count.exactOptional(),
  text: z.string(),
  address: z.string().exactOptional(),
  reason: z.string(),
});

const request = z.object({
  batch: count.exactOptional(),
  at,
  model: z.string().exactOptional(),
  changed: z.array(z.string()).exactOptional(),
});

const base = { id, parent: z.string().nullable(), at };

const entry = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('message'), message }),
  z.object({
    ...base,
    type: z.literal('edits'),
    edits: z.array(edit),
    by: z.string(),
    request: request.exactOptional(),
  }),
  z.object({
    ...base,
    type: z.literal('compaction'),
    by: z.string(),
    trigger: z.enum(['automatic', 'manual', 'model']).exactOptional(),
    keptFrom: z.string().exactOptional(),
    summary: z.array(message).exactOptional(),
    tokensBefore: count.exactOptional(),
    tokensAfter: count.exactOptional(),
  }),
  z.object({
    ...base,
    type: z.literal('settings'),
    provider: z.string().exactOptional(),
    model: z.string().exactOptional(),
    cwd: z.string().exactOptional(),
    title: z.string().exactOptional(),
  }),
  z.object({ ...base, type: z.literal('rewind'), to: z.string().nullable() }),
  z.object({ ...base, type: z.literal('other'), kind: z.string(), json: z.string() }),
]);

/** True where each type takes the other's values; an error of the compiler where one does not. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
true satisfies Same<z.output<typeof message>, Writable<Message>>;
true satisfies Same<z.output<typeof entry>, Writable<Entry>>;
true satisfies Same<z.output<typeof edit>, Writable<Edit>>;
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

/**
 * `value` as a message. Fields that it has no word for are left out.
 *
 * @throws {CtxError} 'bad-message', with the place and the reason in its message.
 */
export function parseMessage(value: unknown): Message {
  const result = message.safeParse(value);
  if (result.success) return result.data;
  throw new CtxError<SchemaErrorCode>('bad-message', `not a message: ${reason(result.error)}`);
}

/**
 * `value` as an entry. Fields that it has no word for are left out.
 *
 * @throws {CtxError} 'bad-entry', with the place and the reason in its message.
 */
export function parseEntry(value: unknown): Entry {
  const result = entry.safeParse(value);
  if (result.success) return result.data;
  throw new CtxError<SchemaErrorCode>('bad-entry', `not an entry of a session: ${reason(result.error)}`);
}

function reason(error: z.ZodError): string {
  const [first, ...more] = error.issues;
  const place = first?.path.map(String).join('.');
  const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
  return `${place ? `${place}: ` : ''}${first?.message ?? 'unreadable'}${rest}`;
}
