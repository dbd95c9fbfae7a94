/** What a one-document recording says besides its records, kept as one entry. */
import type { ByteRange } from './imported-session.js';
import { type JsonMember, textAt, valueAt } from './json-document.js';
import type { JsonObject } from './json-fields.js';
import type { SessionDraft } from './session-draft.js';

/** Keeps the members of the document that are not among `records` as an entry of their own, and gives them. */
export function addHeader(
  draft: SessionDraft,
  bytes: Uint8Array,
  fields: ReadonlyMap<string, JsonMember>,
  records: readonly string[],
): JsonObject {
  const kept = [...fields].filter(([key, member]) => member.whole && !records.includes(key));
  for (const [key, member] of fields) {
    if (member.whole || records.includes(key)) continue;
    const message = 'the recording ends or is damaged here: nothing that was recorded is lost, it is kept as text';
    draft.unreadable(textAt(bytes, member), { code: 'torn-record', at: `/${key}`, message }, member);
  }
  if (kept.length === 0) return {};
  const members = kept.map(([key, member]) => `${JSON.stringify(key)}:${textAt(bytes, member)}`);
  const sources = kept.map(([, { offset, bytes: length }]): ByteRange => ({ offset, bytes: length }));
  draft.entry({ type: 'other', kind: 'header', json: `{${members.join(',')}}` }, sources);
  return Object.fromEntries(kept.map(([key, member]) => [key, valueAt(bytes, member)]));
}
