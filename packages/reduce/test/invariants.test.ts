/** What holds for every conversation. */
import { applyEdits, type Edit, type Entry, type Message, type ToolResult } from '@ctx/transcript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Reduced,
  type ReductionState,
  reduce,
  restoreReduction,
  resumeReduction,
  startReduction,
} from '../src/index.js';
import { createReadLedger } from '../src/reads/read-ledger.js';
import { type AnySession, anySession } from './any-session.js';
import { runSession } from './run-session.js';
import { runs, timeout } from './runs.js';

const some = { numRuns: Math.ceil(runs.numRuns / 5) };
const policy = { minIncrementalSavedTokens: 200 };
const textOf = (result: ToolResult) => (result.parts[0]?.type === 'text' ? result.parts[0].text : '');
const bytes = (text: string) => new TextEncoder().encode(text).length;

function played({ messages, contextOf }: AnySession) {
  return runSession(messages, { policy }, contextOf);
}

describe('every conversation', { timeout }, () => {
  it('shows each result whole until an answer came, then once and for all shorter', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const { requests } = played(session);
        const edited = new Set<string>();
        const results = new Map(
          session.messages.flatMap((one, at) => (one.role === 'tool' ? [[one.id, { one, at }]] : [])),
        );
        let request = 0;
        session.messages.forEach((message, at) => {
          if (message.role === 'assistant') check(requests[request++], at);
        });
        check(requests[request], session.messages.length);

        function check(reduced: Reduced | undefined, length: number): void {
          for (const { result, text } of reduced?.edits ?? []) {
            const found = results.get(result);
            expect(edited.has(result)).toBe(false);
            edited.add(result);
            const answered = session.messages
              .slice((found?.at ?? 0) + 1, length)
              .some(({ role }) => role === 'assistant');
            expect(answered).toBe(true);
            expect(bytes(text)).toBeLessThan(bytes(textOf(found?.one as ToolResult)));
          }
        }
      }),
      some,
    );
  });

  it('shortens no read that is still true, but to make room', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const { requests } = played(session);
        const ledger = createReadLedger();
        let request = 0;
        for (const message of session.messages) {
          if (message.role === 'assistant') {
            check(requests[request++]);
            const writes = message.parts.some((part) => part.type === 'tool-call' && part.input.includes('sed -i'));
            if (writes) ledger.mutate({ path: 'a.ts', action: 'write' });
          }
          if (message.role !== 'tool') continue;
          for (const { action, path, lines, hunks } of message.files ?? []) {
            if (action === 'read') ledger.read({ id: message.id, path, ...(lines && { lines }) });
            else ledger.mutate({ path, action, ...(hunks && { hunks }) });
          }
        }
        check(requests[request]);

        function check(reduced: Reduced | undefined): void {
          for (const { result, reason } of reduced?.edits ?? []) {
            if (reason !== 'set-aside') expect(ledger.state(result)?.state).not.toBe('current');
          }
        }
      }),
      some,
    );
  });

  it('changes a prompt only at the results that the request reports', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const { requests } = played(session);
        let before: Message[] = [];
        const edits: Edit[] = [];
        const lengths = session.messages.flatMap(({ role }, at) => (role === 'assistant' ? at : []));
        for (const [index, length] of [...lengths, session.messages.length].entries()) {
          edits.push(...(requests[index]?.edits ?? []));
          const view = applyEdits(session.messages.slice(0, length), edits);
          const changed = new Set(requests[index]?.report.applied.map(({ result }) => result));
          before.forEach((message, at) => {
            if (!changed.has(message.id)) expect(view[at]).toEqual(message);
          });
          before = view;
        }
      }),
      some,
    );
  });

  it('gives every shortened result an address of its own', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const originals = new Map<string, string>();
        const { shown } = runSession(session.messages, { policy }, (batch) => ({
          ...session.contextOf(batch),
          keep: ({ address, text }) => {
            expect(originals.get(address) ?? text).toBe(text);
            originals.set(address, text);
            return true;
          },
        }));
        for (const [id, { address }] of shown) {
          const result = session.messages.find((one) => one.id === id) as ToolResult;
          expect(originals.get(address ?? '')).toBe(textOf(result));
        }
      }),
      some,
    );
  });

  it('is decided alike by a state that was saved and restored, or taken up from the recorded session, at any point', () => {
    fc.assert(
      fc.property(anySession, fc.nat(40), (session, at) => {
        const { requests } = played(session);
        const lengths = [
          ...session.messages.flatMap(({ role }, index) => (role === 'assistant' ? index : [])),
          session.messages.length,
        ];
        const stop = at % lengths.length;
        const entries = recorded(session.messages, lengths, requests.slice(0, stop + 1));
        const resumed = resumeReduction(entries, { policy });
        expect(tail(session, lengths, stop, resumed)).toEqual(decided(requests.slice(stop + 1)));

        let state = startReduction({ policy });
        lengths.slice(0, stop + 1).forEach((length, index) => {
          state = reduce(state, session.messages.slice(0, length), contextAt(session, index, lengths)).state;
        });
        const restored = restoreReduction(JSON.parse(JSON.stringify(state)));
        expect(tail(session, lengths, stop, restored)).toEqual(decided(requests.slice(stop + 1)));
      }),
      some,
    );
  });
});

function decided(requests: readonly Reduced[]) {
  return requests.map(({ edits, report }) => ({ edits, report }));
}

/** What a state decides on the requests after one. */
function tail(session: AnySession, lengths: readonly number[], stop: number, from: ReductionState) {
  let state = from;
  return lengths.slice(stop + 1).map((length, offset) => {
    const context = contextAt(session, stop + 1 + offset, lengths);
    const reduced = reduce(state, session.messages.slice(0, length), context);
    state = reduced.state;
    return { edits: reduced.edits, report: reduced.report };
  });
}

function contextAt({ messages, contextOf }: AnySession, index: number, lengths: readonly number[]) {
  const answer = messages[lengths[index] as number];
  const last = messages.findLast((message) => message.role === 'assistant');
  const batch =
    answer?.role === 'assistant' ? (answer.batch as number) : ((last?.role === 'assistant' && last.batch) || 0) + 1;
  return { batch, ...contextOf(batch) };
}

/** The session as it would have been recorded up to the last of these requests. */
function recorded(messages: readonly Message[], lengths: readonly number[], requests: readonly Reduced[]): Entry[] {
  const entries: Entry[] = [];
  let done = 0;
  requests.forEach(({ edits, request }, index) => {
    for (const message of messages.slice(done, lengths[index])) {
      entries.push({ type: 'message', id: `m${entries.length}`, parent: null, message });
    }
    done = lengths[index] as number;
    entries.push({ type: 'edits', id: `e${entries.length}`, parent: null, edits, by: 'ctx', request });
  });
  return entries;
}
