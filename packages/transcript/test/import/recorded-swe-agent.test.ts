import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/edit.js';
import { importSession } from '../../src/import/index.js';
import {
  haveRecordings,
  messagesOf,
  normal,
  plainText,
  recorded,
  recordedIn,
  tally,
  tallyOfNormal,
} from './recorded.js';

const suite = haveRecordings ? 'recorded sessions of SWE-agent' : 'recorded sessions of SWE-agent (not here, skipped)';

interface Trajectory {
  readonly history: readonly {
    readonly role: string;
    readonly is_demo?: boolean;
    readonly tool_calls?: unknown[] | null;
    readonly action?: string;
  }[];
  readonly trajectory: readonly {
    readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  }[];
}

describe.skipIf(!haveRecordings)(suite, () => {
  const files = recordedIn('raw/swe-agent');
  const read = (path: string) => JSON.parse(new TextDecoder().decode(recorded(path))) as Trajectory;

  test.each(files)('%s: every call and result that another converter finds', (path) => {
    const session = importSession(recorded(path));
    const ours = tally(messagesOf(session.entries));
    const theirs = tallyOfNormal(normal(/([^/]+)\.traj/.exec(path)?.[1] ?? ''));
    expect(session.format).toBe('swe-agent');
    expect(ours.calls).toEqual(theirs.calls);
    expect(ours.results).toEqual(theirs.results);
    expect(session.findings).toEqual([]);
  });

  test.each(files)('%s: as many calls and results as its text has', (path) => {
    const { calls, results } = tally(messagesOf(importSession(recorded(path)).entries));
    const history = read(path).history.filter(({ is_demo }) => !is_demo);
    const responses = history.filter(({ role }) => role === 'assistant');
    expect(calls).toHaveLength(
      responses.reduce((sum, { tool_calls, action }) => sum + (tool_calls?.length ?? (action ? 1 : 0)), 0),
    );
    expect(results).toHaveLength(
      history.filter(({ role }, n) => role === 'tool' || (role === 'user' && history[n - 1]?.role === 'assistant'))
        .length,
    );
  });

  test.each(files)('%s: with its edits, each response is shown the very prompt of its step', (path) => {
    const steps = read(path).trajectory;
    const { entries } = importSession(recorded(path));
    let step = 0;
    const before: (typeof entries)[number][] = [];
    for (const entry of entries) {
      if (entry.type === 'message' && entry.message.role === 'assistant') {
        const edits = before.flatMap((one) => (one.type === 'edits' ? one.edits : []));
        const shown = applyEdits(messagesOf(before), edits).map(plainText);
        const prompt = steps[step++]?.messages?.slice(0, shown.length) ?? [];
        const texts = prompt.map(({ content }) => textOf(content));
        if (prompt.length > 0) expect(shown).toEqual(texts);
      }
      before.push(entry);
    }
    expect(step).toBe(steps.length);
  });
});

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('');
}
