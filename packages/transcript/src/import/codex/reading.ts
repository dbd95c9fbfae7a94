/** A rollout of Codex while it is read. Nothing marks where a response ends: it is all items up to an output or a message. */
import type { Entry } from '../../entry.js';
import type { AssistantPart, Message, ToolResult, UserPart } from '../../message.js';
import type { ByteRange, ImportedSession } from '../imported-session.js';
import { countOf, type JsonObject, nameOf, objectOf, textOf } from '../json-fields.js';
import type { JsonLine } from '../json-lines.js';
import { SessionDraft } from '../session-draft.js';
import { timeOf } from '../time.js';
import { responseParts } from './items.js';
import { messageOf, summaryOf } from './message.js';
import { callIdOf, filesOf, isOutput, outputOf, wholeOutput } from './output.js';
import { usageOf } from './usage.js';

/** A record without its envelope. */
interface Taken {
  readonly type: string;
  readonly payload: JsonObject;
  readonly at: string | undefined;
  readonly json: string;
  readonly range: ByteRange;
}

/** A user message, what it followed, and whether it begins a turn rather than add context. */
interface Turn {
  readonly entry: string;
  readonly before: string | null;
  readonly begins: boolean;
}

/** The events that tell more of a call than its output does. */
const ends: ReadonlySet<unknown> = new Set(['exec_command_end', 'patch_apply_end', 'mcp_tool_call_end']);

export class CodexReading {
  readonly #draft = new SessionDraft('codex');
  /** The response that may still grow. */
  #response: { readonly id: string; readonly parts: AssistantPart[] } | undefined;
  /** The last response, until its usage is known. */
  #unmeasured: string | undefined;
  /** Tokens of the session and of the last request, as last reported. */
  #total: number | undefined;
  #size: number | undefined;
  readonly #tools = new Map<string, string>();
  /** The events of ended calls whose outputs did not come yet. */
  readonly #ends = new Map<string, Taken>();
  readonly #results = new Map<string, string>();
  /** The texts that events say the user typed. */
  readonly #typed = new Set<string>();
  readonly #turns: Turn[] = [];
  readonly #userEntries: string[] = [];
  #meta: JsonObject | undefined;
  #title: string | undefined;
  #model: string | undefined;

  take({ value: record, finding, text, range }: JsonLine): void {
    if (!record) {
      if (finding) this.#draft.unreadable(text, finding, range);
      return;
    }
    if (finding) this.#draft.findings.push(finding);
    const payload = objectOf(record.payload);
    const bare = typeof record.type === 'string' ? 'response_item' : this.#meta ? 'unknown' : 'session_meta';
    const type = payload ? (textOf(record.type) ?? 'unknown') : bare;
    this.#add({ type, payload: payload ?? record, at: timeOf(record.timestamp), json: text, range });
  }

  finish(): ImportedSession {
    for (const end of this.#ends.values()) this.#addOther(end);
    if (this.#typed.size > 0)
      for (const entry of this.#userEntries) this.#draft.replace(entry, (old) => this.#withOrigins(old));
    const meta = this.#meta ?? {};
    const info = {
      id: nameOf(meta.id),
      title: this.#title,
      cwd: nameOf(meta.cwd),
      startedAt: timeOf(meta.timestamp),
      model: this.#model,
      parentSession: nameOf(meta.forked_from_id) ?? nameOf(meta.parent_thread_id),
    };
    return this.#draft.finish(info, nameOf(meta.cli_version));
  }

  #add(taken: Taken): void {
    if (taken.type === 'response_item') this.#addItem(taken);
    else if (taken.type === 'event_msg') this.#addEvent(taken);
    else if (taken.type === 'session_meta' && !this.#meta) this.#addMeta(taken);
    else if (taken.type === 'turn_context') this.#addContext(taken);
    else if (taken.type === 'compacted') this.#addCompaction(taken);
    else this.#addOther(taken);
  }

  #addItem(taken: Taken): void {
    const { payload, at, range } = taken;
    const message = messageOf(payload);
    if (message) {
      const before = this.#draft.leaf;
      this.#response = undefined;
      const entry = this.#draft.message({ at, ...message }, range);
      if (message.role !== 'user') return;
      this.#userEntries.push(entry);
      this.#turns.push({ entry, before, begins: message.parts.some(({ origin }) => origin !== 'notice') });
    } else if (isOutput(payload)) this.#addOutput(taken);
    else {
      const parts = responseParts(payload);
      if (parts) this.#addParts(taken, parts);
      else this.#addOther(taken);
    }
  }

  #addParts({ at, range }: Taken, parts: readonly AssistantPart[]): void {
    if (this.#response) this.#draft.addSource(this.#response.id, range);
    else {
      const grows: AssistantPart[] = [];
      const id = this.#draft.message({ role: 'assistant', at, parts: grows, model: this.#model }, range);
      this.#response = { id, parts: grows };
      this.#unmeasured = id;
    }
    for (const part of parts) {
      this.#response.parts.push(part);
      if (part.type === 'tool-call') this.#tools.set(part.id, part.tool);
    }
  }

  #addOutput({ payload, at, range }: Taken): void {
    const callId = callIdOf(payload);
    const end = this.#ends.get(callId);
    this.#ends.delete(callId);
    this.#response = undefined;
    const result = outputOf(payload, this.#tools.get(callId), end?.payload);
    const whole = end && wholeOutput(end.payload, result.parts);
    const original = whole === undefined ? undefined : this.#draft.original(callId, whole);
    const ranges = end ? [range, end.range] : [range];
    this.#results.set(callId, this.#draft.message({ at, ...result, original }, ranges));
  }

  #addEvent(taken: Taken): void {
    const { type, message, kind, thread_name: title } = taken.payload;
    if (type === 'user_message' && typeof message === 'string' && (kind ?? 'plain') === 'plain')
      this.#typed.add(message.trim());
    if (ends.has(type)) this.#addEnd(taken);
    else if (type === 'thread_rolled_back') this.#rollBack(taken);
    else if (type === 'thread_name_updated' && typeof title === 'string') this.#addTitle(taken, title);
    else if (type !== 'token_count' || !this.#measure(taken)) this.#addOther(taken);
  }

  #addTitle({ at, range }: Taken, title: string): void {
    this.#title = title;
    this.#draft.entry({ type: 'settings', at, title }, range);
  }

  /** Takes a report of usage for the response before it, unless it repeats the last one. */
  #measure({ payload, range }: Taken): boolean {
    const info = objectOf(payload.info);
    const last = objectOf(info?.last_token_usage);
    const total = countOf(objectOf(info?.total_token_usage)?.total_tokens);
    if (!last || (total !== undefined && total === this.#total)) return false;
    this.#total = total;
    this.#size = countOf(last.total_tokens);
    const response = this.#unmeasured;
    this.#unmeasured = undefined;
    if (response === undefined) return false;
    this.#draft.addSource(response, range);
    this.#draft.changeResponse(response, { usage: usageOf(last) });
    return true;
  }

  #addEnd(taken: Taken): void {
    const callId = callIdOf(taken.payload);
    const result = this.#results.get(callId);
    if (result === undefined) {
      const earlier = this.#ends.get(callId);
      if (earlier) this.#addOther(earlier);
      this.#ends.set(callId, taken);
      return;
    }
    this.#draft.addSource(result, taken.range);
    this.#change(result, (message) => (message.role === 'tool' ? this.#withEnd(message, taken.payload) : message));
  }

  #withEnd(result: ToolResult, end: JsonObject): ToolResult {
    const [files, whole] = [result.files ?? filesOf(end), wholeOutput(end, result.parts)];
    const original =
      whole === undefined || result.original !== undefined ? undefined : this.#draft.original(result.callId, whole);
    return { ...result, ...(files && { files }), ...(original !== undefined && { original }) };
  }

  /** Takes back the last turns of the user: what follows goes on from before them. */
  #rollBack({ payload, at, range }: Taken): void {
    let left = countOf(payload.num_turns) ?? 0;
    let to = this.#draft.leaf;
    while (left > 0) {
      const turn = this.#turns.pop();
      if (!turn) break;
      if (!turn.begins) continue;
      to = turn.before;
      left--;
    }
    this.#draft.entry({ type: 'rewind', at, to }, range);
    this.#draft.leaf = to;
    this.#response = undefined;
  }

  #addMeta(taken: Taken): void {
    const { payload, at, range } = taken;
    this.#meta = payload;
    this.#draft.entry(
      { type: 'settings', at, cwd: nameOf(payload.cwd), provider: nameOf(payload.model_provider) },
      range,
    );
    const instructions = objectOf(payload.base_instructions)?.text ?? payload.instructions;
    if (typeof instructions === 'string' && instructions !== '')
      this.#draft.message({ role: 'system', at, parts: [{ type: 'text', text: instructions }] }, range);
  }

  #addContext({ payload, at, range }: Taken): void {
    this.#model = nameOf(payload.model) ?? this.#model;
    this.#draft.entry({ type: 'settings', at, cwd: nameOf(payload.cwd), model: nameOf(payload.model) }, range);
  }

  #addCompaction({ payload, at, range }: Taken): void {
    this.#response = undefined;
    const messages = summaryOf(payload).map((message) => this.#draft.finished({ id: 'summary', ...message }));
    const summary = messages.length > 0 ? messages : undefined;
    this.#draft.entry({ type: 'compaction', by: 'codex', at, summary, tokensBefore: this.#size }, range);
  }

  #addOther({ type, payload, at, json, range }: Taken): void {
    const detail = textOf(payload.type);
    this.#draft.entry({ type: 'other', kind: detail === undefined ? type : `${type}:${detail}`, json, at }, range);
  }

  #change(id: string, change: (message: Message) => Message): void {
    this.#draft.replace(id, (entry) =>
      entry.type === 'message' ? { ...entry, message: change(entry.message) } : entry,
    );
  }

  /** Where events tell what was typed, they decide. */
  #withOrigins(entry: Entry): Entry {
    if (entry.type !== 'message' || entry.message.role !== 'user') return entry;
    const parts = entry.message.parts.map((part): UserPart => {
      if (part.type !== 'text') return part;
      return { ...part, origin: this.#typed.has(part.text.trim()) ? 'typed' : 'notice' };
    });
    return { ...entry, message: { ...entry.message, parts } };
  }
}
