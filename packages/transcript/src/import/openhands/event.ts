import type { ByteRange } from '../imported-session.js';
import type { JsonObject } from '../json-fields.js';

/** An event of a recording, and where it stands. */
export interface RecordedEvent {
  readonly value: JsonObject;
  readonly range: ByteRange;
}

/** The first observation of each action that `actionOf` names. */
export function answersOf(
  events: readonly RecordedEvent[],
  actionOf: (value: JsonObject) => unknown,
): ReadonlyMap<string, RecordedEvent> {
  const answers = new Map<string, RecordedEvent>();
  for (const event of events) {
    const action = actionOf(event.value);
    if (action === undefined || action === null || answers.has(String(action))) continue;
    answers.set(String(action), event);
  }
  return answers;
}
