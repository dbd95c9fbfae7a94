import type { ByteRange } from '../imported-session.js';
import { type JsonObject, nameOf } from '../json-fields.js';

/** An event of a recording, and where it stands. */
export interface RecordedEvent {
  readonly value: JsonObject;
  readonly range: ByteRange;
}

/** An id as text: recordings have numbers and texts. Anything else is none. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : nameOf(value);
}

/** The first observation of each action that `actionOf` names. */
export function answersOf(
  events: readonly RecordedEvent[],
  actionOf: (value: JsonObject) => unknown,
): ReadonlyMap<string, RecordedEvent> {
  const answers = new Map<string, RecordedEvent>();
  for (const event of events) {
    const action = idOf(actionOf(event.value));
    if (action !== undefined && !answers.has(action)) answers.set(action, event);
  }
  return answers;
}
