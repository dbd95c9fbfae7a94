import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  buildBody,
  type Edit,
  lensOf,
  type Message,
  validateBody,
  type WireFormat,
} from '../../src/index.js';
import { hasNormalSessions, readNormalSessions } from '../normal-session.js';

const formats: WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];
const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
const callCount = (messages: readonly Message[]) =>
  messages.reduce((sum, { parts }) => sum + parts.filter(({ type }) => type === 'tool-call').length, 0);

/** What the value holds as strings at the end of each path, for a comparison of two bodies. */
function leaves(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) into.set(path, value);
  else for (const [key, item] of Object.entries(value)) leaves(item, `${path}/${key}`, into);
  return into;
}

describe.skipIf(!hasNormalSessions)(
  'bodies of the recorded sessions (skipped where the corpus is not beside the repository)',
  () => {
    const sessions = hasNormalSessions ? readNormalSessions() : [];

    it.each(sessions)('$name is valid, identical and editable in all three formats', ({ messages }) => {
      for (const format of formats) {
        const bytes = buildBody(format, messages, { model: 'm' });
        expect(validateBody(format, bytes)).toEqual([]);
        const body = lensOf(format).open(bytes);
        expect(body.problem).toBeUndefined();
        expect(body.write([])).toBe(bytes);
        expect(callCount(body.messages)).toBe(callCount(messages));
        expect(body.results).toHaveLength(callCount(messages));

        const edits = body.results
          .filter((result, index) => index % 3 === 0 && result.text(0) !== undefined)
          .map((result, index): Edit => ({ result: result.id, text: `(shortened ${index})`, reason: 'test' }));
        const written = body.write(edits);
        expect(lensOf(format).open(written).messages).toEqual(applyEdits(body.messages, edits));
        const before = leaves(parse(bytes));
        const after = leaves(parse(written));
        expect([...after.keys()]).toEqual([...before.keys()]);
        const changed = [...after].filter(([path, value]) => before.get(path) !== value);
        expect(changed).toHaveLength(edits.length);
        expect(changed.map(([, value]) => value)).toEqual(edits.map(({ text }) => text));
      }
    });
  },
);
