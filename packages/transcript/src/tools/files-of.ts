/**
 * Which files a call read or changed, as far as the call and its result say. Commands are not taken apart here. Nothing
 * is guessed: without a word on the place of an edit, it has no hunks; without one on the lines of a read, they are those
 * that were asked for.
 */
import { textOf } from '../import/json-fields.js';
import type { FileAccess, Hunk, ToolCall, ToolResult } from '../message.js';
import type { CallFacts } from './call-facts.js';
import { callInput } from './call-input.js';
import { findTool } from './find-tool.js';
import { linesShown, numberedLines } from './lines-shown.js';
import { changesOf, type PatchFile, parsePatch } from './parse-patch.js';
import { readCall } from './read-call.js';
import { readTextEdit } from './text-action.js';
import type { Agent } from './tool-entry.js';

/**
 * The files of one call. A call that failed or was stopped read nothing and changed nothing, except a patch, which may
 * have been applied in part.
 */
export function filesOf(
  call: ToolCall,
  result: Pick<ToolResult, 'status' | 'parts'>,
  options: { readonly agent?: Agent } = {},
): FileAccess[] {
  const facts = readCall(call, options);
  const text = result.parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
  if (result.status === 'error' || result.status === 'cancelled') {
    if (facts.kind !== 'patch' || /^apply_patch verification failed/.test(text)) return [];
    return facts.paths.map((path) => ({ action: 'edit', path }));
  }
  const [path] = facts.paths;
  if (facts.kind === 'patch') return parsePatch(facts.patch ?? '').flatMap(patched);
  if (path === undefined) return [];
  if (facts.kind === 'read') return reads(facts, text);
  if (facts.kind === 'write') return [{ action: 'write', path }];
  if (facts.kind !== 'edit') return [];
  const hunks = hunksOfEdit(call, text, options.agent);
  return [{ action: 'edit', path, ...(hunks && { hunks }) }];
}

function patched({ action, path, movedTo, hunks }: PatchFile): FileAccess[] {
  if (action === 'add') return [{ action: 'write', path }];
  if (action === 'delete') return [{ action: 'delete', path }];
  if (movedTo !== undefined) {
    return [
      { action: 'delete', path },
      { action: 'write', path: movedTo },
    ];
  }
  const known = hunks.length > 0 && hunks.every(({ from }) => from !== undefined);
  return [{ action: 'edit', path, ...(known && { hunks: hunks.flatMap(changesOf) }) }];
}

function reads({ paths, lines: asked }: CallFacts, text: string): FileAccess[] {
  if (/^Here's the files and directories up to \d levels deep in /.test(text)) return [];
  const lines = paths.length === 1 ? linesShown(text, asked) : undefined;
  return paths.map((path) => ({ action: 'read', path, ...(lines && { lines }) }));
}

/** Where an edit changed its file: from the diff or the numbered lines that its result shows, or from its own numbers. */
function hunksOfEdit(call: ToolCall, text: string, agent: Agent | undefined): readonly Hunk[] | undefined {
  const input = callInput(call);
  const entry = findTool(call.tool, input, agent)?.entry;
  const words = readTextEdit(input.text ?? textOf(input.get(['command'])) ?? '');
  if (words) return [{ from: words.from, removed: words.to - words.from + 1, added: words.lines.length }];
  const [diff] = text.startsWith('--- ') ? parsePatch(text) : [];
  if (diff) return diff.hunks.flatMap(changesOf);
  const added = textOf(input.get(entry?.new));
  const after = input.get(entry?.insertAfter);
  if (added === undefined) return undefined;
  if (typeof after === 'number') return [{ from: after + 1, removed: 0, added: lineCount(added) }];
  const removed = textOf(input.get(entry?.old));
  return removed === undefined || removed === '' ? undefined : hunkInSnippet(text, removed, added);
}

/** A longer one is the whole file; comparing stays cheap below. */
const longestSnippet = 1_000;

/** The place of the new text in a numbered piece of the changed file; none where it stands there twice. */
function hunkInSnippet(text: string, removed: string, added: string): Hunk[] | undefined {
  const { from, lines } = numberedLines(text);
  const wanted = added.split('\n');
  if (lines.length > longestSnippet || wanted.length > longestSnippet) return undefined;
  const places: number[] = [];
  for (let at = 0; added !== '' && at + wanted.length <= lines.length && places.length < 2; at += 1) {
    if (wanted.every((line, index) => agrees(lines[at + index] ?? '', line, index, wanted.length))) places.push(at);
  }
  const [place] = places;
  if (place === undefined || places.length > 1) return undefined;
  return [{ from: from + place, removed: lineCount(removed), added: lineCount(added) }];
}

/** The text may begin and end within a line. */
function agrees(line: string, wanted: string, index: number, count: number): boolean {
  if (count === 1) return line.includes(wanted);
  if (index === 0) return line.endsWith(wanted);
  return index === count - 1 ? line.startsWith(wanted) : line === wanted;
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
