import type { DocumentRecord } from '../json-document.js';
import { objectsOf } from '../json-fields.js';

/** The messages of a trajectory whose history is missing: what came before the first step, then what each step says. */
export function* stepMessages(steps: readonly DocumentRecord[]): Generator<DocumentRecord> {
  for (const [index, { value, range }] of steps.entries()) {
    if (!value) continue;
    const prompt = index === 0 ? objectsOf(value.query ?? value.messages) : [];
    for (const message of prompt) {
      if (message.role === 'assistant' && message.is_demo !== true) break;
      yield { value: message, range };
    }
    yield { value: { role: 'assistant', content: value.response, action: value.action }, range };
    yield { value: { role: 'user', content: value.observation }, range };
  }
}
