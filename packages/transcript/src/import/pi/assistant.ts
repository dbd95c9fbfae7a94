/** A response as pi records it. */
import type { AssistantPart, Stop, Usage } from '../../message.js';
import { countOf, type JsonObject, jsonOf, nameOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import type { GivenMessage } from '../session-draft.js';

const stops: ReadonlyMap<unknown, Stop> = new Map([
  ['stop', 'end'],
  ['toolUse', 'tool-calls'],
  ['length', 'length'],
  ['error', 'error'],
  ['aborted', 'aborted'],
]);

export function assistantOf(message: JsonObject): GivenMessage {
  const parts =
    typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : objectsOf(message.content);
  return {
    role: 'assistant',
    parts: parts.map(partOf),
    model: nameOf(message.model),
    usage: usageOf(objectOf(message.usage)),
    stop: stops.get(message.stopReason),
  };
}

function partOf(part: JsonObject): AssistantPart {
  const text = textOf(part.text);
  if (part.type === 'text' && text !== undefined) return { type: 'text', text };
  if (part.type === 'thinking') {
    return { type: 'thinking', text: textOf(part.thinking) ?? '', ...hiddenOf(part) };
  }
  const [id, tool] = [textOf(part.id), textOf(part.name)];
  if (part.type === 'toolCall' && id !== undefined && tool !== undefined)
    return { type: 'tool-call', id, tool, input: jsonOf(part.arguments ?? {}), inputForm: 'json' };
  return { type: 'other', kind: textOf(part.type) ?? 'unknown', json: jsonOf(part) };
}

/** What only the provider can check or read. Of OpenAI's reasoning the signature is the text of the whole item. */
function hiddenOf(part: JsonObject): { signature?: string; encrypted?: string } {
  const signature = nameOf(part.thinkingSignature);
  if (part.redacted === true) return present({ encrypted: signature });
  const item = signature?.startsWith('{') ? parse(signature) : undefined;
  return present(item ? { encrypted: nameOf(item.encrypted_content) } : { signature });
}

function parse(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function usageOf(usage: JsonObject | undefined): Usage | undefined {
  if (!usage) return undefined;
  return {
    input: countOf(usage.input) ?? 0,
    output: countOf(usage.output) ?? 0,
    cacheRead: countOf(usage.cacheRead) ?? 0,
    cacheWrite: countOf(usage.cacheWrite) ?? 0,
    ...present({ costUsd: countOf(objectOf(usage.cost)?.total) }),
  };
}
