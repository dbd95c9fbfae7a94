/**
 * Events of OpenHands before its software agent SDK (version 0). An action and its observation name each other by `cause`
 * or, in recordings of 2024, which have no ids and no sources, by standing next to each other.
 */
import type { AssistantPart, ToolCall } from '../../message.js';
import { imageOf } from '../image-url.js';
import { integerOf, type JsonObject, jsonOf, listOf, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import { openaiUsage } from '../openai-usage.js';
import type { SessionDraft } from '../session-draft.js';
import { ShownMessages } from '../shown-messages.js';
import { timeOf } from '../time.js';
import { answersOf, idOf, type RecordedEvent } from './event.js';
import { observedMessage } from './observed.js';

/** Actions that are not calls of a tool. */
const notCalls = new Set(['message', 'system', 'condensation', 'recall', 'change_agent_state', 'null', 'start']);

export function writeV0(draft: SessionDraft, events: readonly RecordedEvent[]): void {
  const answers = answersOf(events, ({ cause }) => cause);
  const writer = new Writer(draft, responsesOf(events), answers);
  for (const event of events) writer.add(event);
}

/** The actions of each response: several share its id where it made several calls at once. */
function responsesOf(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const responses = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const id = isCall(event.value) ? nameOf(modelResponse(event.value).id) : undefined;
    if (id === undefined) continue;
    const actions = responses.get(id);
    if (actions) actions.push(event);
    else responses.set(id, [event]);
  }
  return responses;
}

class Writer {
  readonly #draft: SessionDraft;
  readonly #shown: ShownMessages;
  readonly #responses: ReadonlyMap<string, readonly RecordedEvent[]>;
  /** The observations by the id of their action. */
  readonly #answers: ReadonlyMap<string, RecordedEvent>;
  /** The calls by the id of their action. */
  readonly #calls = new Map<string, ToolCall>();
  #lastCall: ToolCall | undefined;
  #unnamedCalls = 0;
  #spoken = false;
  #asked = false;

  constructor(
    draft: SessionDraft,
    responses: ReadonlyMap<string, readonly RecordedEvent[]>,
    answers: ReadonlyMap<string, RecordedEvent>,
  ) {
    this.#draft = draft;
    this.#shown = new ShownMessages(draft, 'openhands');
    this.#responses = responses;
    this.#answers = answers;
  }

  add(event: RecordedEvent): void {
    const { value, range } = event;
    if (typeof value.observation === 'string') {
      const cause = idOf(value.cause) ?? '';
      const isWritten = this.#calls.has(cause) && this.#answers.get(cause) === event;
      if (!isWritten) this.#observation(event);
    } else if (isCall(value)) this.#call(event);
    else if (value.action === 'message') this.#message(event);
    else if (value.action === 'system') {
      const parts = [{ type: 'text' as const, text: textOf(argsOf(value).content) ?? '' }];
      this.#shown.add({ role: 'system', ...commonOf(value), parts }, idsOf([event]), range);
    } else if (value.action === 'condensation') this.#condensation(event);
    else this.#other(event);
  }

  #call(event: RecordedEvent): void {
    const { value } = event;
    if (value.action === 'condensation_request') this.#asked = true;
    const actions = this.#responses.get(nameOf(modelResponse(value).id) ?? '') ?? [event];
    if (actions[0] === event) this.#response(actions);
    this.#lastCall = this.#calls.get(idOf(value.id) ?? '') ?? this.#lastCall;
  }

  #response(actions: readonly RecordedEvent[]): void {
    const value = actions[0]?.value ?? {};
    const calls = actions.map((action) => {
      const call = callOf(action.value, () => `call-${++this.#unnamedCalls}`);
      const id = idOf(action.value.id);
      if (id !== undefined) this.#calls.set(id, call);
      this.#lastCall = call;
      return call;
    });
    const parts = [...saidBy(value), ...calls];
    const { model, usage } = modelResponse(value);
    const ranges = actions.map(({ range }) => range);
    const given = {
      role: 'assistant' as const,
      ...commonOf(value),
      parts,
      model: nameOf(model),
      usage: openaiUsage(usage),
    };
    this.#shown.add({ ...given, stop: 'tool-calls' }, idsOf(actions), ranges);
    // A user who speaks meanwhile does not part a call from its result.
    for (const action of idsOf(actions)) {
      const answer = this.#answers.get(action);
      if (answer) this.#observation(answer);
    }
  }

  #message(event: RecordedEvent): void {
    const { value, range } = event;
    const args = argsOf(value);
    const text = textOf(args.content) ?? '';
    const isUser = value.source === undefined ? !this.#spoken : value.source === 'user';
    this.#spoken = true;
    if (!isUser) {
      const parts = text === '' ? [] : [{ type: 'text' as const, text }];
      this.#shown.add({ role: 'assistant', ...commonOf(value), parts, stop: 'end' }, idsOf([event]), range);
      return;
    }
    const urls = [...listOf(args.image_urls), ...listOf(args.images_urls)].filter((url) => typeof url === 'string');
    const images = urls.map((url) => ({ ...imageOf(url), origin: 'attached' as const }));
    const parts = [{ type: 'text' as const, text, origin: 'typed' as const }, ...images];
    this.#shown.add({ role: 'user', ...commonOf(value), parts }, idsOf([event]), range);
  }

  #observation(event: RecordedEvent): void {
    const { value, range } = event;
    const call =
      value.cause === undefined && value.id === undefined ? this.#lastCall : this.#calls.get(idOf(value.cause) ?? '');
    const message = observedMessage(value, call);
    if (message) this.#shown.add({ ...message, ...commonOf(value) }, idsOf([event]), range);
    else this.#other(event);
  }

  #condensation(event: RecordedEvent): void {
    const args = argsOf(event.value);
    const ids = new Set(listOf(args.forgotten_event_ids).map(idOf));
    const [start, end] = [args.forgotten_events_start_id, args.forgotten_events_end_id].map(integerOf);
    const inRange = (id: number) => start !== undefined && end !== undefined && id >= start && id <= end;
    const hides = (id: string) => ids.has(id) || inRange(Number(id));
    const trigger = this.#asked ? 'model' : 'automatic';
    this.#asked = false;
    const summary = nameOf(args.summary);
    this.#shown.compact({ hides, summary, trigger, ...commonOf(event.value) }, event.range);
  }

  #other({ value, range }: RecordedEvent): void {
    const kind = textOf(value.action) ?? textOf(value.observation) ?? 'event';
    this.#draft.entry({ type: 'other', ...commonOf(value), kind, json: jsonOf(value) }, range);
  }
}

function isCall(value: JsonObject): boolean {
  return typeof value.action === 'string' && !notCalls.has(value.action) && value.source !== 'user';
}

/** The arguments of an action; recordings of 2024 have them beside its name. */
function argsOf(value: JsonObject): JsonObject {
  return objectOf(value.args) ?? value;
}

function idsOf(events: readonly RecordedEvent[]): string[] {
  return events.map(({ value }) => idOf(value.id)).filter((id) => id !== undefined);
}

function commonOf(value: JsonObject): { readonly id: string | undefined; readonly at: string | undefined } {
  return { id: idOf(value.id), at: timeOf(value.timestamp) };
}

function modelResponse(value: JsonObject): JsonObject {
  return objectOf(objectOf(value.tool_call_metadata)?.model_response) ?? {};
}

/** What the model said before its calls. */
function saidBy(value: JsonObject): AssistantPart[] {
  const message = objectOf(objectsOf(modelResponse(value).choices)[0]?.message) ?? {};
  const blocks = objectsOf(message.content).map((block) => textOf(block.text) ?? '');
  const content = textOf(message.content) ?? (blocks.length > 0 ? blocks.join('') : undefined);
  const text = content ?? textOf(argsOf(value).thought) ?? '';
  const thinking = nameOf(message.reasoning_content);
  return [
    ...(thinking === undefined ? [] : [{ type: 'thinking' as const, text: thinking }]),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ];
}

function callOf(value: JsonObject, unnamed: () => string): ToolCall {
  const metadata = objectOf(value.tool_call_metadata) ?? {};
  const id = nameOf(metadata.tool_call_id);
  const tool = nameOf(metadata.function_name) ?? textOf(value.action) ?? '';
  const message = objectOf(objectsOf(modelResponse(value).choices)[0]?.message);
  const own = objectsOf(message?.tool_calls).find((call) => call.id === id);
  const { action, thought, ...args } = argsOf(value);
  const input = textOf(objectOf(own?.function)?.arguments) ?? jsonOf(args);
  return { type: 'tool-call', id: id ?? unnamed(), tool, input, inputForm: 'json' };
}
