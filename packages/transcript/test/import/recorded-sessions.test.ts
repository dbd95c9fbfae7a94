import { describe, expect, test } from 'vitest';
import { importSession } from '../../src/import/index.js';
import type { Entry } from '../../src/index.js';
import { parseEntry } from '../../src/schema.js';
import { lostRecords } from './fixtures.js';
import {
  haveRecordings,
  messagesOf,
  normal,
  plainText,
  recorded,
  recordedIn,
  tally,
  tallyOfNormal,
  treesOf,
} from './recorded.js';

/** What each recording is known to be broken in. */
const knownFindings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'pi-mono-before-compaction': { 'unanswered-call': 1 },
  'pi-mono-large-session': { 'unanswered-call': 1 },
  'gjc-01-youtube-transcripts': { 'missing-parent': 1, 'invalid-string': 1 },
  'gjc-03-dashboard-pr': { 'invalid-string': 1, 'evicted-content': 1 },
  'oai-messages': { 'unanswered-call': 1 },
};

/** Calls and results counted in the raw text, apart from any importer. */
const counts: Readonly<Record<string, (raw: string) => { calls: number; results: number }>> = {
  'claude-code': countClaudeCode,
  codex: (raw) => ({
    calls: count(raw, /"type": ?"(?:function_call|custom_tool_call|local_shell_call)"|"type": "function"/g),
    results: count(raw, /"type":"(?:function_call|custom_tool_call)_output"|"type": "tool_output"/g),
  }),
  pi: countPi,
};

/** By the text alone, since a line of it is no JSON. What a tool's details hold of a sub-agent's calls is none of it. */
function countPi(raw: string): { calls: number; results: number } {
  const lines = raw.split('\n').map((line) => ({ line, role: /"role": ?"(\w+)"/.exec(line)?.[1] }));
  const responses = lines.filter(({ role }) => role === 'assistant').map(({ line }) => line);
  return {
    calls: count(responses.join('\n'), /"type": ?"toolCall"/g),
    results: lines.filter(({ role }) => role === 'toolResult').length,
  };
}

function count(raw: string, pattern: RegExp): number {
  return raw.match(pattern)?.length ?? 0;
}

function countClaudeCode(raw: string): { calls: number; results: number } {
  const seen = new Set<string>();
  const found = { calls: 0, results: 0 };
  for (const line of raw.split('\n')) {
    const { type, uuid, message } = JSON.parse(line || '{}');
    if ((type !== 'user' && type !== 'assistant') || seen.has(uuid)) continue;
    seen.add(uuid);
    for (const block of Array.isArray(message.content) ? message.content : []) {
      if (block.type === 'tool_use') found.calls++;
      if (block.type === 'tool_result') found.results++;
    }
  }
  return found;
}

const formats = { 'raw/claude-code': 'claude-code', 'raw/codex': 'codex', 'raw/pi': 'pi', 'raw/gjc': 'pi' } as const;
const shapes = [
  ['codex', 'shapes/oai-messages.json.gz'],
  ['pi', 'shapes/pi-v3.jsonl.gz'],
] as const;
const paths = haveRecordings
  ? [
      ...Object.entries(formats).flatMap(([folder, format]) =>
        recordedIn(folder).map((path) => [format, path] as const),
      ),
      ...shapes,
    ]
  : [];

describe.skipIf(!haveRecordings)('recorded sessions (skipped where they are not beside the repository)', () => {
  test.each(paths)('%s: every call and result of %s is there once', (format, path) => {
    const bytes = recorded(path);
    const session = importSession(bytes);
    expect(session.format).toBe(format);
    const { calls, results } = tally(messagesOf(session.entries));
    expect({ calls: calls.length, results: results.length }).toEqual(counts[format]?.(new TextDecoder().decode(bytes)));
  });

  test.each(paths.filter(([, path]) => path.includes('.jsonl')))('%s: no record of %s is lost', (_, path) => {
    const bytes = recorded(path);
    expect(lostRecords(bytes, importSession(bytes))).toEqual([]);
  });

  test.each(paths)('%s: %s is whole, and what is broken in it is known', (_, path) => {
    const { entries, sources, findings, leaf } = importSession(recorded(path));
    const seen = new Set<string>();
    for (const entry of entries) {
      expect(parseEntry(entry)).toEqual(entry);
      expect(entry.parent === null || seen.has(entry.parent)).toBe(true);
      seen.add(entry.id);
      expect(sources.get(entry.id)?.length).toBeGreaterThan(0);
    }
    expect(seen.size).toBe(entries.length);
    expect(seen.has(leaf ?? '')).toBe(true);
    const found: Record<string, number> = {};
    for (const { code } of findings) found[code] = (found[code] ?? 0) + 1;
    expect(found).toEqual(knownFindings[nameOf(path)] ?? {});
  });

  const raw = paths.filter(([, path]) => path.startsWith('raw/'));
  test.each(raw)('%s: %s gives the calls, results and usage that another converter found', (_, path) => {
    const name = nameOf(path);
    const [main, ...others] = treesOf(importSession(recorded(path)).entries).map((tree) => tally(messagesOf(tree)));
    expect(main).toEqual(tallyOfNormal(normal(name)));
    // Of the sub-agents in a file the other converter left out the first.
    const compared = name === 'cc-viewer-fe5e1c67' ? others.slice(1) : [];
    for (const [index, tree] of compared.entries()) expect(tree).toEqual(tallyOfNormal(normal(`${name}-${index + 1}`)));
  });

  test.each([13, 349, 547, 618, 647, 748])(
    'aider: chat %i has the words of the user and the usage that another converter found',
    (chat) => {
      const other = normal(`aider-chat-history-${chat}`);
      const messages = messagesOf(aiderChats()[chat] ?? []);
      const typed = messages.filter(
        ({ role, parts }) => role === 'user' && (parts[0] as { origin?: string }).origin === 'typed',
      );
      const users = other.messages.filter(({ role }) => role === 'user');
      expect(typed.map((message) => plainText(message).trim())).toEqual(users.map(({ text }) => text.trim()));
      expect(tally(messages).usage).toEqual(tallyOfNormal(other).usage);
    },
  );

  test('aider: every chat of the file is there', () => {
    const raw = new TextDecoder().decode(recorded('raw/aider/aider-chat-history.md.gz'));
    // The file begins in the middle of a chat.
    expect(aiderChats().length).toBe(count(raw, /^# aider chat started at /gm) + 1);
  });
});

let chats: Entry[][] | undefined;

function aiderChats(): Entry[][] {
  chats ??= treesOf(importSession(recorded('raw/aider/aider-chat-history.md.gz')).entries);
  return chats;
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.jsonl?\.gz$/g, '');
}
