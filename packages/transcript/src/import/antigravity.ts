/**
 * Antigravity's `agent_transcript.jsonl`: steps in their order. Calls have no ids; the model's steps after a response are
 * the results of its calls, in order.
 */
import type { AssistantPart, Origin, ToolCall } from '../message.js';
import type { ByteRange, Importer } from './imported-session.js';
import { integerOf, type JsonObject, jsonOf, nameOf, objectsOf, textOf } from './json-fields.js';
import { jsonLines } from './json-lines.js';
import { SessionDraft } from './session-draft.js';
import { shownOutcome } from './shown-outcome.js';
import { timeOf } from './time.js';

export const antigravity: Importer = {
  format: 'antigravity',

  recognises: (head) => /^\s*\{"step_index"\s*:\s*\d+\s*,\s*"source"\s*:/.test(head),

  read(recording) {
    const draft = new SessionDraft('antigravity');
    const steps = new Steps(draft);
    for (const { value, text, finding, range } of jsonLines(recording)) {
      if (finding && value) draft.findings.push(finding);
      if (value) steps.add(value, text, range);
      else if (finding) draft.unreadable(text, finding, range);
    }
    return draft.finish({ startedAt: steps.startedAt });
  },
};

/** What every step has. */
interface Given {
  readonly id: string | undefined;
  readonly at: string | undefined;
}

interface KnownStep {
  readonly text: string;
  readonly entry: string;
  /** The entry before it. */
  readonly before: string | null;
}

/** What stands in the place of the user's words, and what Antigravity says beside them. */
const notices = new Set(['CONVERSATION_HISTORY', 'KNOWLEDGE_ARTIFACTS', 'EPHEMERAL_MESSAGE', 'SYSTEM_MESSAGE']);

class Steps {
  startedAt: string | undefined;
  readonly #draft: SessionDraft;
  readonly #known = new Map<number, KnownStep>();
  /** The known steps as they came. */
  readonly #order: number[] = [];
  #open: ToolCall[] = [];
  /** The entry of the user's message where nothing came after it yet. */
  #request: string | undefined;

  constructor(draft: SessionDraft) {
    this.#draft = draft;
  }

  add(step: JsonObject, text: string, range: ByteRange): void {
    const index = integerOf(step.step_index);
    const known = index === undefined ? undefined : this.#known.get(index);
    if (known?.text === text) {
      const message = 'this step is there twice: nothing is lost, it is read once';
      this.#draft.findings.push({ code: 'repeated-record', at: `byte ${range.offset}`, message });
      this.#draft.addSource(known.entry, range);
      return;
    }
    // Steps that come again with another content were gone back to.
    if (known && index !== undefined) {
      this.#draft.rewind(known.before, timeOf(step.created_at), range);
      this.#forgetFrom(index);
      this.#open = [];
    }
    const before = this.#draft.leaf;
    const entry = this.#write(step, range);
    if (index !== undefined) {
      this.#known.set(index, { text, entry, before });
      this.#order.push(index);
    }
    this.#request = step.type === 'USER_INPUT' ? entry : undefined;
    this.startedAt ??= timeOf(step.created_at);
  }

  /** Forgets a step and those after it, which now lie on another branch. */
  #forgetFrom(index: number): void {
    for (let last = this.#order.pop(); last !== undefined; last = this.#order.pop()) {
      this.#known.delete(last);
      if (last === index) return;
    }
  }

  #write(step: JsonObject, range: ByteRange): string {
    const type = textOf(step.type) ?? '';
    const content = textOf(step.content) ?? '';
    const given = { id: idOf(step), at: timeOf(step.created_at) };
    if (type === 'PLANNER_RESPONSE') return this.#response(step, given, content, range);
    const call = step.source === 'MODEL' ? this.#open.shift() : undefined;
    if (call) {
      const parts = [{ type: 'text' as const, text: content }];
      const { id: callId, tool } = call;
      const outcome = shownOutcome(parts, { agent: 'antigravity', tool, isError: flagOf(step) });
      return this.#draft.message({ role: 'tool', ...given, callId, tool, ...outcome, parts }, range);
    }
    if (type === 'CHECKPOINT') {
      const summary = [
        this.#draft.finished({ role: 'user', parts: [{ type: 'text', text: content, origin: 'state' }] }),
      ];
      const keptFrom = this.#request;
      return this.#draft.entry({ type: 'compaction', ...given, by: 'antigravity', keptFrom, summary }, range);
    }
    const origin = content === '' ? undefined : originOf(step.source, type);
    if (!origin) return this.#draft.entry({ type: 'other', ...given, kind: type || 'step', json: jsonOf(step) }, range);
    return this.#draft.message({ role: 'user', ...given, parts: [{ type: 'text', text: content, origin }] }, range);
  }

  #response(step: JsonObject, given: Given, content: string, range: ByteRange): string {
    const thinking = nameOf(step.thinking);
    this.#open = objectsOf(step.tool_calls).map((call, n) => ({
      type: 'tool-call',
      id: `${given.id ?? 'step'}-call-${n + 1}`,
      tool: textOf(call.name) ?? '',
      input: jsonOf(call.args ?? {}),
      inputForm: 'json',
    }));
    const parts: AssistantPart[] = [
      ...(thinking === undefined ? [] : [{ type: 'thinking' as const, text: thinking }]),
      ...(content === '' ? [] : [{ type: 'text' as const, text: content }]),
      ...this.#open,
    ];
    const stop = this.#open.length > 0 ? 'tool-calls' : undefined;
    return this.#draft.message({ role: 'assistant', ...given, parts, stop }, range);
  }
}

function idOf(step: JsonObject): string | undefined {
  const index = integerOf(step.step_index);
  return index === undefined ? undefined : `step-${index}`;
}

/** `DONE` says that a command ended, not how. */
function flagOf(step: JsonObject): boolean | undefined {
  if (nameOf(step.error) !== undefined) return true;
  return step.status === 'DONE' && step.type !== 'RUN_COMMAND' ? false : undefined;
}

function originOf(source: unknown, type: string): Origin | undefined {
  if (type === 'USER_INPUT') return 'typed';
  if (source === 'USER_EXPLICIT') return 'attached';
  return notices.has(type) || source === 'MODEL' ? 'notice' : undefined;
}
