import { expect, test } from 'vitest';
import { SessionDraft } from '../../src/import/session-draft.js';

const source = { offset: 0, bytes: 1 };

function draftOf(steps: string): SessionDraft {
  const draft = new SessionDraft('test');
  for (const step of steps.split(' ')) {
    const id = step.slice(1);
    if (step.startsWith('u'))
      draft.message({ role: 'user', parts: [{ type: 'text', text: 'go', origin: 'typed' }] }, source);
    if (step.startsWith('c')) {
      const calls = id
        .split('')
        .map((one) => ({ type: 'tool-call', id: one, tool: 't', input: '{}', inputForm: 'json' }) as const);
      draft.message({ role: 'assistant', parts: calls }, source);
    }
    if (step.startsWith('r')) draft.message({ role: 'tool', callId: id, status: 'success', parts: [] }, source);
    if (step.startsWith('b')) draft.rewind(null, undefined, source);
  }
  return draft;
}

test.each([
  ['u cab ra rb c', []],
  ['u ca', []],
  ['u cab ra u', ['unanswered-call: 1 call … b']],
  ['u cab ce cd u', ['unanswered-call: 4 calls … a, b, e and 1 more']],
  ['u ra', ['orphan-result: 1 result … a']],
  ['u ra rb', ['orphan-result: 2 results … a, b']],
  ['u ca ra ra cb rx', ['repeated-result: 1 result … a', 'orphan-result: 1 result … x']],
  ['u ca ra ca ra', []],
  ['u ra ca b u ca ra', []],
])(
  '%s: calls and results of the active path that miss each other are found, one finding for all of a kind',
  (steps, expected) => {
    const { findings } = draftOf(steps).finish({});
    const said = findings.map(({ code, message }) => {
      const [, count, ids] = /^(\d+ \w+) .*: nothing .*is lost.* \(ids: (.*)\)$/.exec(message) ?? [];
      return `${code}: ${count} … ${ids}`;
    });
    expect(said).toEqual(expected);
  },
);

test('ids that repeat are told apart, in as many steps as there are', () => {
  const draft = new SessionDraft('test');
  const ids = Array.from({ length: 20_000 }, () =>
    draft.entry({ type: 'other', id: 'a', kind: 'k', json: '1' }, source),
  );
  expect(ids.slice(0, 3)).toEqual(['a', 'a~2', 'a~3']);
  expect(new Set(ids).size).toBe(20_000);
});
