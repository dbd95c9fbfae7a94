/** Faults that users of other reducers met, each prevented here. One row: a conversation, and what must hold. */
import { describe, expect, it } from 'vitest';
import { cold, runSession, type Session } from './run-session.js';
import { filler, type Talk, talk } from './talk.js';

interface Scenario {
  readonly title: string;
  readonly talk: (start: Talk) => Talk;
  /** `rules` are those of the results that are shown shorter in the end, by `id`. */
  readonly holds: (rules: Readonly<Record<string, string>>, session: Session) => void;
}

const big = filler(8_000);
const read = (path: string, lines?: { from: number; to: number }) => ({
  files: [{ action: 'read' as const, path, ...(lines && { lines }) }],
});
const numbered = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${from + index}\tconst value${from + index} = compute(${from + index});`,
  ).join('\n');
const edited = (path: string, from: number, removed: number, added: number) => ({
  files: [{ action: 'edit' as const, path, hunks: [{ from, removed, added }] }],
});
const ls = { command: 'ls -R src' };
const make = { command: 'make all' };

const scenarios: readonly Scenario[] = [
  {
    title: 'a fresh output is never shortened before the model saw it',
    talk: (start) => start.call('bash', make, big),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'an output is shown whole to the first request that can react to it, and shortened at the second',
    talk: (start) => start.call('bash', make, big).say('Built.'),
    holds: (rules, { requests }) => {
      expect(rules).toEqual({ r1: 'old-shell' });
      expect(requests.map(({ edits }) => edits.length)).toEqual([0, 0, 1]);
    },
  },
  {
    title: 'failed requests age a result, but it is not shortened before an answer',
    talk: (start) => start.call('bash', make, big).fail(9),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'parallel calls of one answer do not age one another',
    talk: (start) =>
      start.calls(
        Array.from({ length: 8 }, (_, at): [string, unknown, string] => ['bash', { command: `make a${at}` }, big]),
      ),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'the output of a command that only reads is kept a request longer',
    talk: (start) => start.call('bash', ls, big).say('I see.'),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'a read that is still true is never shortened, whatever its age',
    talk: (start) => aged(start.call('read', { path: 'a.ts' }, numbered(1, 400), read('a.ts')), 30),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'an edit inside a read makes it stale at once, even a small one',
    talk: (start) =>
      start
        .call('read', { path: 'a.ts' }, numbered(1, 20), read('a.ts', { from: 1, to: 20 }))
        .call('edit', { path: 'a.ts' }, 'edited a.ts', edited('a.ts', 5, 1, 1))
        .say('Done.'),
    holds: (rules) => expect(rules).toEqual({ r1: 'stale-read' }),
  },
  {
    title: 'an edit below a read leaves it true, and one above moves it',
    talk: (start) =>
      aged(
        start
          .call('read', { path: 'a.ts' }, numbered(50, 90), read('a.ts', { from: 50, to: 90 }))
          .call('edit', { path: 'a.ts' }, 'edited a.ts', edited('a.ts', 200, 3, 1))
          .call('edit', { path: 'a.ts', more: 1 }, 'edited a.ts', edited('a.ts', 3, 1, 4)),
        20,
      ),
    holds: (rules) => expect(rules.r1).toBeUndefined(),
  },
  {
    title: 'several later reads together stand for an older one',
    talk: (start) =>
      start
        .call('read', { path: 'a.ts' }, numbered(1, 60), read('a.ts', { from: 1, to: 60 }))
        .call('read', { path: 'a.ts', offset: 1 }, numbered(1, 30), read('a.ts', { from: 1, to: 30 }))
        .call('read', { path: 'a.ts', offset: 31 }, numbered(31, 70), read('a.ts', { from: 31, to: 70 }))
        .say('Read.'),
    holds: (rules) => expect(rules).toEqual({ r1: 'superseded-read' }),
  },
  {
    title: 'a read that is both repeated and stale settles on one text',
    talk: (start) =>
      aged(
        start
          .call('read', { path: 'a.ts' }, numbered(1, 60), read('a.ts'))
          .call('read', { path: 'a.ts' }, numbered(1, 60), read('a.ts'))
          .call('edit', { path: 'a.ts' }, 'edited a.ts', edited('a.ts', 5, 1, 1)),
        6,
      ),
    holds: (_, session) => expect(changesOf(session, 'r1')).toBe(1),
  },
  {
    title: 'a failing test run is not hidden by a later passing one',
    talk: (start) =>
      start
        .call('bash', { command: 'npm test' }, `${filler(200)}FAIL src/a.test.ts\n`, { status: 'error', exitCode: 1 })
        .call('bash', { command: 'npm test' }, `${filler(200)}all passed\n`, { exitCode: 0 }),
    holds: (rules) => expect(rules.r1).toBeUndefined(),
  },
  {
    title: 'a failed repetition does not take the good older copy away',
    talk: (start) =>
      start
        .call('web_fetch', { url: 'https://example.com/a' }, filler(2_000))
        .call('web_fetch', { url: 'https://example.com/a' }, 'Error: timeout', { status: 'error' })
        .say('Hm.'),
    holds: (rules) => expect(rules.r1).toBeUndefined(),
  },
  {
    title: 'a repeated search is named as such, the newest copy stays whole while it is young',
    talk: (start) =>
      start.call('grep', { pattern: 'x' }, filler(900)).call('grep', { pattern: 'x' }, filler(900)).say('Found.'),
    holds: (rules) => expect(rules).toEqual({ r1: 'repeated-call' }),
  },
  {
    title: 'what the model fetched again after it was shortened stays whole from then on',
    talk: (start) =>
      aged(aged(start.call('grep', { pattern: 'x' }, hits(200)), 4).call('grep', { pattern: 'x' }, hits(200)), 12),
    holds: (rules, { requests }) => {
      expect(Object.values(rules)).toContain('old-lookup');
      expect(requests.at(-1)?.report.kept['recalled-input']).toBe(1);
    },
  },
  {
    title: 'running a command again that changes things earns no protection',
    talk: (start) => aged(aged(start.call('bash', make, big), 4).call('bash', make, `${big}again\n`), 4),
    holds: (rules) => expect(Object.values(rules).filter((rule) => rule === 'old-shell')).toHaveLength(2),
  },
  {
    title: 'small outputs of unknown tools wait until there are six results',
    talk: (start) => aged(start.call('mystery', { a: 1 }, filler(2_000)), 4),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'and are shortened then',
    talk: (start) =>
      aged(
        Array.from({ length: 6 }).reduce<Talk>(
          (so, _, at) => so.call('mystery', { a: at }, filler(2_000, `l${at}`)),
          start,
        ),
        4,
      ),
    holds: (rules) => expect(Object.values(rules)).toEqual(Array(6).fill('old-output')),
  },
  {
    title: 'a diff is kept whole for twelve requests',
    talk: (start) => aged(start.call('bash', { command: 'git diff' }, diffOf(200)), 10),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'and is shortened then',
    talk: (start) => aged(start.call('bash', { command: 'git diff' }, diffOf(200)), 11),
    holds: (rules) => expect(rules).toEqual({ r1: 'old-diff' }),
  },
  {
    title: 'a JSON document waits a request longer than other output',
    talk: (start) => start.call('bash', { command: 'make json' }, jsonOf(300)).say('Hm.'),
    holds: (rules) => expect(rules).toEqual({}),
  },
  {
    title: 'what the model quotes of a result stays in what is shown of it',
    talk: (start) =>
      start
        .call('bash', make, `${big}wrote build/out-7f3a9c.bin\n${big}`)
        .say('The result is build/out-7f3a9c.bin; I will sign it.'),
    holds: (_, { shown }) => expect(shown.get('r1')?.text).toContain('build/out-7f3a9c.bin'),
  },
  {
    title: 'call ids that repeat keep their results apart',
    talk: (start) =>
      start
        .call('bash', make, `${big}one\n`, { id: 'x' })
        .call('bash', ls, `${big}two\n`, { id: 'x' })
        .say('a')
        .say('b')
        .say('c'),
    holds: (_, { shown }) => expect([...shown.values()].map(({ address }) => address).sort()).toEqual(['r2', 'x']),
  },
  {
    title: 'a command that writes a file makes an older read of it stale',
    talk: (start) =>
      start
        .call('read', { path: 'a.ts' }, numbered(1, 60), read('a.ts'))
        .call('bash', { command: 'sed -i s/a/b/ a.ts' }, '', { exitCode: 0 })
        .say('Done.'),
    holds: (rules) => expect(rules).toEqual({ r1: 'stale-read' }),
  },
];

describe('what other reducers got wrong', () => {
  it.each(scenarios)('$title', ({ talk: build, holds }) => {
    const { messages } = build(talk().user('Go on.'));
    const before = JSON.stringify(messages);
    const session = runSession(messages, { policy: { minIncrementalSavedTokens: 1 } }, () => cold);
    const rules = Object.fromEntries([...session.shown].map(([id, { reason }]) => [id, reason]));
    holds(rules, session);
    expect(JSON.stringify(messages)).toBe(before);
  });
});

/** Goes on for so many requests. */
function aged(so: Talk, requests: number): Talk {
  for (let request = 0; request < requests; request += 1) so.say(`Thinking, step ${request}.`);
  return so;
}

function changesOf({ requests }: Session, result: string): number {
  return requests.flatMap(({ edits }) => edits).filter((edit) => edit.result === result).length;
}

function hits(count: number): string {
  return Array.from({ length: count }, (_, at) => `src/file${at}.ts:${at + 1}: const x = ${at};`).join('\n');
}

function diffOf(lines: number): string {
  const body = Array.from({ length: lines }, (_, at) => `-old line number ${at}\n+new line number ${at}`).join('\n');
  return `diff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,${lines} +1,${lines} @@\n${body}\n`;
}

function jsonOf(count: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, `value ${at}`])),
    null,
    2,
  );
}
