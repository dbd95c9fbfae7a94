/**
 * A tool result as Claude Code records it: what the model was shown, and beside it, in `toolUseResult`, what the tool gave
 * to the terminal, which says which file was read or changed where, and often holds more of the output.
 */
import type { FileAccess, Hunk } from '../../message.js';
import { outcomeOf } from '../../tools/outcome-of.js';
import { hunksOfLines } from '../hunks.js';
import { countOf, type JsonObject, listOf, nameOf, objectOf, objectsOf, textOf } from '../json-fields.js';
import type { GivenResult } from '../session-draft.js';
import { blocksOf, resultPart } from './content.js';

/** `tool` is the name of the tool that was called, `raw` the record's `toolUseResult` where it is about this result. */
export function resultOf(block: JsonObject, tool: string | undefined, raw: JsonObject | undefined): GivenResult {
  const parts = blocksOf(block.content).map(resultPart);
  const text = shownText(parts);
  const outcome = outcomeOf(
    { text, isError: block.is_error === true, ...(tool && { tool }) },
    { agent: 'claude-code' },
  );
  const interrupted = raw?.interrupted === true && { status: 'cancelled' as const };
  const file = raw && fileAccess(raw);
  return {
    role: 'tool',
    callId: textOf(block.tool_use_id) ?? '',
    tool,
    parts,
    ...outcome,
    ...interrupted,
    files: file && [file],
  };
}

/** The whole output, where the record holds more of it than the model was shown. */
export function wholeOutput(
  raw: JsonObject | undefined,
  shown: readonly { type: string; text?: string }[],
): string | undefined {
  const streams = [textOf(raw?.stdout), textOf(raw?.stderr)].filter((text) => text !== undefined && text !== '');
  const grep = raw?.mode === undefined ? undefined : textOf(raw.content);
  const whole = streams.length > 0 ? streams.join('\n') : (grep ?? '');
  // A trailing line end more is no more of the output.
  return whole.trim().length > shownText(shown).trim().length ? whole : undefined;
}

function shownText(parts: readonly { type: string; text?: string }[]): string {
  return parts.map(({ text }) => text ?? '').join('\n');
}

function fileAccess(raw: JsonObject): FileAccess | undefined {
  const file = objectOf(raw.file);
  const [path, readPath] = [nameOf(raw.filePath), nameOf(file?.filePath)];
  if (file && readPath !== undefined) return readOf(file, readPath);
  if (path === undefined) return undefined;
  const patch = objectsOf(raw.structuredPatch);
  if (raw.type === 'create') return { action: 'write', path };
  if (raw.type === 'update') return { action: 'write', path, hunks: patch.flatMap(hunksOf) };
  if (textOf(raw.newString) === undefined && !Array.isArray(raw.edits)) return undefined;
  return patch.length > 0 ? { action: 'edit', path, hunks: patch.flatMap(hunksOf) } : { action: 'edit', path };
}

function readOf(file: JsonObject, path: string): FileAccess {
  const [from, count, total] = [countOf(file.startLine), countOf(file.numLines), countOf(file.totalLines)];
  if (!from || !count || (from === 1 && count === total)) return { action: 'read', path };
  const lines = { from, to: from + count - 1, ...(total !== undefined && { total }) };
  return { action: 'read', path, lines };
}

function hunksOf(patch: JsonObject): Hunk[] {
  const lines = listOf(patch.lines).filter((line) => typeof line === 'string');
  return hunksOfLines(countOf(patch.oldStart) ?? 1, lines);
}
