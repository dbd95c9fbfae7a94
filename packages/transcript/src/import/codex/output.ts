/**
 * The output of a call as Codex records it: the item is what the model was shown; the event of the command's or patch's
 * end, which comes before or after it, tells the exit code, the whole output and the files.
 */
import type { FileAccess, ResultPart } from '../../message.js';
import { outcomeOf } from '../../tools/outcome-of.js';
import { hunksOfDiff } from '../hunks.js';
import { integerOf, type JsonObject, objectOf, present, textOf } from '../json-fields.js';
import type { GivenResult } from '../session-draft.js';
import { contentParts, otherPart } from './items.js';

const outputs: ReadonlySet<unknown> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'local_shell_call_output',
  'mcp_tool_call_output',
  'tool_search_output',
]);

export function isOutput(item: JsonObject): boolean {
  return outputs.has(item.type);
}

/** `tool` is the name of the tool that was called, `end` the event of its end where that came before. */
export function outputOf(item: JsonObject, tool: string | undefined, end: JsonObject | undefined): GivenResult {
  const { parts, exitCode, failed } = shownOf(item);
  const spelled = outcomeOf({ text: textsOf(parts), ...present({ tool, isError: failed }) }, { agent: 'codex' });
  const told = exitCode !== undefined && spelled.status !== 'cancelled';
  const outcome = told || spelled.status === 'unknown' ? statusOf(exitCode, end) : spelled;
  return { role: 'tool', callId: callIdOf(item), tool, ...outcome, parts, files: end && filesOf(end) };
}

export function callIdOf(item: JsonObject): string {
  return textOf(item.call_id) ?? textOf(item.id) ?? '';
}

/** The whole output of a command, where its event holds more of it than the model was shown. */
export function wholeOutput(end: JsonObject, shown: readonly ResultPart[]): string | undefined {
  const whole = textOf(end.aggregated_output) ?? '';
  return whole === '' || textsOf(shown).trimEnd().endsWith(whole.trimEnd()) ? undefined : whole;
}

/** What the event of a patch's end says of each file that it changed. */
export function filesOf(end: JsonObject): FileAccess[] | undefined {
  const changes = objectOf(end.changes);
  if (!changes || end.success !== true) return undefined;
  return Object.entries(changes).flatMap(([path, value]): FileAccess[] => {
    const change = objectOf(value) ?? {};
    if (change.type === 'add') return [{ action: 'write', path }];
    if (change.type === 'delete') return [{ action: 'delete', path }];
    const hunks = hunksOfDiff(textOf(change.unified_diff) ?? '');
    const moved = textOf(change.move_path);
    if (moved === undefined) return [{ action: 'edit', path, ...(hunks.length > 0 && { hunks }) }];
    return [
      { action: 'delete', path },
      { action: 'write', path: moved },
    ];
  });
}

interface Shown {
  readonly parts: ResultPart[];
  readonly exitCode?: number | undefined;
  readonly failed?: boolean | undefined;
}

/** Older versions put the output into a JSON text with the exit code beside it: the text in it is what counts. */
function shownOf(item: JsonObject): Shown {
  if (item.type === 'tool_search_output') return { parts: [otherPart(item)], failed: false };
  const output = item.output;
  const object = objectOf(output);
  if (object) {
    const failed = typeof object.success === 'boolean' ? !object.success : undefined;
    return { parts: contentParts(object.content_items ?? object.content ?? ''), failed };
  }
  const wrapped = typeof output === 'string' && output.startsWith('{"output":') ? parse(output) : undefined;
  const text = textOf(wrapped?.output);
  const metadata = objectOf(wrapped?.metadata);
  if (text === undefined || !metadata) return { parts: contentParts(output) };
  return { parts: [{ type: 'text', text }], exitCode: integerOf(metadata.exit_code) };
}

function statusOf(exitCode: number | undefined, end: JsonObject | undefined): Pick<GivenResult, 'status' | 'exitCode'> {
  const code = exitCode ?? integerOf(end?.exit_code);
  if (code !== undefined) return { status: code === 0 ? 'success' : 'error', exitCode: code };
  const result = objectOf(end?.result);
  const ok = objectOf(result?.Ok);
  const succeeded = end?.success ?? (ok ? ok.isError !== true : result?.Err === undefined ? undefined : false);
  return { status: succeeded === undefined ? 'unknown' : succeeded === true ? 'success' : 'error' };
}

function textsOf(parts: readonly ResultPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

function parse(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
