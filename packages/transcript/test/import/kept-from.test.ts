import { expect, test } from 'vitest';
import { SessionDraft } from '../../src/import/session-draft.js';

const source = { offset: 0, bytes: 1 };

/** `m` a message, `b` back to the beginning, `cX` a compaction that keeps from the Xth entry. */
function keptIn(steps: string): { readonly kept: (string | undefined)[]; readonly codes: string[] } {
  const draft = new SessionDraft('test');
  for (const step of steps.split(' ')) {
    if (step === 'm') draft.message({ role: 'user', parts: [] }, source);
    else if (step === 'b') draft.rewind(null, undefined, source);
    else draft.entry({ type: 'compaction', by: 'test', keptFrom: `e${step.slice(1)}` }, source);
  }
  const { entries, findings } = draft.finish({});
  const kept = entries.flatMap((entry) => (entry.type === 'compaction' ? [entry.keptFrom] : []));
  return { kept, codes: findings.map(({ code }) => code) };
}

test.each([
  ['m m c2', ['e2']],
  ['m m c1 m c4 m c2', ['e1', 'e4', 'e2']],
  ['m m b m c4', ['e4']],
])('%s: what a compaction keeps stays where it is before it', (steps, kept) => {
  expect(keptIn(steps)).toEqual({ kept, codes: [] });
});

test.each([
  ['m c2', [undefined]],
  ['m c3 m', [undefined]],
  ['m m b m c2', [undefined]],
  ['m b m c9', [undefined]],
  ['m m b m c1 c4', [undefined, 'e4']],
])('%s: what is not before the compaction is not kept, and that is reported', (steps, kept) => {
  expect(keptIn(steps)).toEqual({ kept, codes: ['foreign-kept-from'] });
});

test('a hundred thousand entries and compactions take little time', () => {
  const draft = new SessionDraft('test');
  const started = performance.now();
  for (let n = 0; n < 50_000; n++) {
    draft.message({ role: 'user', parts: [] }, source);
    draft.entry({ type: 'compaction', by: 'test', keptFrom: 'e1' }, source);
  }
  expect(draft.finish({}).findings).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
