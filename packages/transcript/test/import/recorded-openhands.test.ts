import { describe, expect, test } from 'vitest';
import { importSession } from '../../src/import/index.js';
import { haveRecordings, messagesOf, normal, recorded, tally, tallyOfNormal, treesOf } from './recorded.js';

const suite = haveRecordings ? 'recorded sessions of OpenHands' : 'recorded sessions of OpenHands (not here, skipped)';

describe.skipIf(!haveRecordings)(suite, () => {
  test.each([
    ['oh0-tls-scanner.json.gz', 0, 'oh0-tls-scanner'],
    ['oh0-ponyc.jsonl.gz', 0, 'oh0-ponyc-0'],
    ['oh0-ponyc.jsonl.gz', 1, 'oh0-ponyc-1'],
    ['oh0-ponyc.jsonl.gz', 2, 'oh0-ponyc-2'],
    ['oh0-resolver.jsonl.gz', 1, 'oh0-resolver-1'],
  ])('%s, session %i: every call, result and usage that another converter finds', (file, index, name) => {
    const { entries } = importSession(recorded(`raw/openhands-v0/${file}`), { format: 'openhands' });
    const ours = tally(messagesOf(treesOf(entries)[index] ?? []));
    const theirs = tallyOfNormal(normal(name));
    expect(tools(ours.calls)).toEqual(tools(theirs.calls));
    // A result stands behind its call here, behind the user's interjection there.
    expect(ours.results.map(({ text }) => text).sort()).toEqual(theirs.results.map(({ text }) => text).sort());
    expect(ours.usage).toEqual(theirs.usage);
    expect(
      messagesOf(treesOf(entries)[index] ?? []).filter((m) => m.role === 'tool' && m.status === 'error'),
    ).toHaveLength(normal(name).messages.filter(({ isError }) => isError).length);
  });

  test.each([
    'raw/openhands-v0/oh0-tls-scanner.json.gz',
    'raw/openhands-v0/oh0-ponyc.jsonl.gz',
    'raw/openhands-v0/oh0-resolver.jsonl.gz',
    'shapes/openhands-v1.json.gz',
  ])('%s: as many calls and results as its text has', (path) => {
    const bytes = recorded(path);
    const session = importSession(bytes);
    const { calls, results } = tally(messagesOf(session.entries));
    const events = eventsIn(new TextDecoder().decode(bytes));
    expect(session.format).toBe('openhands');
    expect(calls).toHaveLength(events.filter(isCall).length);
    expect(results).toHaveLength(events.filter(isResult).length);
    expect(session.findings.map(({ code }) => code).filter((code) => /broken|torn|orphan/.test(code))).toEqual([]);
  });
});

type Event = Record<string, unknown>;

function eventsIn(text: string): Event[] {
  if (text.startsWith('[')) return JSON.parse(text) as Event[];
  const lines = text.trim().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { history: Event[] }).history);
}

function isCall(event: Event): boolean {
  if (event.kind !== undefined) return event.kind === 'ActionEvent';
  return (
    event.action !== undefined &&
    !/^(?:system|message|recall|change_agent_state|condensation)$/.test(String(event.action))
  );
}

function isResult(event: Event): boolean {
  if (event.kind !== undefined) return event.kind === 'ObservationEvent';
  // An error that answers no action is a notice.
  if (event.observation === 'error' && event.cause === undefined && event.id !== undefined) return false;
  return event.observation !== undefined && !/^(?:agent_state_changed|null|recall)$/.test(String(event.observation));
}

/** Without the ids, which the other converter makes up where they repeat. */
function tools(calls: readonly string[]): string[] {
  return calls.map((call) => call.slice(call.indexOf(' ') + 1));
}
