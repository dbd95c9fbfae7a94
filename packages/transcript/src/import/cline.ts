/**
 * Cline and Roo Code: `api_conversation_history.json`, the messages as the API got them, and Cline's `ui_messages.json`,
 * what the user was shown.
 */
import { writeHistory } from './cline/history.js';
import { UiMessages } from './cline/ui-messages.js';
import { addHeader } from './document-header.js';
import type { ByteRange, ImportedSession, Importer } from './imported-session.js';
import { fieldsOf, isArray, recordsOf, rootOf, textAt } from './json-document.js';
import { SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const cline: Importer = {
  format: 'cline',

  recognises(head) {
    if (/^\s*\[\s*\{\s*"ts"\s*:\s*\d+\s*,\s*"type"\s*:\s*"(?:say|ask)"/.test(head)) return true;
    return (
      /^\s*(?:\{\s*"version"\s*:\s*2\s*,\s*"messages"\s*:\s*)?\[\s*\{[^{}[\]]{0,400}"role"\s*:\s*"user"/.test(head) &&
      /"content"\s*:/.test(head)
    );
  },

  read(recording) {
    const draft = new SessionDraft('cline');
    const root = rootOf(recording);
    if (isArray(recording, root)) return readList(draft, recording, root);
    const fields = fieldsOf(recording, root);
    addHeader(draft, recording, fields, ['messages']);
    const list = fields.get('messages');
    return list ? readList(draft, recording, list) : draft.finish({});
  },
};

function readList(draft: SessionDraft, bytes: Uint8Array, list: ByteRange): ImportedSession {
  const records = [...recordsOf(bytes, list, '')];
  const values = records.flatMap(({ value }) => (value ? [value] : []));
  if (values.some(({ type }) => type === 'say' || type === 'ask')) {
    const messages = new UiMessages(draft);
    for (const record of records) messages.add(record);
    messages.end();
  } else writeHistory(draft, records);
  for (const { finding, range } of records) if (finding) draft.unreadable(textAt(bytes, range), finding, range);
  return draft.finish({ startedAt: values.map(({ ts }) => timeOf(ts)).find((time) => time !== undefined) });
}
