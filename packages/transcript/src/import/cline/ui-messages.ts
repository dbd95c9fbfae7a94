/**
 * `ui_messages.json`: what Cline showed its user. The response that is under way is gathered from its texts and tools; the
 * results of its calls, which nothing else records as the model saw them, are taken from the text of the next request.
 */
import type { AssistantPart, ToolCall, Usage } from '../../message.js';
import type { ByteRange } from '../imported-session.js';
import type { DocumentRecord } from '../json-document.js';
import { countOf, type JsonObject, jsonOf, nameOf, objectOf, present, textOf } from '../json-fields.js';
import type { SessionDraft } from '../session-draft.js';
import { shownOutcome } from '../shown-outcome.js';
import { timeOf } from '../time.js';
import { textOrigin } from './origin.js';
import { requestSections } from './text-tools.js';

/** The tools as the screen names them, and as the model does. */
const toolNames = new Map([
  ['appliedDiff', 'apply_diff'],
  ['codebaseSearch', 'codebase_search'],
  ['editedExistingFile', 'replace_in_file'],
  ['fetchInstructions', 'fetch_instructions'],
  ['insertContent', 'insert_content'],
  ['listCodeDefinitionNames', 'list_code_definition_names'],
  ['listFilesRecursive', 'list_files'],
  ['listFilesTopLevel', 'list_files'],
  ['newFileCreated', 'write_to_file'],
  ['newTask', 'new_task'],
  ['readFile', 'read_file'],
  ['searchAndReplace', 'search_and_replace'],
  ['searchFiles', 'search_files'],
  ['summarizeTask', 'summarize_task'],
  ['switchMode', 'switch_mode'],
  ['updateTodoList', 'update_todo_list'],
  ['webFetch', 'web_fetch'],
  ['webSearch', 'web_search'],
]);

/** Kinds of messages that are a call each, and the tool that was called. */
const callKinds = new Map([
  ['browser_action', 'browser_action'],
  ['browser_action_launch', 'browser_action'],
  ['command', 'execute_command'],
  ['completion_result', 'attempt_completion'],
  ['followup', 'ask_followup_question'],
  ['plan_mode_respond', 'plan_mode_respond'],
  ['use_mcp_server', 'use_mcp_tool'],
]);

export class UiMessages {
  readonly #draft: SessionDraft;
  #parts: AssistantPart[] = [];
  #sources: ByteRange[] = [];
  #at: string | undefined;
  #model: string | undefined;
  #usage: Usage | undefined;
  /** Calls whose results the next request holds. */
  #open: ToolCall[] = [];
  #calls = 0;
  #request = '';

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  add({ value, range }: DocumentRecord): void {
    if (!value) return;
    const kind = textOf(value.say) ?? textOf(value.ask) ?? 'message';
    const text = textOf(value.text) ?? '';
    if (kind === 'api_req_started') this.#startRequest(value, text, range);
    else if (kind === 'condense_context' || kind === 'condense') this.#compaction(value, text, range);
    else if (text !== '' && this.#request !== '' && kind === 'text') this.#say({ type: 'text', text }, value, range);
    else if (text !== '' && kind === 'reasoning') this.#say({ type: 'thinking', text }, value, range);
    else if (text !== '' && kind === 'tool') this.#call(toolOf(text), text, value, range);
    else if (text !== '' && callKinds.has(kind)) this.#call(callKinds.get(kind) ?? kind, text, value, range);
    else this.#draft.entry({ type: 'other', at: timeOf(value.ts), kind, json: jsonOf(value) }, range);
  }

  /** Writes the response that is under way. */
  end(): void {
    if (this.#parts.length === 0) return;
    this.#open = this.#parts.filter((part) => part.type === 'tool-call');
    const stop = this.#open.length > 0 ? 'tool-calls' : undefined;
    const given = { at: this.#at, parts: this.#parts, model: this.#model, usage: this.#usage, stop } as const;
    this.#draft.message({ role: 'assistant', ...given }, this.#sources);
    [this.#parts, this.#sources, this.#at, this.#usage] = [[], [], undefined, undefined];
  }

  #startRequest(value: JsonObject, text: string, range: ByteRange): void {
    const retried = this.#parts.length === 0;
    this.end();
    const fields = parsed(text);
    const request = textOf(fields.request) ?? '';
    const at = timeOf(value.ts);
    if (!(retried && request === this.#request)) this.#writeRequest(request, at, range);
    else this.#draft.entry({ type: 'other', at, kind: 'api_req_started', json: jsonOf(value) }, range);
    this.#request = request;
    this.#usage = usageOf(fields);
    this.#sources = [range];
  }

  #writeRequest(request: string, at: string | undefined, range: ByteRange): void {
    const sections = requestSections(request, this.#open);
    for (const { call, text } of sections) {
      if (!call) continue;
      const parts = [{ type: 'text' as const, text }];
      const { id, tool } = call;
      const outcome = shownOutcome(parts, { agent: 'cline', tool });
      this.#draft.message({ role: 'tool', id, callId: id, at, tool, ...outcome, parts }, range);
    }
    const own = sections.filter(({ call }) => call === undefined);
    const parts = own.map(({ text }) => ({ type: 'text' as const, text, origin: textOrigin(text) }));
    if (parts.length > 0) this.#draft.message({ role: 'user', at, parts }, range);
  }

  #say(part: AssistantPart, value: JsonObject, range: ByteRange): void {
    this.#parts.push(part);
    this.#sources.push(range);
    this.#at ??= timeOf(value.ts);
    this.#model = nameOf(objectOf(value.modelInfo)?.modelId) ?? this.#model;
  }

  #call(tool: string, input: string, value: JsonObject, range: ByteRange): void {
    const id = `ui_${++this.#calls}`;
    const inputForm = input.startsWith('{') ? 'json' : 'text';
    this.#say({ type: 'tool-call', id, tool, input, inputForm }, value, range);
  }

  #compaction(value: JsonObject, text: string, range: ByteRange): void {
    this.end();
    const fields = objectOf(value.contextCondense) ?? {};
    const summaryText = nameOf(fields.summary) ?? nameOf(text);
    const summary =
      summaryText === undefined
        ? undefined
        : [this.#draft.finished({ role: 'user', parts: [{ type: 'text', text: summaryText, origin: 'state' }] })];
    const tokens = { tokensBefore: countOf(fields.prevContextTokens), tokensAfter: countOf(fields.newContextTokens) };
    this.#draft.entry({ type: 'compaction', at: timeOf(value.ts), by: 'cline', summary, ...tokens }, range);
  }
}

function toolOf(text: string): string {
  const tool = textOf(parsed(text).tool) ?? 'tool';
  return toolNames.get(tool) ?? tool;
}

function parsed(text: string): JsonObject {
  try {
    return objectOf(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

function usageOf(fields: JsonObject): Usage | undefined {
  const [input, output, cacheRead = 0, cacheWrite = 0] = [
    fields.tokensIn,
    fields.tokensOut,
    fields.cacheReads,
    fields.cacheWrites,
  ].map(countOf);
  if (input === undefined || output === undefined) return undefined;
  return { input, output, cacheRead, cacheWrite, ...present({ costUsd: countOf(fields.cost) }) };
}
