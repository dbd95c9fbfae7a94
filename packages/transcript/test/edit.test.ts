import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Message } from '../src/index.js';

const call: Message = {
  role: 'assistant',
  id: 'a1',
  parts: [{ type: 'tool-call', id: 'c1', tool: 'bash', input: '{"command":"ls"}', inputForm: 'json' }],
};
const result: Message = {
  role: 'tool',
  id: 'r1',
  callId: 'c1',
  status: 'success',
  parts: [
    { type: 'text', text: 'a.ts' },
    { type: 'media', mediaType: 'image/png', blob: 'ff' },
    { type: 'text', text: 'b.ts' },
  ],
};

describe('applyEdits', () => {
  it('replaces the text of one part and leaves the rest in place', () => {
    const [first, second] = applyEdits([call, result], [{ result: 'r1', part: 2, text: 'cut', reason: 'stale' }]);
    expect(first).toBe(call);
    expect(second).toEqual({ ...result, parts: [...result.parts.slice(0, 2), { type: 'text', text: 'cut' }] });
    expect(result.parts[2]).toEqual({ type: 'text', text: 'b.ts' });
  });

  it('means the first part where none is named, and lets the later of two edits hold', () => {
    const edits = [
      { result: 'r1', text: 'one', reason: 'stale' },
      { result: 'r1', part: 0, text: 'two', reason: 'superseded' },
    ];
    expect(applyEdits([result], edits)).toMatchObject([{ parts: [{ text: 'two' }, {}, { text: 'b.ts' }] }]);
  });

  it.each([
    ['a part that is not text', { result: 'r1', part: 1 }],
    ['a part that is not there', { result: 'r1', part: 9 }],
    ['a result that is not there', { result: 'nobody' }],
    ['a message that is no result', { result: 'a1' }],
  ])('changes nothing for %s', (_, edit) => {
    expect(applyEdits([call, result], [{ ...edit, text: 'x', reason: 'stale' }])).toEqual([call, result]);
  });

  it('does the same twice as once', () => {
    const edit = fc.record({
      result: fc.constantFrom('r1', 'a1', '__proto__'),
      part: fc.nat(3),
      text: fc.string(),
      reason: fc.constant('any'),
    });
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const once = applyEdits([call, result], edits);
        expect(applyEdits(once, edits)).toEqual(once);
      }),
    );
  });
});
