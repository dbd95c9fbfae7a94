import type { LineFacts } from '@ctx/lang';
import { problemKey } from './problem-key.js';

/** All messages that differ only in numbers, addresses and times. */
export interface Problem {
  /** Lines of it so far, for the caller to count. */
  times: number;
  /** Problems of its kind that came before it. */
  readonly alike: number;
}

/** Makes what gives the problem that a message is of, the same for each message of it. */
export function createProblemCounter(): (said: string, facts: LineFacts) => Problem {
  const problemsByKey = new Map<string, Problem>();
  const kinds = new Map<string, number>();
  return (said, facts) => {
    const key = problemKey(said);
    let problem = problemsByKey.get(key);
    if (problem === undefined) {
      const kind = `${facts.tool} ${facts.class} ${firstWords.exec(key)?.[0]}`;
      problem = { times: 0, alike: kinds.get(kind) ?? 0 };
      kinds.set(kind, problem.alike + 1);
      problemsByKey.set(key, problem);
    }
    return problem;
  };
}

/** Messages of one tool and class that begin with the same words are of one kind. */
const firstWords = /^(?:\S+\s+){0,2}\S+/;
