/**
 * The events that Gemini's command line prints while it runs (`--output-format stream-json`). A response comes in pieces:
 * texts and calls up to the first result are one. The text of a result is what the screen showed.
 */
import type { AssistantPart } from '../../message.js';
import type { ByteRange, SessionInfo } from '../imported-session.js';
import { type JsonObject, jsonOf, nameOf, objectOf, present, textOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import { callOf } from './parts.js';

export class GeminiStream {
  readonly #draft: SessionDraft;
  /** Names of the tools by call: a result says only whose it is. */
  readonly #tools = new Map<string, string>();
  #parts: AssistantPart[] = [];
  #sources: ByteRange[] = [];
  #at: string | undefined;
  #model: string | undefined;
  #info: SessionInfo = {};
  #warned = false;

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  add(event: JsonObject, range: ByteRange): void {
    if (event.type === 'message' && event.role === 'assistant') this.#text(textOf(event.content) ?? '', event, range);
    else if (event.type === 'tool_use') this.#call(event, range);
    else {
      this.#flush();
      this.#other(event, range);
    }
  }

  /** Writes the response that is under way and gives what is known of the session. */
  end() {
    this.#flush();
    return this.#info;
  }

  #flush(): void {
    if (this.#parts.length === 0) return;
    const stop = this.#parts.some((part) => part.type === 'tool-call') ? 'tool-calls' : undefined;
    const given = { role: 'assistant' as const, at: this.#at, parts: this.#parts, model: this.#model, stop } as const;
    this.#draft.message(given, this.#sources);
    [this.#parts, this.#sources, this.#at] = [[], [], undefined];
  }

  #text(text: string, event: JsonObject, range: ByteRange): void {
    const last = this.#parts.at(-1);
    if (last?.type === 'text') this.#parts[this.#parts.length - 1] = { type: 'text', text: last.text + text };
    else if (text !== '') this.#parts.push({ type: 'text', text });
    this.#took(event, range);
  }

  #call(event: JsonObject, range: ByteRange): void {
    const call = callOf(event.tool_id, event.tool_name, event.parameters);
    this.#tools.set(call.id, call.tool);
    this.#parts.push({ type: 'tool-call', ...call });
    this.#took(event, range);
  }

  #took(event: JsonObject, range: ByteRange): void {
    this.#at ??= timeOf(event.timestamp);
    this.#sources.push(range);
  }

  #other(event: JsonObject, range: ByteRange): void {
    const at = timeOf(event.timestamp);
    const model = nameOf(event.model);
    if (event.type === 'message' && event.role === 'user') {
      const text = textOf(event.content) ?? '';
      this.#draft.message({ role: 'user', at, parts: [{ type: 'text', text, origin: 'typed' }] }, range);
    } else if (event.type === 'tool_result') this.#result(event, at, range);
    else if (event.type === 'init' && model !== undefined) {
      this.#model = model;
      this.#info = present({ id: nameOf(event.session_id), startedAt: at, model });
      this.#draft.entry({ type: 'settings', at, model }, range);
    } else this.#draft.entry({ type: 'other', at, kind: textOf(event.type) ?? 'event', json: jsonOf(event) }, range);
  }

  #result(event: JsonObject, at: string | undefined, range: ByteRange): void {
    const callId = textOf(event.tool_id) ?? '';
    const text = nameOf(event.output) ?? textOf(objectOf(event.error)?.message) ?? '';
    const status = event.status === 'success' || event.status === 'error' ? event.status : 'unknown';
    const tool = this.#tools.get(callId);
    this.#draft.message({ role: 'tool', id: callId, callId, at, tool, status, parts: [{ type: 'text', text }] }, range);
    if (this.#warned) return;
    this.#warned = true;
    const message =
      'these events hold what the screen showed: what the model saw beyond that, such as the text of files, is lost';
    this.#draft.findings.push({ code: 'display-text', at: `byte ${range.offset}`, message });
  }
}
