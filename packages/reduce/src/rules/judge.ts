/** Asks the table: what is to happen to a text now. Pure. */
import type { ReductionPolicy } from '../policy.js';
import { utf8Length } from '../utf8-length.js';
import type { Candidate, Route, Rule, Setting } from './rule.js';

export type Verdict = Kept | Shortened;

interface Kept {
  readonly kept: string;
}

export interface Shortened {
  readonly rule: string;
  readonly text: string;
  readonly route: Route;
}

/** The verdict where no row holds. */
const NO_RULE: Kept = Object.freeze({ kept: 'no-rule' });

/** The first rule that holds, and what it shows. A rendering that is not shorter than the text is none. */
export function judge(candidate: Candidate, rules: readonly Rule[]): Verdict {
  const { subject, age, policy } = candidate;
  for (const rule of rules) {
    if (age < setting(rule.from, policy, 0) || age >= setting(rule.until, policy, Number.POSITIVE_INFINITY)) continue;
    if (rule.over !== undefined && subject.bytes <= policy[rule.over]) continue;
    if (!rule.when(candidate)) continue;
    if (!rule.show) return { kept: rule.name };
    for (const render of rule.show) {
      const text = render(subject);
      if (text === undefined || utf8Length(text) >= subject.bytes) continue;
      const route = typeof rule.route === 'function' ? rule.route(candidate) : (rule.route ?? 'recall');
      return { rule: rule.name, text, route };
    }
  }
  return NO_RULE;
}

/** The ages at which a verdict can change. */
export function agesOf(rules: readonly Rule[], policy: ReductionPolicy): number[] {
  return rules
    .flatMap(({ from, until }) => [setting(from, policy, 0), setting(until, policy, 0)])
    .filter((age) => age > 0);
}

function setting(value: Setting | number | undefined, policy: ReductionPolicy, absent: number): number {
  if (value === undefined) return absent;
  return typeof value === 'number' ? value : policy[value];
}
