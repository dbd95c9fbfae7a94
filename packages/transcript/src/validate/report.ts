/** Findings about a body as they are made: a rule names its code and the place, the table of the format has the sentence. */
import type { Finding } from '../finding.js';

/** Sentences of a wire format's rules, by code. */
export type Rules<Code extends string = string> = Readonly<Record<Code, string>>;

/** `what` is a word of the data that helps to find the place, such as an id. */
export type Report<Code extends string> = (code: Code, at: string, what?: unknown) => void;

export function reportInto<Code extends string>(findings: Finding[], rules: Rules<Code>): Report<Code> {
  return (code, at, what) => {
    const named = typeof what === 'string' && what !== '' ? `: ${JSON.stringify(what.slice(0, 60))}` : '';
    findings.push({ code, at, message: `${rules[code]}${named}` });
  };
}
