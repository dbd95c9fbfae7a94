/**
 * Outputs of programs that come as JSON written into a string, such as `{"output":"…","metadata":{"exit_code":0}}`. The
 * model reads all of it; what may be shortened is the text inside, and what is left must be JSON of the same shape.
 */
import { endOf, type JsonValue, jsonOf, kindOf, memberOf, numberOf, startOf } from '../../json/json-value.js';
import { type NestedJson, nestedJson } from '../../json/nested-json.js';
import type { FoundPart } from '../result-parts.js';

export interface ProgramOutput {
  readonly parts: readonly FoundPart[];
  readonly exitCode: number | undefined;
}

/** An object with a text `output` and an object `metadata`; any other string is its own text. */
export function programOutput(string: JsonValue): ProgramOutput | undefined {
  if (string.tree.bytes[startOf(string) + 1] !== 0x7b) return undefined;
  const nested = nestedJson(string);
  const output = memberOf(nested?.root, 'output');
  const metadata = memberOf(nested?.root, 'metadata');
  if (!nested || !output || kindOf(output) !== 'string' || !metadata || kindOf(metadata) !== 'object') return undefined;
  return { parts: [nestedPlace(nested, output)], exitCode: numberOf(memberOf(metadata, 'exit_code')) };
}

/** What the local shell gave: its texts, where the string is JSON of a known shape; none, where of another. */
export function shellOutput(string: JsonValue): ProgramOutput | undefined {
  const nested = nestedJson(string);
  if (!nested) return undefined;
  const { root } = nested;
  const texts = kindOf(root) === 'string' ? [root] : ['output', 'stdout', 'stderr'].map((name) => memberOf(root, name));
  const parts = texts.flatMap((text) => (text && kindOf(text) === 'string' ? [nestedPlace(nested, text)] : []));
  return {
    parts:
      parts.length > 0 ? parts : [() => ({ type: 'other', kind: 'local_shell_call_output', json: jsonOf(string) })],
    exitCode: numberOf(memberOf(memberOf(root, 'metadata'), 'exit_code') ?? memberOf(root, 'exit_code')),
  };
}

function nestedPlace(nested: NestedJson, text: JsonValue): FoundPart {
  return { start: nested.outerOffset(startOf(text) + 1), end: nested.outerOffset(endOf(text) - 1), nested: true };
}
