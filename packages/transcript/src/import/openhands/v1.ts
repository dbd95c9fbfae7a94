/** Events of OpenHands' software agent SDK (version 1): each says its kind. */
import type { AssistantPart, ResultPart, TextPart, UserPart } from '../../message.js';
import { imageOf } from '../image-url.js';
import {
  integerOf,
  type JsonObject,
  jsonOf,
  listOf,
  nameOf,
  objectOf,
  objectsOf,
  present,
  textOf,
} from '../json-fields.js';
import type { GivenMessage, SessionDraft } from '../session-draft.js';
import { ShownMessages } from '../shown-messages.js';
import { timeOf } from '../time.js';
import { answersOf, type RecordedEvent } from './event.js';

export function writeV1(draft: SessionDraft, events: readonly RecordedEvent[]): void {
  const shown = new ShownMessages(draft, 'openhands');
  const responses = responsesOf(events);
  const answers = answersOf(events, (value) => value.action_id);
  const written = new Set<RecordedEvent>();
  for (const event of events) {
    const actions = responses.get(textOf(event.value.llm_response_id) ?? '') ?? [event];
    if (written.has(event)) continue;
    if (event.value.kind !== 'ActionEvent') writeEvent(draft, shown, event);
    else if (actions[0] === event) {
      writeResponse(shown, actions);
      // A user who speaks meanwhile does not part a call from its result.
      for (const action of actions) {
        const answer = answers.get(textOf(action.value.id) ?? '');
        if (!answer) continue;
        written.add(answer);
        writeEvent(draft, shown, answer);
      }
    }
  }
}

/** The actions of each response: several events share its id where it made several calls at once. */
function responsesOf(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const responses = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const id = nameOf(event.value.llm_response_id);
    if (event.value.kind !== 'ActionEvent' || id === undefined) continue;
    const actions = responses.get(id);
    if (actions) actions.push(event);
    else responses.set(id, [event]);
  }
  return responses;
}

function writeEvent(draft: SessionDraft, shown: ShownMessages, { value, range }: RecordedEvent): void {
  const [id, at] = [nameOf(value.id), timeOf(value.timestamp)];
  if (value.kind === 'Condensation') {
    const forgotten = new Set(listOf(value.forgotten_event_ids));
    const summary = nameOf(value.summary);
    shown.compact({ hides: (one) => forgotten.has(one), summary, id, at }, range);
    return;
  }
  const message = messageOf(value);
  if (message) shown.add(message, id === undefined ? [] : [id], range);
  else draft.entry({ type: 'other', id, at, kind: textOf(value.kind) ?? 'event', json: jsonOf(value) }, range);
}

function writeResponse(shown: ShownMessages, actions: readonly RecordedEvent[]): void {
  const [first] = actions;
  if (!first) return;
  const { value } = first;
  const parts = [
    ...actions.flatMap((action) => thoughtsOf(action.value)),
    ...actions.map((action) => callOf(action.value)),
  ];
  const events = actions.flatMap((action) => nameOf(action.value.id) ?? []);
  const ranges = actions.map(({ range }) => range);
  const common = { role: 'assistant' as const, id: nameOf(value.id), at: timeOf(value.timestamp) };
  shown.add({ ...common, parts, stop: 'tool-calls' }, events, ranges);
}

function thoughtsOf(action: JsonObject): AssistantPart[] {
  return [...thinkingOf(action), ...textParts(action.thought)];
}

function thinkingOf(from: JsonObject): AssistantPart[] {
  const blocks = objectsOf(from.thinking_blocks).map((block): AssistantPart => {
    const [signature, encrypted] = [nameOf(block.signature), nameOf(block.data)];
    return { type: 'thinking', text: textOf(block.thinking) ?? '', ...present({ signature, encrypted }) };
  });
  const text = nameOf(from.reasoning_content);
  return blocks.length > 0 || text === undefined ? blocks : [{ type: 'thinking', text }];
}

function callOf(action: JsonObject): AssistantPart {
  const call = objectOf(action.tool_call) ?? {};
  const id = textOf(call.id) ?? textOf(action.tool_call_id) ?? '';
  const tool = textOf(call.name) ?? textOf(action.tool_name) ?? '';
  return { type: 'tool-call', id, tool, input: textOf(call.arguments) ?? jsonOf(action.action), inputForm: 'json' };
}

/** The message of an event that is one by itself. */
function messageOf(event: JsonObject): GivenMessage | undefined {
  const [id, at] = [nameOf(event.id), timeOf(event.timestamp)];
  switch (event.kind) {
    case 'SystemPromptEvent':
      return { role: 'system', id, at, parts: textParts([event.system_prompt, event.dynamic_context]) };
    case 'MessageEvent':
      return spokenOf(event);
    case 'ObservationEvent':
    case 'AgentErrorEvent':
    case 'UserRejectObservation':
      return resultOf(event);
    default:
      return undefined;
  }
}

function spokenOf(event: JsonObject): GivenMessage {
  const [id, at] = [nameOf(event.id), timeOf(event.timestamp)];
  const message = objectOf(event.llm_message) ?? {};
  const content = contentOf(message.content);
  if (message.role === 'assistant')
    return { role: 'assistant', id, at, parts: [...thinkingOf(message), ...content], stop: 'end' };
  const origin = event.source === 'user' ? 'typed' : 'notice';
  const own = content.map((part): UserPart => ({ ...part, origin: part.type === 'media' ? 'attached' : origin }));
  const more = contentOf(event.extended_content).map((part): UserPart => ({ ...part, origin: 'notice' }));
  return { role: 'user', id, at, parts: [...own, ...more] };
}

function resultOf(event: JsonObject): GivenMessage {
  const observation = objectOf(event.observation) ?? {};
  const exit = integerOf(observation.exit_code) ?? integerOf(objectOf(observation.metadata)?.exit_code);
  // -1 stands for a command that still runs.
  const exitCode = exit === -1 ? undefined : exit;
  const rejected = event.kind === 'UserRejectObservation';
  const failed = event.kind === 'AgentErrorEvent' || observation.is_error === true || (exitCode ?? 0) !== 0;
  const fallback = textOf(event.error) ?? textOf(event.rejection_reason) ?? textOf(observation.output) ?? '';
  const content = contentOf(observation.content);
  return {
    role: 'tool',
    id: nameOf(event.id),
    callId: textOf(event.tool_call_id) ?? '',
    at: timeOf(event.timestamp),
    tool: nameOf(event.tool_name),
    status: rejected ? 'cancelled' : failed ? 'error' : 'success',
    exitCode,
    parts: content.length > 0 ? content : [{ type: 'text', text: fallback }],
  };
}

function textParts(content: unknown): TextPart[] {
  return objectsOf(content).flatMap((part) => {
    const text = nameOf(part.text);
    return text === undefined ? [] : [{ type: 'text', text }];
  });
}

function contentOf(content: unknown): ResultPart[] {
  return objectsOf(content).flatMap((part): ResultPart[] => {
    if (part.type === 'text') return textParts([part]);
    const urls = listOf(part.image_urls).filter((url) => typeof url === 'string');
    if (part.type === 'image') return urls.map((url) => imageOf(url));
    return [{ type: 'other', kind: textOf(part.type) ?? 'part', json: jsonOf(part) }];
  });
}
