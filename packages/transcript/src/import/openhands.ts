/**
 * OpenHands: events as the app exports them and as its evaluations write them (`history` of each line of output.jsonl), of
 * version 0 and of the software agent SDK. A recording of several sessions gives a branch for each; the last is active.
 */
import { addHeader } from './document-header.js';
import type { ByteRange, ImportedSession, Importer } from './imported-session.js';
import { type DocumentRecord, fieldsOf, isArray, membersOf, recordsOf, rootOf, textAt } from './json-document.js';
import { type JsonObject, nameOf, objectOf } from './json-fields.js';
import { type JsonLine, jsonLines } from './json-lines.js';
import type { RecordedEvent } from './openhands/event.js';
import { writeV0 } from './openhands/v0.js';
import { writeV1 } from './openhands/v1.js';
import { SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const openHands: Importer = {
  format: 'openhands',

  recognises(head) {
    if (/^\s*\[/.test(head))
      return /"(?:action|observation|llm_message|system_prompt)"\s*:/.test(head) && source.test(head);
    if (/^\s*\{/.test(head) && !head.includes('"trajectory"'))
      return /"history"\s*:/.test(head) ? /"(?:git_patch|instance_id|instruction)"\s*:/.test(head) : isEvent.test(head);
    return false;
  },

  read(recording) {
    const draft = new SessionDraft('openhands');
    const root = rootOf(recording);
    if (isArray(recording, root)) return finish(draft, { events: writeHistory(draft, recording, root), header: {} });
    const lines = [...jsonLines(recording)];
    if (lines[0]?.value && 'history' in lines[0].value) return readOutputs(draft, recording, lines);
    if (lines[0]?.value) return finish(draft, { events: writeEvents(draft, recording, lines), header: {} });
    return finish(draft, readOutput(draft, recording, root));
  },
};

const source = /"source"\s*:\s*"(?:agent|user|environment)"|"(?:keep_prompt|wait_for_response)"\s*:/;
const isEvent = /^\s*\{[^\n]{0,4096}"source"\s*:\s*"(?:agent|user|environment)"/;

/** Each line of an evaluation's output is a session. */
function readOutputs(draft: SessionDraft, bytes: Uint8Array, lines: readonly JsonLine[]): ImportedSession {
  let sessions = 0;
  let last: Output | undefined;
  for (const { range, finding, value } of lines) {
    if (finding && value) draft.findings.push(finding);
    if (range.bytes === 0) continue;
    draft.leaf = null;
    sessions += 1;
    last = readOutput(draft, bytes, range);
  }
  if (sessions > 1) {
    const message = `${sessions} sessions are in this recording: nothing is lost, each is a branch, and the last is active`;
    draft.findings.push({ code: 'several-sessions', at: 'line 1', message });
  }
  return last ? finish(draft, last) : draft.finish({});
}

/** What a session tells of itself. */
interface Output {
  readonly events: readonly RecordedEvent[];
  readonly header: JsonObject;
}

/** An object with a session's events in `history`. */
function readOutput(draft: SessionDraft, bytes: Uint8Array, range: ByteRange): Output {
  const fields = fieldsOf(bytes, range);
  const header = addHeader(draft, bytes, fields, ['history']);
  const list = fields.get('history');
  return { events: list ? writeHistory(draft, bytes, list) : [], header };
}

/** Writes the events of a list, in which an action and its observation may be a list of their own. */
function writeHistory(draft: SessionDraft, bytes: Uint8Array, list: ByteRange): readonly RecordedEvent[] {
  const nested: DocumentRecord[] = [];
  for (const member of membersOf(bytes, list)) {
    if (!isArray(bytes, member)) continue;
    for (const record of recordsOf(bytes, member, '')) nested.push(record);
  }
  return writeEvents(draft, bytes, nested.length > 0 ? nested : [...recordsOf(bytes, list, '')]);
}

function writeEvents(
  draft: SessionDraft,
  bytes: Uint8Array,
  records: readonly DocumentRecord[],
): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (const { value, range } of records) if (value) events.push({ value, range });
  const isV1 = events.some(({ value }) => typeof value.kind === 'string');
  if (isV1) writeV1(draft, events);
  else writeV0(draft, events);
  for (const { finding, value, range } of records) {
    if (finding && value) draft.findings.push(finding);
    else if (finding) draft.unreadable(textAt(bytes, range), finding, range);
  }
  return events;
}

function finish(draft: SessionDraft, { events, header }: Output): ImportedSession {
  const values = events.map(({ value }) => value);
  const started = values.map(({ timestamp }) => timeOf(timestamp)).find((time) => time !== undefined);
  const responses = values.map((value) => objectOf(objectOf(value.tool_call_metadata)?.model_response));
  const model = responses.map((response) => nameOf(response?.model)).find((name) => name !== undefined);
  const versions = values.map((value) => nameOf(objectOf(value.args)?.openhands_version));
  const version = versions.find((name) => name !== undefined);
  return draft.finish({ id: nameOf(header.instance_id), startedAt: started, model }, version);
}
