import type { ResultPart } from '../message.js';
import { type Outcome, outcomeOf } from '../tools/outcome-of.js';
import type { Agent } from '../tools/tool-entry.js';
import { present } from './json-fields.js';

/** What a recording knows of a result besides its text. */
export interface ResultFacts {
  readonly agent: Agent;
  readonly tool: string | undefined;
  /** The agent's flag; undefined where it has none. */
  readonly isError?: boolean | undefined;
}

/** How a call ended, by its flag and by what its text says. */
export function shownOutcome(parts: readonly ResultPart[], { agent, tool, isError }: ResultFacts): Outcome {
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return outcomeOf({ text, ...present({ tool, isError }) }, { agent });
}
