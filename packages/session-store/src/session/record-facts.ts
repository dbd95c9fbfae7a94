/** What the tree of a session needs to know of a record: its names, what it follows, where it leads. */
import { createHash } from 'node:crypto';
import { ROW_KINDS, type RowKind } from './entry-rows.js';

export interface RecordFacts {
  readonly kind: RowKind;
  /** Absent where the record has none. */
  readonly id?: string;
  /** Absent where the record does not say. */
  readonly parent?: string | null;
  /** Id of the message in it, where that is not the entry's own. */
  readonly messageId?: string;
  /** The call that its tool result answers. */
  readonly callId?: string;
  /** Where a rewind leads; absent where the record does not say. */
  readonly to?: string | null;
}

/** A longer id is known by its hash: what is held in memory of an entry is bounded. */
export const MAX_ID_BYTES = 1_024;

/** The id by which `id` is known; anything else than a long text is itself. */
export function boundId<Id>(id: Id): Id | string {
  if (typeof id !== 'string' || id.length * 3 <= MAX_ID_BYTES || Buffer.byteLength(id) <= MAX_ID_BYTES) return id;
  return `sha256-${createHash('sha256').update(id).digest('hex')}`;
}

/** The facts of an entry; undefined for a record that has no place in the tree: one of an unknown type, without an id. */
export function recordFacts(value: Readonly<Record<string, unknown>>): RecordFacts | undefined {
  const id = boundId(text(value.id));
  const parent = link(value.parent);
  const kind = ROW_KINDS.find((known) => known === value.type);
  if (kind === undefined && (id === undefined || parent === undefined)) return undefined;
  const facts = { kind: kind ?? 'other', ...(id !== undefined && { id }), ...(parent !== undefined && { parent }) };
  if (kind === 'message') return { ...facts, ...messageNames(value.message, id) };
  const to = kind === 'rewind' ? link(value.to) : undefined;
  return to === undefined ? facts : { ...facts, to };
}

function messageNames(message: unknown, entryId: string | undefined): Pick<RecordFacts, 'messageId' | 'callId'> {
  if (typeof message !== 'object' || message === null) return {};
  const { id, role, callId } = message as Readonly<Record<string, unknown>>;
  const messageId = text(id);
  const call = role === 'tool' ? text(callId) : undefined;
  return {
    ...(messageId !== undefined && messageId !== entryId && { messageId }),
    ...(call !== undefined && call !== entryId && { callId: call }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function link(value: unknown): string | null | undefined {
  return value === null ? null : boundId(text(value));
}
