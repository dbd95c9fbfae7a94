/** opencode: what `opencode export` writes, one JSON document with every message and its parts. */
import type { Finding } from '../finding.js';
import { addHeader } from './document-header.js';
import type { ByteRange, Importer } from './imported-session.js';
import { fieldsOf, membersOf, recordsOf, rootOf, textAt, valueAt } from './json-document.js';
import { type JsonObject, nameOf, objectOf, objectsOf } from './json-fields.js';
import { type RecordedMessage, writeMessages } from './opencode/write-messages.js';
import { SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const opencode: Importer = {
  format: 'opencode',

  recognises: (head) => /^\s*\{\s*"info"\s*:\s*\{\s*"id"\s*:\s*"ses_/.test(head),

  read(recording) {
    const draft = new SessionDraft('opencode');
    const fields = fieldsOf(recording, rootOf(recording));
    const info = objectOf(addHeader(draft, recording, fields, ['messages']).info) ?? {};
    const list = fields.get('messages');
    const messages = list ? [...readMessages(recording, list)] : [];
    writeMessages(
      draft,
      messages.filter(({ info, torn }) => !torn || info.role !== undefined),
    );
    for (const { range, torn } of messages) if (torn) draft.unreadable(textAt(recording, range), torn, range);
    return draft.finish(
      {
        id: nameOf(info.id),
        title: nameOf(info.title),
        cwd: nameOf(info.directory),
        startedAt: timeOf(objectOf(info.time)?.created),
        model: nameOf(objectOf(info.model)?.id),
        parentSession: nameOf(info.parentID),
      },
      nameOf(info.version),
    );
  },
};

/** The messages; of one that is torn, the parts before the damage. */
function* readMessages(bytes: Uint8Array, list: ByteRange): Generator<TornMessage> {
  let index = 0;
  for (const { offset, bytes: length } of membersOf(bytes, list)) {
    const range = { offset, bytes: length };
    const at = `/messages/${index++}`;
    const whole = objectOf(valueAt(bytes, range));
    const { info, parts } = whole ?? tornMessage(bytes, range);
    const message =
      'this message is damaged: nothing that was recorded is lost, it is read as far as it goes and kept as text';
    const torn = whole ? undefined : { code: 'torn-record', at, message };
    yield { info: objectOf(info) ?? {}, parts: objectsOf(parts), range, torn };
  }
}

interface TornMessage extends RecordedMessage {
  readonly torn: Finding | undefined;
}

function tornMessage(bytes: Uint8Array, range: ByteRange): JsonObject {
  const fields = fieldsOf(bytes, range);
  const [info, list] = [fields.get('info'), fields.get('parts')];
  const parts = list ? [...recordsOf(bytes, list, '')] : [];
  return { info: info && valueAt(bytes, info), parts: parts.map(({ value }) => value) };
}
