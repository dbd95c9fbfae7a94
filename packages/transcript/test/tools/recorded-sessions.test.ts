import { outcomeOf, readCall } from '@ctx/transcript';
import { describe, expect, it } from 'vitest';
import { haveSessions, recordedCalls, recordedResults } from './recorded-sessions.js';

/** Tools of the recordings that are none of the kinds: agents of their own, questions, ends. */
const noKind = /^(?:Task|KillBash|ToolSearch|finish|think|submit|subagent|task|search_tool_bm25|telegram_send)$/;

describe.skipIf(!haveSessions)('the tools of recorded sessions (skipped where these are not at hand)', () => {
  it('have a kind, with the agent known or not', () => {
    const calls = recordedCalls().filter(({ call }) => !noKind.test(call.tool));
    expect(calls.length).toBeGreaterThan(1_000);
    for (const known of [true, false]) {
      const missed = calls.filter(
        ({ agent, call }) => readCall(call, known && agent ? { agent } : {}).kind === 'other',
      );
      expect([...new Set(missed.map(({ call }) => call.tool))]).toEqual([]);
    }
  });

  it('name their command or their file', () => {
    const bare = recordedCalls().flatMap(({ agent, call }) => {
      const { kind, command, paths } = readCall(call, agent ? { agent } : {});
      const named = kind === 'shell' ? command !== undefined : paths.length > 0;
      return /^(?:shell|read|write|edit|patch)$/.test(kind) && !named ? call.tool : [];
    });
    // Programs in another language, input for a running command, and edits of the file that is open.
    const known = /^(?:run_ipython|write_stdin|BashOutput|edit|insert)$/;
    expect(bare.filter((tool) => !known.test(tool)).length).toBeLessThanOrEqual(1);
  });

  it('end as their recording says', () => {
    const flagging = new Set<unknown>(['claude-code', 'pi']);
    const counts = new Map<string, number>();
    for (const { agent, tool, text, isError } of recordedResults()) {
      const flag = flagging.has(agent) ? { isError } : {};
      const { status } = outcomeOf({ text, ...flag, ...(tool !== undefined && { tool }) }, agent ? { agent } : {});
      const key = `${agent}: ${isError ? 'failed' : 'did not fail'}, read as ${status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const count = (key: string) => counts.get(key) ?? 0;
    expect(count('claude-code: failed, read as success')).toBe(0);
    expect(count('claude-code: did not fail, read as error')).toBe(0);
    expect(count('pi: failed, read as success')).toBe(0);
    expect(count('pi: did not fail, read as error')).toBe(0);
    expect(count('codex: failed, read as error')).toBeGreaterThan(20);
    expect(count('codex: failed, read as unknown') + count('codex: failed, read as success')).toBe(0);
    expect(count('codex: did not fail, read as success')).toBeGreaterThan(100);
    // The recordings flag exit codes alone: patches that did not apply, and commands the user stopped, are not flagged.
    expect(count('codex: did not fail, read as error') + count('codex: did not fail, read as cancelled')).toBeLessThan(
      10,
    );
    expect(count('openhands: failed, read as success')).toBe(0);
  });
});
