/** Refuses what would be taken for something else: a number that is none, a list that holds no messages. */
import { CtxError } from '@ctx/error';
import type { Message } from '@ctx/transcript';
import type { ReduceContext } from './context.js';
import type { ReduceErrorCode } from './state/reduction-state.js';

/** The last moment that a calendar has, in milliseconds since 1970; as many before is the first. */
const LAST_TIME = 8.64e15;
const ROLES: readonly unknown[] = ['system', 'user', 'assistant', 'tool'];

/** @throws {CtxError} 'bad-transcript', 'bad-context' */
export function checkInput(transcript: readonly Message[], context: ReduceContext): void {
  if (!Array.isArray(transcript)) fail('bad-transcript', 'the transcript is no list of messages');
  const last = transcript.at(-1);
  if (last !== undefined && !isMessage(last)) {
    fail('bad-transcript', 'the transcript holds no messages of @ctx/transcript: a lens or an importer makes them');
  }
  const { cache = {}, now, horizon, workingSetTokens } = context;
  check('now', now, (time) => Math.abs(time) <= LAST_TIME);
  check('horizon', horizon, notNegative);
  check('workingSetTokens', workingSetTokens, (tokens) => tokens > 0);
  for (const field of ['read', 'write', 'ttlSeconds'] as const) check(`cache.${field}`, cache[field], notNegative);
}

function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, role, parts } = value as Record<string, unknown>;
  return typeof id === 'string' && ROLES.includes(role) && Array.isArray(parts);
}

function check(field: string, value: number | undefined, isGood: (value: number) => boolean): void {
  if (value === undefined || (typeof value === 'number' && isGood(value))) return;
  fail('bad-context', `${field} cannot be ${typeof value === 'string' ? JSON.stringify(value) : String(value)}`);
}

function notNegative(value: number): boolean {
  return value >= 0;
}

function fail(code: ReduceErrorCode, message: string): never {
  throw new CtxError<ReduceErrorCode>(code, message);
}
