/**
 * An assistant message of opencode as responses: each of its steps, from `step-start` to `step-finish`, is one. Older
 * versions have no steps; there the message is one response.
 */
import type { AssistantPart, Stop, Usage } from '../../message.js';
import { countOf, type JsonObject, nameOf, objectOf, objectsOf, present, textOf } from '../json-fields.js';
import { callOf } from './tool-part.js';

interface Response {
  readonly parts: AssistantPart[];
  /** The tool parts, whose results follow. */
  readonly tools: JsonObject[];
  usage: Usage | undefined;
  stop: Stop | undefined;
}

export interface Responses {
  readonly responses: readonly Response[];
  /** Parts that the model does not see. */
  readonly unshown: readonly JsonObject[];
}

export function responsesOf(info: JsonObject, parts: readonly JsonObject[]): Responses {
  const responses: Response[] = [];
  const unshown: JsonObject[] = [];
  const steps = parts.some((part) => part.type === 'step-finish');
  let current: Response | undefined;
  const now = () => {
    current ??= newResponse(responses);
    return current;
  };
  for (const part of parts) {
    if (part.type === 'step-start') current = undefined;
    else if (part.type === 'step-finish') {
      now().usage = usageOf(part.tokens, part.cost);
      now().stop = stopOf(part.reason);
      current = undefined;
    } else if (part.type === 'tool') {
      now().parts.push(callOf(part));
      now().tools.push(part);
    } else if (part.type === 'text' && part.ignored !== true)
      now().parts.push({ type: 'text', text: textOf(part.text) ?? '' });
    else if (part.type === 'reasoning') now().parts.push(thinkingOf(part));
    else unshown.push(part);
  }
  const failed = objectOf(info.error) !== undefined;
  const last = responses.at(-1) ?? (failed ? now() : undefined);
  if (last && !steps) last.usage = usageOf(info.tokens, info.cost);
  if (last && !last.stop) last.stop = failed ? errorStop(info.error) : stopOf(info.finish);
  return { responses, unshown };
}

function newResponse(responses: Response[]): Response {
  const response = { parts: [], tools: [], usage: undefined, stop: undefined };
  responses.push(response);
  return response;
}

function thinkingOf(part: JsonObject): AssistantPart {
  const providers = objectsOf(Object.values(objectOf(part.metadata) ?? {}));
  const signature = providers.map((fields) => nameOf(fields.signature)).find((value) => value !== undefined);
  const encrypted = providers
    .map((fields) => nameOf(fields.redactedData) ?? nameOf(fields.reasoningEncryptedContent))
    .find((value) => value !== undefined);
  return { type: 'thinking', text: textOf(part.text) ?? '', ...present({ signature, encrypted }) };
}

/** Reasoning is counted apart from the output, or within it: the total tells. */
function usageOf(tokens: unknown, cost: unknown): Usage | undefined {
  const fields = objectOf(tokens);
  if (!fields) return undefined;
  const cache = objectOf(fields.cache) ?? {};
  const [input = 0, written = 0, reasoning = 0] = [fields.input, fields.output, fields.reasoning].map(countOf);
  const [cacheRead = 0, cacheWrite = 0] = [cache.read, cache.write].map(countOf);
  const within = fields.total === input + written + cacheRead + cacheWrite;
  const output = within ? written : written + reasoning;
  if (input + output + cacheRead + cacheWrite === 0) return undefined;
  return { input, output, cacheRead, cacheWrite, reasoning, ...present({ costUsd: countOf(cost) }) };
}

function stopOf(reason: unknown): Stop | undefined {
  if (reason === 'stop') return 'end';
  return reason === 'tool-calls' || reason === 'length' || reason === 'error' ? reason : undefined;
}

function errorStop(error: unknown): Stop {
  const name = objectOf(error)?.name;
  if (name === 'MessageAbortedError') return 'aborted';
  return name === 'MessageOutputLengthError' ? 'length' : 'error';
}
