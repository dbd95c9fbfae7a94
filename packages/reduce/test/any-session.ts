/** Conversations of any kind: tools of several agents, failures, parallel and repeated calls, pauses, other models. */
import type { Message } from '@ctx/transcript';
import fc from 'fast-check';
import type { ReduceContext } from '../src/index.js';
import { filler, type Talk, talk } from './talk.js';

export interface AnySession {
  readonly messages: readonly Message[];
  /** The context of the request before the answer of a batch. */
  readonly contextOf: (batch: number) => ReduceContext;
}

const path = fc.constantFrom('a.ts', 'b.ts', 'src/c.ts');
const size = fc.constantFrom(0, 20, 400, 1_600, 3_200, 9_000);
const line = fc.nat(60);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('shell' as const),
      command: fc.constantFrom('make', 'npm test', 'ls', 'git log', 'sed -i s/a/b/ a.ts'),
      size,
      code: fc.constantFrom(0, 0, 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      path,
      from: line,
      count: fc.integer({ min: 1, max: 60 }),
      size,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit' as const), path, from: line, removed: fc.nat(4), added: fc.nat(4) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('grep' as const), pattern: fc.constantFrom('x', 'y'), size }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('other' as const), size, id: fc.constantFrom(undefined, 'same') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('parallel' as const),
      sizes: fc.array(size, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      text: fc.constantFrom('Good.', 'line 7 of some output', 'It is in src/c.ts:12.'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('user' as const), text: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), requests: fc.integer({ min: 1, max: 3 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the context of a request is, by its number. */
const circumstances = fc.record({
  gap: fc.constantFrom(10, 60, 400),
  models: fc.constantFrom(1, 1, 7),
  workingSetTokens: fc.constantFrom(undefined, 2_000, 20_000),
  write: fc.constantFrom(0.1, 1.25),
});

export const anySession: fc.Arbitrary<AnySession> = fc
  .tuple(fc.array(step, { maxLength: 40 }), circumstances)
  .map(([steps, { gap, models, workingSetTokens, write }]) => ({
    messages: steps.reduce(say, talk().user('Go on.')).messages,
    contextOf: (batch) => ({
      now: 1_700_000_000_000 + batch * (batch % 5 === 0 ? gap : 10) * 1_000,
      model: `model-${Math.floor(batch / 9) % models}`,
      cache: { read: 0.1, write },
      ...(workingSetTokens !== undefined && { workingSetTokens }),
    }),
  }));

function say(so: Talk, one: Step): Talk {
  switch (one.do) {
    case 'shell':
      return so.call('bash', { command: one.command }, filler(one.size), {
        exitCode: one.code,
        status: one.code === 0 ? 'success' : 'error',
      });
    case 'read': {
      const lines = { from: one.from + 1, to: one.from + one.count };
      return so.call('read', { path: one.path, offset: lines.from }, filler(one.size), {
        files: [{ action: 'read', path: one.path, lines }],
      });
    }
    case 'edit': {
      const hunks = [{ from: one.from + 1, removed: one.removed, added: one.added }];
      return so.call('edit', { path: one.path }, 'edited', { files: [{ action: 'edit', path: one.path, hunks }] });
    }
    case 'grep':
      return so.call('grep', { pattern: one.pattern }, filler(one.size));
    case 'other':
      return so.call('mystery', { size: one.size }, filler(one.size), one.id === undefined ? {} : { id: one.id });
    case 'parallel':
      return so.calls(one.sizes.map((bytes, at) => ['bash', { command: `make ${at}` }, filler(bytes)]));
    case 'say':
      return so.say(one.text);
    case 'user':
      return so.user(one.text);
    default:
      return so.fail(one.requests);
  }
}
