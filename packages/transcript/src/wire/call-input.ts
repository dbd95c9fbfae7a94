/** Inputs of tool calls as the wires want them. */
import { kindOfJson, RawJson } from '../json/raw-json.js';
import type { ToolCall } from '../message.js';

/** The input as an object: what is not one becomes its only member, `input`. */
export function objectInput({ input, inputForm }: ToolCall): RawJson {
  const kind = inputForm === 'json' ? kindOfJson(input) : undefined;
  if (kind === 'object') return new RawJson(input);
  return new RawJson(`{"input":${kind === undefined ? JSON.stringify(input) : input}}`);
}
