/**
 * Gemini CLI: chat recordings as one JSON document (older) and as JSON lines (newer), and the events of
 * `--output-format stream-json`.
 */
import { addHeader } from './document-header.js';
import { writeChat } from './gemini/chat.js';
import { ChatLog } from './gemini/chat-log.js';
import { GeminiStream } from './gemini/stream.js';
import type { ByteRange, ImportedSession, Importer } from './imported-session.js';
import { fieldsOf, recordsOf, rootOf, textAt } from './json-document.js';
import { jsonLines } from './json-lines.js';
import { SessionDraft } from './session-draft.js';

export const gemini: Importer = {
  format: 'gemini',

  recognises(head) {
    if (/^\s*\{\s*"(?:sessionId|projectHash)"\s*:/.test(head)) return head.includes('"projectHash"');
    return streamEvent.test(head) && head.includes('"session_id"');
  },

  read(recording) {
    const draft = new SessionDraft('gemini');
    const fields = fieldsOf(recording, rootOf(recording));
    const list = fields.get('messages');
    if (list) return readDocument(recording, draft, fields, list);
    const head = textAt(recording, { offset: 0, bytes: Math.min(recording.length, 65_536) });
    return streamEvent.test(head) ? readStream(recording, draft) : readLines(recording, draft);
  },
};

/** The first event of a stream: the start of a run, or what the user said. */
const streamEvent = /^\s*\{\s*"type"\s*:\s*"(?:init|message)"/;

type Fields = ReturnType<typeof fieldsOf>;

function readDocument(bytes: Uint8Array, draft: SessionDraft, fields: Fields, list: ByteRange): ImportedSession {
  const log = new ChatLog();
  const header = addHeader(draft, bytes, fields, ['messages']);
  log.addFacts(header);
  for (const { value, finding, range } of recordsOf(bytes, list, '/messages')) {
    if (value) log.add(value, range);
    else if (finding) log.addUnreadable(textAt(bytes, range), finding, range);
  }
  writeChat(draft, log);
  return draft.finish(log.info);
}

function readLines(bytes: Uint8Array, draft: SessionDraft): ImportedSession {
  const log = new ChatLog();
  for (const { value, text, finding, range } of jsonLines(bytes)) {
    if (finding && value) draft.findings.push(finding);
    if (value) log.add(value, range);
    else if (finding) log.addUnreadable(text, finding, range);
  }
  writeChat(draft, log);
  return draft.finish(log.info);
}

function readStream(bytes: Uint8Array, draft: SessionDraft): ImportedSession {
  const stream = new GeminiStream(draft);
  for (const { value, text, finding, range } of jsonLines(bytes)) {
    if (finding && value) draft.findings.push(finding);
    if (value) stream.add(value, range);
    else if (finding) draft.unreadable(text, finding, range);
  }
  return draft.finish(stream.end());
}
