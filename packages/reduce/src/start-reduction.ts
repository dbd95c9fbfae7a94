/** Where a reducer's memory comes from: nothing, a saved state, or a session that is taken up again. */
import { CtxError } from '@ctx/error';
import type { Entry, Message } from '@ctx/transcript';
import { defaultPolicy, type ReductionPolicy } from './policy.js';
import type { Rule } from './rules/rule.js';
import { builtinRules } from './rules/table.js';
import { restart } from './state/follow.js';
import { Reducer } from './state/reducer.js';
import { handleOf, type ReduceErrorCode, type ReductionState } from './state/reduction-state.js';
import type { SavedReduction } from './state/saved-reduction.js';

export interface ReductionOptions {
  /** Numbers of the policy that differ from the defaults. */
  readonly policy?: Partial<ReductionPolicy>;
  /** The table, first row first. @default builtinRules */
  readonly rules?: readonly Rule[];
  /** Folder against which relative paths are resolved. */
  readonly cwd?: string;
}

/** The memory of a conversation that begins. */
export function startReduction(options: ReductionOptions = {}): ReductionState {
  return handleOf(createReducer(options));
}

/**
 * The memory that `toJSON` of a state gave. The next call of `reduce` takes the messages from its transcript; where they
 * do not continue those of the saved state, what was shortened stays so.
 *
 * @throws {CtxError} 'bad-state' when it is nothing that `toJSON` gave.
 */
export function restoreReduction(saved: unknown, options: ReductionOptions = {}): ReductionState {
  if (!isSaved(saved)) {
    const way = typeof saved === 'string' ? 'JSON.parse it first' : 'a new one comes from startReduction()';
    throw new CtxError<ReduceErrorCode>('bad-state', `not what JSON.stringify made of a state of this version: ${way}`);
  }
  const cwd = options.cwd ?? saved.cwd;
  const reducer = createReducer({
    ...options,
    policy: { ...saved.policy, ...options.policy },
    ...(cwd !== undefined && { cwd }),
  });
  reducer.saved = saved;
  return handleOf(reducer);
}

/**
 * The memory of a session, from the entries of its active path: messages and the edits that were recorded with them. It
 * decides from here on as the process would have that recorded them.
 */
export function resumeReduction(entries: Iterable<Entry>, options: ReductionOptions = {}): ReductionState {
  const reducer = createReducer(options);
  let view: { readonly entry: string; readonly message: Message }[] = [];
  for (const entry of entries) {
    if (entry.type === 'message') {
      view.push({ entry: entry.id, message: entry.message });
      reducer.observe(entry.message);
    } else if (entry.type === 'edits') {
      const request = entry.request ?? {};
      reducer.prepare(request);
      reducer.apply({ edits: entry.edits, request });
    } else if (entry.type === 'compaction') {
      const from = entry.keptFrom === undefined ? -1 : view.findIndex((one) => one.entry === entry.keptFrom);
      const tail = from < 0 ? [] : view.slice(from);
      view = [...(entry.summary ?? []).map((message) => ({ entry: entry.id, message })), ...tail];
      const messages = view.map(({ message }) => message);
      restart(reducer, messages);
      for (const message of messages) reducer.observe(message);
    }
  }
  return handleOf(reducer);
}

function createReducer({ policy, rules = builtinRules, cwd }: ReductionOptions): Reducer {
  return new Reducer({ policy: { ...defaultPolicy, ...policy }, rules, cwd });
}

function isSaved(value: unknown): value is SavedReduction {
  if (typeof value !== 'object' || value === null) return false;
  const { version, policy, records, sent, requests, messages } = value as Record<string, unknown>;
  const numbers = [sent, requests, messages].every((number) => Number.isSafeInteger(number));
  return version === 1 && typeof policy === 'object' && policy !== null && Array.isArray(records) && numbers;
}
