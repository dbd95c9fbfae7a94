/**
 * Actions that a model writes as a line of text instead of calling a tool, as in older versions of SWE-agent: a command of
 * its own (`open app.py 20`, `edit 3:5` and the new lines below it) or any shell command.
 */
import { sweAgent } from './agents/swe-agent.js';
import type { CallFacts } from './call-facts.js';

/** Reads an action. Its first word is a command of the agent's own, or else all of it is a command for the shell. */
export function readTextAction(action: string): CallFacts {
  const [name = '', ...words] = wordsOf(action);
  const kind = Object.hasOwn(sweAgent.tools, name) ? (sweAgent.tools[name]?.kind ?? 'shell') : 'shell';
  const agent = 'swe-agent';
  if (kind === 'shell') return { kind, agent, command: action.trimEnd(), paths: [] };
  const first = words[0] === undefined ? [] : [words[0]];
  if (name === 'open') {
    const line = words[1] === undefined ? Number.NaN : Number(words[1]);
    return { kind, agent, paths: first, ...(Number.isSafeInteger(line) && line > 0 && { lines: { from: line } }) };
  }
  if (name === 'create') return { kind, agent, paths: first };
  if (kind === 'search' || kind === 'list') {
    return { kind, agent, paths: words.slice(1, 2), ...(words[0] !== undefined && { pattern: words[0] }) };
  }
  return { kind, agent, paths: [] };
}

/** Lines that `edit FROM:TO` replaces, and the lines it puts there. */
export function readTextEdit(action: string): { from: number; to: number; lines: readonly string[] } | undefined {
  const [head = '', ...body] = action.trimEnd().split('\n');
  const range = /^edit (\d{1,9}):(\d{1,9})$/.exec(head.trimEnd());
  if (!range) return undefined;
  if (body.at(-1) === 'end_of_edit') body.pop();
  return { from: Number(range[1]), to: Number(range[2]), lines: body };
}

/** Words of the first line; quotes hold one together. */
function wordsOf(action: string): string[] {
  const line = action.trimStart().split('\n', 1)[0] ?? '';
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
