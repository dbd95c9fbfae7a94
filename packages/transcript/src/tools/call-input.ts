/** What a model gave a tool, read once: fields where it is an object, and the bare text of it otherwise. */
import { type JsonObject, objectOf } from '../import/json-fields.js';
import type { ToolCall } from '../message.js';
import type { Keys } from './tool-entry.js';

export interface CallInput {
  /** The input itself, where it is free text or cannot be read. */
  readonly text: string | undefined;
  has(key: string): boolean;
  /** The value of the first of `keys` that is there. */
  get(keys: Keys | undefined): unknown;
}

export function callInput(call: Pick<ToolCall, 'input' | 'inputForm'>): CallInput {
  const fields = call.inputForm === 'json' ? parsed(call.input) : undefined;
  const has = (key: string): boolean => fields !== undefined && Object.hasOwn(fields, key) && fields[key] !== null;
  return {
    text: fields ? undefined : call.input,
    has,
    get(keys = []) {
      const key = keys.find(has);
      return key === undefined ? undefined : fields?.[key];
    },
  };
}

function parsed(input: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(input));
  } catch {
    return undefined;
  }
}
