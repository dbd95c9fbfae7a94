/**
 * Event logs of Anthropic's managed agents, one event a line, bare or as the `raw` of a line. What the model sent between
 * the start and the end of a request is one response; usage is exact.
 */
import type { AssistantPart, Usage } from '../message.js';
import type { ByteRange, Importer, SessionInfo } from './imported-session.js';
import { countOf, type JsonObject, jsonOf, nameOf, objectOf, present, textOf } from './json-fields.js';
import { jsonLines } from './json-lines.js';
import { messageParts, resultParts } from './managed-agents/content.js';
import { SessionDraft } from './session-draft.js';
import { timeOf } from './time.js';

export const managedAgents: Importer = {
  format: 'managed-agents',

  recognises: (head) =>
    /"type"\s*:\s*"(?:session\.status_|session\.thread_|span\.model_request_|agent\.|user\.)/.test(head) &&
    /^\s*\{/.test(head),

  read(recording) {
    const draft = new SessionDraft('managed-agents');
    const events = new Events(draft);
    for (const { value, text, finding, range } of jsonLines(recording)) {
      if (finding && value) draft.findings.push(finding);
      if (value) events.add(objectOf(value.raw) ?? value, range);
      else if (finding) draft.unreadable(text, finding, range);
    }
    return draft.finish(events.end());
  },
};

/** What every event has. */
interface Given {
  readonly id: string | undefined;
  readonly at: string | undefined;
}

interface Response {
  id: string | undefined;
  at: string | undefined;
  readonly parts: AssistantPart[];
  readonly sources: ByteRange[];
}

class Events {
  readonly #draft: SessionDraft;
  readonly #tools = new Map<string, string>();
  #response: Response | undefined;
  #info: SessionInfo = {};

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  add(event: JsonObject, range: ByteRange): void {
    const type = textOf(event.type) ?? 'event';
    const given = { id: nameOf(event.id), at: timeOf(event.processed_at) };
    const thread = nameOf(event.session_thread_id);
    this.#info = { ...present({ id: thread, startedAt: given.at }), ...this.#info };
    if (type === 'span.model_request_start') this.#start(given, range);
    else if (type === 'span.model_request_end') this.#finish(event, range);
    else if (type === 'agent.message') this.#say(messageParts(event.content), given, range);
    else if (type.startsWith('agent.') && type.endsWith('tool_use')) this.#say([this.#callOf(event)], given, range);
    else if (type.endsWith('tool_result')) this.#result(event, given, range);
    else if (type === 'user.message' || type === 'user.define_outcome') this.#user(event, given, range);
    else if (type === 'agent.thread_context_compacted') {
      this.#flush();
      this.#draft.entry({ type: 'compaction', ...given, by: 'managed-agents', trigger: 'automatic' }, range);
    } else this.#draft.entry({ type: 'other', ...given, kind: type, json: jsonOf(event) }, range);
  }

  /** Writes a response whose end is missing, and gives what is known of the session. */
  end(): SessionInfo {
    this.#flush();
    return this.#info;
  }

  #start(given: Given, range: ByteRange): void {
    this.#flush();
    this.#response = { ...given, parts: [], sources: [range] };
  }

  #say(parts: readonly AssistantPart[], given: Given, range: ByteRange): void {
    this.#response ??= { ...given, parts: [], sources: [] };
    for (const part of parts) this.#response.parts.push(part);
    this.#response.sources.push(range);
  }

  #finish(event: JsonObject, range: ByteRange): void {
    const response = this.#response ?? {
      id: nameOf(event.model_request_start_id),
      at: timeOf(event.processed_at),
      parts: [],
      sources: [],
    };
    response.sources.push(range);
    this.#response = response;
    this.#flush(usageOf(event.model_usage), event.is_error === true);
  }

  #flush(usage?: Usage, failed = false): void {
    if (!this.#response) return;
    const { id, at, parts, sources } = this.#response;
    this.#response = undefined;
    const stop = failed ? 'error' : parts.some((part) => part.type === 'tool-call') ? 'tool-calls' : undefined;
    this.#draft.message({ role: 'assistant', id, at, parts, usage, stop }, sources);
  }

  #callOf(event: JsonObject): AssistantPart {
    const [id, tool] = [textOf(event.id) ?? '', textOf(event.name) ?? ''];
    this.#tools.set(id, tool);
    return { type: 'tool-call', id, tool, input: jsonOf(event.input ?? {}), inputForm: 'json' };
  }

  #result(event: JsonObject, given: Given, range: ByteRange): void {
    this.#flush();
    const callId = textOf(event.tool_use_id) ?? textOf(event.custom_tool_use_id) ?? textOf(event.mcp_tool_use_id) ?? '';
    const status = event.is_error === true ? 'error' : 'success';
    const tool = this.#tools.get(callId);
    this.#draft.message({ role: 'tool', ...given, callId, tool, status, parts: resultParts(event.content) }, range);
  }

  /** An outcome is asked for in words, with a rubric that it is judged by. */
  #user(event: JsonObject, given: Given, range: ByteRange): void {
    this.#flush();
    const asked = resultParts(event.content ?? event.description).map((part) => ({
      ...part,
      origin: part.type === 'text' ? ('typed' as const) : ('attached' as const),
    }));
    const rubric = nameOf(objectOf(event.rubric)?.content);
    const judged = rubric === undefined ? [] : [{ type: 'text' as const, text: rubric, origin: 'attached' as const }];
    this.#draft.message({ role: 'user', ...given, parts: [...asked, ...judged] }, range);
  }
}

function usageOf(usage: unknown): Usage | undefined {
  const fields = objectOf(usage);
  if (!fields) return undefined;
  return {
    input: countOf(fields.input_tokens) ?? 0,
    output: countOf(fields.output_tokens) ?? 0,
    cacheRead: countOf(fields.cache_read_input_tokens) ?? 0,
    cacheWrite: countOf(fields.cache_creation_input_tokens) ?? 0,
  };
}
