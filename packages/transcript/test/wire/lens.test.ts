import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type BodyResult, type Edit, type OpenBody, type WireFormat } from '../../src/index.js';
import { parseMessage } from '../../src/schema.js';
import { lensOf } from '../../src/wire/lenses.js';
import { hostileBody } from './hostile-bodies.js';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };
const formats: WireFormat[] = ['anthropic-messages', 'openai-chat', 'openai-responses'];

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const parse = (bytes: Uint8Array): unknown => JSON.parse(textOf(bytes));
const newText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', '\\', '\n', '\ud800', '\u2028', '\u0000', '字'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

/** Every text that an edit can replace. */
function places(body: OpenBody): { result: BodyResult; part: number }[] {
  return body.results.flatMap((result) =>
    [...Array(result.parts).keys()].filter((part) => result.text(part) !== undefined).map((part) => ({ result, part })),
  );
}

function someEdits(body: OpenBody, texts: readonly string[]): Edit[] {
  return places(body)
    .slice(0, texts.length)
    .map(({ result, part }, index) => ({ result: result.id, part, text: `⟦${index}⟧${texts[index]}`, reason: 'test' }));
}

/** `value` without what lies at one of the pointers. */
function without(value: unknown, pointers: readonly string[]): unknown {
  const copy = structuredClone(value);
  for (const pointer of pointers) {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() as string;
    const holder = keys.reduce((held, key) => (held as Record<string, unknown>)[key], copy) as Record<string, unknown>;
    holder[last] = null;
  }
  return copy;
}

describe.each(formats)('the %s lens', (format) => {
  const { open } = lensOf(format);

  it('gives back the very bytes when nothing is edited, and says nothing is wrong with them', () => {
    fc.assert(
      fc.property(hostileBody(format), (bytes) => {
        const body = open(bytes);
        expect(body.problem).toBeUndefined();
        expect(body.write([])).toBe(bytes);
        const same = places(body).map(
          ({ result, part }): Edit => ({ result: result.id, part, text: result.text(part) as string, reason: 'same' }),
        );
        expect(body.write(same)).toBe(bytes);
      }),
      runs,
    );
  });

  it('changes only the bytes of the text that an edit names', () => {
    fc.assert(
      fc.property(hostileBody(format), newText, fc.nat(), (bytes, text, which) => {
        const body = open(bytes);
        const all = places(body);
        const place = all[which % Math.max(1, all.length)];
        if (!place) return;
        const { result, part } = place;
        const written = body.write([{ result: result.id, part, text: `⟦new⟧${text}`, reason: 'test' }]);
        const start = textOf(written).indexOf('⟦new⟧');
        const before = new TextEncoder().encode(textOf(written).slice(0, start)).length;
        const after = bytes.length - before - result.partBytes(part);
        expect(Buffer.compare(written.subarray(0, before), bytes.subarray(0, before))).toBe(0);
        expect(Buffer.compare(written.subarray(written.length - after), bytes.subarray(bytes.length - after))).toBe(0);
        expect(without(parse(written), [result.at])).toEqual(without(parse(bytes), [result.at]));
      }),
      runs,
    );
  });

  it('shows the written body as the messages with the edits applied', () => {
    fc.assert(
      fc.property(hostileBody(format), fc.array(newText, { maxLength: 5 }), (bytes, texts) => {
        const body = open(bytes);
        const edits = someEdits(body, texts);
        const written = open(body.write(edits));
        expect(written.messages).toEqual(applyEdits(body.messages, edits));
        expect(written.results.map(({ id, callId, at, parts }) => [id, callId, at, parts])).toEqual(
          body.results.map(({ id, callId, at, parts }) => [id, callId, at, parts]),
        );
        const oneByOne = edits.reduce((bytes, edit) => open(bytes).write([edit]), bytes);
        expect(Buffer.compare(oneByOne, body.write(edits))).toBe(0);
      }),
      runs,
    );
  });

  it('gives messages that the schema takes, ids all different, each result once and by its id', () => {
    fc.assert(
      fc.property(hostileBody(format), (bytes) => {
        const { messages, results } = open(bytes);
        for (const message of messages) expect(parseMessage(message)).toEqual(message);
        const ids = messages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(messages.flatMap((message) => (message.role === 'tool' ? [message.id] : []))).toEqual(
          results.map(({ id }) => id),
        );
      }),
      runs,
    );
  });

  it('never throws at bytes that are no body, and hands them back', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.tuple(hostileBody(format), fc.nat()).map(([body, end]) => body.subarray(0, end % body.length)),
      fc.json().map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(bytes, (body) => {
        const opened = open(body);
        if (opened.problem) {
          expect(opened.write([{ result: 'a', text: 'x', reason: 'test' }]) === body).toBe(true);
          expect([...opened.results, ...opened.messages]).toEqual([]);
        } else {
          // A body that lost no more than the white space after it is still one.
          expect(typeof parse(body)).toBe('object');
          expect(opened.write([]) === body).toBe(true);
        }
      }),
      runs,
    );
  });
});
