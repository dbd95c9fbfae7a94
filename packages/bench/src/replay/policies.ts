/** The policies that can be replayed, in the order of the tables, and how their names are read. */
import { CtxError } from '@ctx/error';
import type { BenchErrorCode } from '../bench-error.js';
import type { Policy } from './policy.js';
import { reducePolicy } from './reduce-policy.js';
import { clearToolUses, headTail, maskBatched, maskEveryTurn, none } from './simple-policies.js';

const WORKING_SET_TOKENS = 96_000;

interface PolicyRow {
  readonly usage: string;
  readonly form: RegExp;
  /** `number` is the one in the name. */
  readonly make: (number: number) => Policy;
}

const rows: readonly PolicyRow[] = [
  { usage: 'none', form: /^none$/, make: () => none },
  { usage: 'reduce', form: /^reduce$/, make: () => reducePolicy('reduce') },
  { usage: 'set-aside', form: /^set-aside$/, make: () => reducePolicy('set-aside', WORKING_SET_TOKENS) },
  { usage: 'mask-every-turn-N', form: /^mask-every-turn-([1-9]\d{0,3})$/, make: maskEveryTurn },
  { usage: 'mask-batched-Nk', form: /^mask-batched-([1-9]\d{0,3})k$/, make: (number) => maskBatched(number * 1_000) },
  {
    usage: 'clear-tool-uses',
    form: /^clear-tool-uses$/,
    make: () => clearToolUses({ trigger: 100_000, keep: 3, atLeast: 0 }),
  },
  { usage: 'head-tail', form: /^head-tail$/, make: () => headTail(4_096) },
];

/** Names that are replayed where none are asked for. */
export const defaultPolicies: readonly string[] = [
  'none',
  'reduce',
  'set-aside',
  'mask-every-turn-10',
  'mask-batched-8k',
  'mask-batched-40k',
  'clear-tool-uses',
  'head-tail',
];

/** How the names are formed; N is any number. */
export const policyUsage: readonly string[] = rows.map(({ usage }) => usage);

/** @throws {CtxError} 'unknown-policy' */
export function findPolicy(name: string): Policy {
  for (const { form, make } of rows) {
    const match = form.exec(name);
    if (match) return make(Number(match[1] ?? 0));
  }
  throw new CtxError<BenchErrorCode>(
    'unknown-policy',
    `no policy ${JSON.stringify(name)}: give one of ${policyUsage.join(', ')}, N being a number`,
    { details: { name } },
  );
}
