import type { Message } from '@ctx/transcript';
import { describe, expect, it } from 'vitest';
import {
  type ReduceContext,
  type Reduced,
  reduce,
  restoreReduction,
  resumeReduction,
  startReduction,
} from '../src/index.js';
import { runSession } from './run-session.js';
import { filler, type Talk, talk } from './talk.js';

const big = filler(9_000);
/** Prices of a provider whose cache is worth keeping. */
const priced: ReduceContext = { cache: { read: 0.1, write: 1.25, ttlSeconds: 300 } };

/** A read that becomes stale only when much has been said after it. */
function staleFarAway(): Talk {
  const so = talk()
    .user('Go on.')
    .call('read', { path: 'a.ts' }, big, { files: [{ action: 'read', path: 'a.ts' }] });
  for (let part = 0; part < 10; part += 1) so.say(filler(6_000, `word${part}`));
  return so.call('write', { path: 'a.ts' }, 'written', { files: [{ action: 'write', path: 'a.ts' }] });
}

function lastOf(messages: readonly Message[], contextOf: (batch: number) => ReduceContext): Reduced {
  return runSession(messages, { policy: { minIncrementalSavedTokens: 100 } }, contextOf).requests.at(-1) as Reduced;
}

describe('a cut in what was sent before', () => {
  const { messages, batch } = staleFarAway();
  /** `more` is for the last request alone. */
  const late = (more: ReduceContext) => (at: number) => ({
    ...priced,
    horizon: 0,
    now: at * 1_000,
    ...(at === batch ? more : {}),
  });

  it('waits while it would cost more than it saves, and the report says so', () => {
    const { edits, report } = lastOf(messages, late({}));
    expect(edits).toEqual([]);
    expect(report.deferred).toEqual([
      { result: 'r1', rule: 'stale-read', savedTokens: expect.any(Number), rewrittenTokens: expect.any(Number) },
    ]);
    expect(report.deferred[0]?.rewrittenTokens).toBeGreaterThan(9_000);
  });

  it('is made when enough requests will read less', () => {
    const { report } = lastOf(messages, late({ horizon: 500 }));
    expect(report.applied).toMatchObject([{ result: 'r1', sent: true }]);
    expect(report.rewrite?.gainedTokens).toBeGreaterThan(0);
  });

  it.each([
    ['the cache has expired', { now: 10_000_000 }, 'expired'],
    ['another model is asked', { model: 'b' }, 'model'],
  ] as const)('is free when %s', (_, more, cold) => {
    const { edits, report } = lastOf(messages, (at) => ({
      ...late({})(at),
      model: 'a',
      ...(at === batch ? more : {}),
    }));
    expect(edits).toHaveLength(1);
    expect(report.cold).toBe(cold);
  });

  it('is not made for a few requests before a compaction', () => {
    const { edits, report } = lastOf(messages, late({ horizon: 500, compactionPending: true }));
    expect(edits).toEqual([]);
    expect(report.horizon).toBe(0);
  });

  it('must save what the policy asks', () => {
    const policy = { minIncrementalSavedTokens: 1_000_000 };
    const session = runSession(messages, { policy }, (at) => ({ ...priced, now: at * 1_000, horizon: 500 }));
    expect(session.shown.size).toBe(0);
  });
});

describe('the wrap-up', () => {
  const todo = (status: string) => ({ todos: [{ content: 'a', status }] });
  const done = (so: Talk, status = 'completed') => so.call('todo', todo(status), 'ok');
  const context = (): ReduceContext => ({ cache: { read: 0.1, write: 0.1 } });
  const build = (finish: (so: Talk) => Talk) =>
    finish(talk().user('Go.').call('bash', { command: 'make' }, filler(3_600))).messages;
  const rulesOf = (messages: readonly Message[], more: ReduceContext = {}) =>
    [
      ...runSession(messages, { policy: { minIncrementalSavedTokens: 2_048 } }, () => ({
        ...context(),
        ...more,
      })).shown.values(),
    ].length;

  it('leaves small savings alone once every todo is done', () => {
    const { report } = lastOf(build(done), () => ({ ...context(), now: 0 }));
    expect(report).toBeDefined();
    expect(rulesOf(build(done))).toBe(0);
  });

  it('ends with new input of the user', () => {
    const so = done(talk().user('Go.').call('bash', { command: 'make' }, filler(3_600)));
    const { requests } = runSession(so.user('More.').messages, {}, (batch) => ({
      ...context(),
      now: batch === so.batch ? 9e9 : 0,
    }));
    expect(requests.at(-1)?.report.grace).toBeUndefined();
    expect(requests.at(-1)?.edits).toHaveLength(1);
  });

  it('holds for one request, and only while the cut is small', () => {
    const finished = done(talk().user('Go.').call('bash', { command: 'make' }, filler(3_600)));
    const cold = (batch: number) => ({ ...context(), now: batch === finished.batch ? 9e9 : 0 });
    expect(runSession(finished.messages, {}, cold).requests.at(-1)?.report.grace).toBe(true);
    const large = done(talk().user('Go.').call('bash', { command: 'make' }, filler(30_000)));
    expect(runSession(large.messages, {}, cold).requests.at(-1)?.edits).toHaveLength(1);
  });
});

describe('setting aside', () => {
  const reads = (count: number, so = talk().user('Read.')) => {
    for (let at = 0; at < count; at += 1) {
      so.call('read', { path: `f${at}.ts` }, filler(8_000, `f${at}`), {
        files: [{ action: 'read', path: `f${at}.ts` }],
      });
    }
    return so;
  };
  const free = (workingSetTokens: number) => () => ({ cache: { read: 0.1, write: 0.1 }, workingSetTokens });

  it('takes reads that are still true when nothing else makes room, the oldest first, and never the newest', () => {
    const { shown } = runSession(reads(12).messages, {}, free(12_000));
    expect([...shown.values()].every(({ reason }) => reason === 'set-aside')).toBe(true);
    expect(shown.has('r1')).toBe(true);
    for (const young of ['r9', 'r10', 'r11', 'r12']) expect(shown.has(young)).toBe(false);
    expect(shown.get('r1')?.text).toMatch(/set aside[\s\S]*recall id "c2"/);
  });

  it('takes what nothing protects before reads', () => {
    const so = talk().user('Go.');
    so.call('read', { path: 'a.ts' }, filler(8_000), { files: [{ action: 'read', path: 'a.ts' }] });
    for (let at = 0; at < 14; at += 1) so.call('bash', { command: `run ${at}` }, filler(1_400, `t${at}`));
    const { shown } = runSession(so.messages, { policy: { minIncrementalSavedTokens: 1 } }, free(5_000));
    expect(shown.get('r2')?.reason).toBe('set-aside');
    expect(shown.has('r1')).toBe(false);
  });

  it('takes no read that is true while one of the same file stands whole that is not', () => {
    const read = (so: Talk) =>
      so.call('read', { path: 'a.ts' }, filler(9_000), { files: [{ action: 'read', path: 'a.ts' }] });
    const so = read(talk().user('Go.'));
    for (let at = 0; at < 5; at += 1) so.say(filler(8_000, `w${at}`));
    read(so.call('edit', { path: 'a.ts' }, 'edited', { files: [{ action: 'edit', path: 'a.ts' }] }));
    for (let at = 0; at < 8; at += 1) so.call('bash', { command: `echo ${at}` }, 'ok');
    const context = (batch: number): ReduceContext => ({
      ...priced,
      now: batch * 1_000,
      workingSetTokens: 9_000,
      horizon: 3,
    });
    const { shown } = runSession(so.messages, { policy: { minIncrementalSavedTokens: 100 } }, context);
    expect(shown.has('r1') || !shown.has('r3')).toBe(true);
  });

  it('leaves a conversation alone that fits', () => {
    expect(runSession(reads(12).messages, {}, free(200_000)).shown.size).toBe(0);
  });
});

describe('a state', () => {
  const { messages } = talk().user('Go.').call('bash', { command: 'make' }, big).say('a').say('b');

  it('is used up by the call that it is given to', () => {
    const state = startReduction();
    reduce(state, messages);
    expect(() => reduce(state, messages)).toThrow(expect.objectContaining({ code: 'stale-state' }));
    for (const none of [{}, undefined, JSON.parse(JSON.stringify(startReduction()))]) {
      expect(() => reduce(none, messages)).toThrow(expect.objectContaining({ code: 'bad-state' }));
    }
  });

  it('is restored from nothing but what it gave', () => {
    for (const wrong of [undefined, null, 7, {}, { version: 2 }, []]) {
      expect(() => restoreReduction(wrong)).toThrow(expect.objectContaining({ code: 'bad-state' }));
    }
  });

  it.each([
    [{ now: Number.NaN }, 'now cannot be NaN'],
    [{ now: '2026-01-01' }, 'now cannot be "2026-01-01"'],
    [{ workingSetTokens: -1 }, 'workingSetTokens cannot be -1'],
    [{ cache: { write: Number.NaN } }, 'cache.write cannot be NaN'],
  ])('refuses %j by name', (context, message) => {
    expect(() => reduce(startReduction(), messages, context as ReduceContext)).toThrow(
      expect.objectContaining({ code: 'bad-context', message: expect.stringContaining(message) }),
    );
  });

  it.each([[undefined], ['text'], [[{ role: 'user', content: 'x' }]]])('refuses %j as a transcript', (transcript) => {
    expect(() => reduce(startReduction(), transcript as never)).toThrow(
      expect.objectContaining({ code: 'bad-transcript' }),
    );
  });

  it('takes half a price of a cache for the known half', () => {
    expect(reduce(startReduction(), messages, { batch: 9, cache: { read: 0.1 } }).edits).toHaveLength(1);
  });

  it('leaves a result whole whose original could not be kept', () => {
    const { edits, report } = reduce(startReduction(), messages, { batch: 9, keep: () => false });
    expect(edits).toEqual([]);
    expect(report.kept['not-kept']).toBe(1);
  });

  it('names no address where nobody can recall', () => {
    const { edits } = reduce(startReduction(), messages, { batch: 9, offerRecall: undefined });
    expect(edits[0]?.text).not.toContain('recall');
    expect(edits[0]?.address).toBe('c2');
  });

  it('goes on after a compaction with what is left of the conversation as it was shown', () => {
    const first = reduce(startReduction(), messages, { batch: 9, now: 0 });
    expect(first.edits).toHaveLength(1);
    const kept: Message[] = [
      { role: 'user', id: 's', parts: [{ type: 'text', text: 'A summary.', origin: 'state' }] },
      ...messages.slice(1),
    ];
    const next = reduce(first.state, kept, { batch: 10, now: 1_000 });
    expect(next.edits).toEqual([]);
    expect(next.report.kept.shortened).toBe(1);
    expect(next.report.tokens).toBeLessThan(next.report.tokensWhole);
  });

  it('is taken up from a session with a compaction as the process left it', () => {
    const first = reduce(startReduction(), messages, { batch: 9, now: 0 });
    const summary: Message = { role: 'user', id: 's', parts: [{ type: 'text', text: 'A summary.', origin: 'state' }] };
    const base = { parent: null };
    const resumed = resumeReduction([
      ...messages.map((message, at) => ({ ...base, type: 'message' as const, id: `m${at}`, message })),
      { ...base, type: 'edits', id: 'e', edits: first.edits, by: 'ctx', request: first.request },
      { ...base, type: 'compaction', id: 'k', by: 'ctx', keptFrom: 'm1', summary: [summary] },
    ]);
    const view = [summary, ...messages.slice(1)];
    const live = reduce(first.state, view, { batch: 10, now: 1_000 });
    const again = reduce(resumed, view, { batch: 10, now: 1_000 });
    expect({ edits: again.edits, report: again.report }).toEqual({ edits: live.edits, report: live.report });
  });

  it('marks reads out of date whose files other hands changed', () => {
    const so = talk()
      .user('Go.')
      .call('read', { path: 'a.ts' }, big, { files: [{ action: 'read', path: 'a.ts' }] })
      .say('Read.');
    const { edits } = reduce(startReduction({ cwd: '/p' }), so.messages, { batch: 3, changed: ['a.ts'] });
    expect(edits).toMatchObject([{ result: 'r1', reason: 'stale-read' }]);
    expect(edits[0]?.text).toContain('recall');
  });
});
