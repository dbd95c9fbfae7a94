import { expect, test } from 'vitest';
import {
  findPolicy,
  type PolicyScore,
  pricingOf,
  type RecordedSession,
  ReplayPage,
  recordedSessions,
  replay,
} from '../../src/index.js';
import { lines, reads, recording, type Step } from './claude-code-recording.js';

function session(steps: readonly Step[], name = 'shop'): RecordedSession {
  return recordedSessions(recording(steps), name)[0] as RecordedSession;
}

async function scores(
  steps: readonly Step[],
  policies: readonly string[],
  more: object = {},
): Promise<readonly PolicyScore[]> {
  let found: readonly PolicyScore[] = [];
  await replay([session(steps)], {
    policies,
    ...more,
    onSession: (_, all) => {
      found = all;
    },
  });
  return found;
}

const long: Step[] = [{ user: 'read them all' }, ...reads(30), { say: 'done' }];

test('without a policy each request reads what the last one sent', async () => {
  const [none] = await scores(long, ['none']);
  const requests = none?.requests ?? [];
  expect(requests.filter(({ cold }) => cold)).toHaveLength(1);
  for (const [index, { read }] of requests.entries()) expect(read).toBeCloseTo(requests[index - 1]?.tokens ?? 0);
  expect(none).toMatchObject({ rewrites: 0, cutResults: [] });
});

test('a cost is what is read, written and plain at its prices', async () => {
  const [none] = await scores(long, ['none']);
  for (const { read, written, plain, cost } of none?.requests ?? [])
    expect(cost).toBeCloseTo(0.1 * read + 1.25 * written + plain);
});

test('masking every turn rewrites the prefix on each of them, and says from where and why', async () => {
  const [none, masked] = await scores(long, ['none', 'mask-every-turn-10']);
  expect(masked?.rewrites).toBe(20);
  const first = masked?.requests.find(({ rewrite }) => rewrite);
  expect(first?.rewrite).toMatchObject({ message: 2, rule: 'masked' });
  expect(first?.rewrite?.tokens).toBeGreaterThan(3_000);
  expect(masked?.cost).toBeGreaterThan(none?.cost ?? 0);
});

test('masking in batches waits until a batch is worth it', async () => {
  const [batched] = await scores(long, ['mask-batched-4k']);
  expect(batched?.rewrites).toBe(1);
  expect(batched?.cuts.masked?.savedTokens).toBeGreaterThan(4_000);
});

test('clearing begins at a hundred thousand tokens and leaves the newest three', async () => {
  const steps: Step[] = [{ user: 'read' }];
  for (let index = 0; index < 12; index += 1)
    steps.push({ call: 'Read', input: { file_path: `/f${index}` }, result: lines(`f${index}`, 900) });
  const [cleared] = await scores([...steps, { say: 'done' }], ['clear-tool-uses']);
  const first = cleared?.requests.find(({ edits }) => edits > 0);
  const before = cleared?.requests[(first?.index ?? 0) - 1];
  expect(before?.tokens).toBeLessThanOrEqual(100_000);
  expect(first?.edits).toBe((first?.index ?? 0) - 3);
});

test('a cut at entry changes nothing that was sent', async () => {
  const [cut] = await scores(
    [{ user: 'x' }, { call: 'Bash', input: { command: 'make' }, result: lines('out', 400) }, { say: 'y' }],
    ['head-tail'],
  );
  expect(cut).toMatchObject({ rewrites: 0, cuts: { 'head-tail': { results: 1 } } });
  expect(cut?.cutResults[0]?.edits[0]?.text).toContain('out line 399 ');
});

test('a compaction is no rewrite by a rule, and what was cut before stays cut after it', async () => {
  const steps: Step[] = [...long, { compacted: 'all were read' }, { say: 'good' }, { user: 'more' }, { say: 'no' }];
  const [masked] = await scores(steps, ['mask-every-turn-10']);
  expect(masked?.requests.at(-2)?.rewrite?.rule).toBe('context');
});

test('a pause longer than five minutes makes the cache cold', async () => {
  const [none] = await scores([{ user: 'a' }, { say: 'b' }, { wait: 400 }, { user: 'c' }, { say: 'd' }], ['none']);
  expect(none?.requests.map(({ cold }) => cold)).toEqual(['first', 'expired']);
});

test('what was fetched again after its cut is counted, with the same bytes apart', async () => {
  const again: Step = { call: 'Read', input: { file_path: '/srv/shop/part0.ts' }, result: lines('part0', 30) };
  const changed: Step = { call: 'Read', input: { file_path: '/srv/shop/part1.ts' }, result: lines('other', 30) };
  const [masked] = await scores([...long, again, changed, { say: 'done' }], ['mask-every-turn-10']);
  expect(masked?.again).toEqual({ sameCall: 2, sameBytes: 1 });
});

test('the reducer loses nothing, cuts nothing unseen and reports each rewrite', async () => {
  const steps: Step[] = [{ user: 'test' }];
  for (let index = 0; index < 24; index += 1)
    steps.push({ call: 'Bash', input: { command: `npm test -- part${index}` }, result: lines(`ok ${index}`, 200) });
  const [reduced] = await scores([...steps, { say: 'done' }], ['reduce'], { validateEvery: 1 });
  expect(reduced?.cutResults.length).toBeGreaterThan(0);
  expect(reduced?.checks).toEqual({ notRecalled: 0, unseen: 0, unreported: 0, wireBodies: 75, wireProblems: [] });
});

test('the same session gives the same digest, another policy another', async () => {
  const [first, second, third] = await scores(long, ['mask-every-turn-10', 'mask-every-turn-10', 'mask-every-turn-9']);
  expect(second?.digest).toBe(first?.digest);
  expect(third?.digest).not.toBe(first?.digest);
});

test('totals compare each policy with none', async () => {
  const short = session([{ user: 'hi' }, { say: 'hello' }], 'short');
  const { totals } = await replay([session(long), short], { policies: ['none', 'mask-every-turn-10'] });
  expect(totals[0]).toMatchObject({ policy: 'none', sessions: 2, saved: 0, dearer: 0, worst: 0 });
  expect(totals[1]).toMatchObject({ dearer: 1 });
  expect(totals[1]?.saved).toBeLessThan(0);
});

test('the report holds no texts of the session', async () => {
  const report = await replay([session(long)]);
  expect(JSON.stringify(report)).not.toContain('long enough');
});

test("a model's prices and cache are counted in dollars", async () => {
  const report = await replay([session(long)], { policies: ['none'], model: 'claude-sonnet-4-5' });
  expect(report).toMatchObject({ unit: 'usd', pricing: 'claude-sonnet-4-5' });
  const price = pricingOf('claude-sonnet-4-5');
  expect(price).toMatchObject({ cache: { trigger: 'marks', ttlSeconds: 300 }, read: 0.1, write: 1.25 });
  await expect(replay([], { model: 'no-such-model' })).rejects.toMatchObject({ code: 'unknown-model' });
});

test('an unknown policy is refused with the names that there are', () => {
  expect(() => findPolicy('mask')).toThrow(/give one of none, reduce/);
  expect(findPolicy('mask-batched-12k').name).toBe('mask-batched-12k');
});

test('the page is one file, escapes what was recorded, and shows each cut beside its original', async () => {
  const evil = `<script>alert(1)</script>\n${lines('evil', 200)}`;
  const steps: Step[] = [{ user: 'x' }, { call: 'Bash', input: { command: 'echo "<b>"' }, result: evil }, { say: 'y' }];
  const page = new ReplayPage('units');
  const report = await replay([session(steps, '<shop>')], {
    policies: ['none', 'head-tail'],
    onSession: (one, all) => page.add(one, all),
  });
  const html = page.finish(report);
  expect(html).not.toMatch(/<script|https?:|<link|<img|url\(|@import|\ssrc=/);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).toContain('Shortened by head-tail: 1 results');
  expect(html).toContain('evil line 100 ');
  for (const chart of html.match(/<svg [^>]*>/g) ?? [])
    expect(chart).toMatch(/role="img" aria-label="[^"]+"|aria-hidden="true"/);
});

test('a text of the page that is too long is cut with a note', async () => {
  const steps: Step[] = [
    { user: 'x' },
    { call: 'Bash', input: { command: 'make' }, result: lines('out', 900) },
    { say: 'y' },
  ];
  const page = new ReplayPage('units');
  const report = await replay([session(steps)], {
    policies: ['head-tail'],
    onSession: (one, all) => page.add(one, all),
  });
  expect(/\(the first 20\.0k of 3\d\.\dk characters\)/.test(page.finish(report))).toBe(true);
});
