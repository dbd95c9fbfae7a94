import { expect, test } from 'vitest';
import { recordedSessions } from '../../src/index.js';
import { lines, reads, recording, type Step } from './claude-code-recording.js';

function only(steps: readonly Step[]) {
  const [session, ...more] = recordedSessions(recording(steps), 'shop');
  if (!session || more.length > 0) throw new Error('not one session');
  return session;
}

test('each response answers one request, which carries all messages before it', () => {
  const session = only([{ user: 'read them' }, ...reads(2), { say: 'done' }]);
  const sizes = Array.from(session.requests(), ({ messages }) => messages.length);
  expect(sizes).toEqual([1, 3, 5]);
  expect(session).toMatchObject({ name: 'shop', requestCount: 3, toolResults: 2, cwd: '/srv/shop' });
});

test('the array of messages grows and is not copied', () => {
  const arrays = Array.from(only([{ user: 'read' }, ...reads(5)]).requests(), ({ messages }) => messages);
  expect(new Set(arrays).size).toBe(1);
});

test('a request is sent when the last of its messages has come', () => {
  const times = Array.from(only([{ user: 'a' }, { wait: 100 }, { say: 'b' }]).requests(), ({ at }) => at);
  expect(times).toEqual([Date.UTC(2026, 0, 2, 3, 0, 10)]);
});

test('after a compaction a request carries the summary and what came since', () => {
  const session = only([
    { user: 'read' },
    ...reads(3),
    { compacted: 'they were read' },
    { say: 'I see' },
    { user: 'go on' },
    { say: 'yes' },
  ]);
  const requests = Array.from(session.requests(), ({ messages }) => messages.map(({ role }) => role));
  expect(requests.at(-2)).toEqual(['user']);
  expect(requests.at(-1)).toEqual(['user', 'assistant', 'user']);
});

test('what the first recorded prompt has more than its messages is the hidden prefix', () => {
  const session = only([{ user: 'hello' }, { say: 'hi', tokens: { written: 12_000 } }]);
  expect(session.hiddenTokens).toBeGreaterThan(11_950);
  expect(session.hiddenTokens).toBeLessThan(12_000);
});

test('without recorded usage nothing is hidden and nothing is scaled', () => {
  expect(only([{ user: 'hello' }, { say: 'hi' }])).toMatchObject({ hiddenTokens: 0, ratio: 1 });
});

test('a tokenizer that counts more is learned from the recorded usage', () => {
  const steps: Step[] = [{ user: 'read' }];
  for (let index = 0; index < 12; index += 1) {
    const tokens = { read: 1_000 + index * 3_000 };
    steps.push({ call: 'Read', input: { file_path: `/a${index}` }, result: lines(`x${index}`, 150), tokens });
  }
  const { ratio } = only(steps);
  expect(ratio).toBeGreaterThan(1.2);
});

test('a recording without a response holds no session', () => {
  expect(recordedSessions(recording([{ user: 'hello' }]), 'shop')).toEqual([]);
});
