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
      const kind = `${facts.tool} ${facts.class} ${beginning(key, facts)}`;
      problem = { times: 0, alike: kinds.get(kind) ?? 0 };
      kinds.set(kind, problem.alike + 1);
      problemsByKey.set(key, problem);
    }
    return problem;
  };
}

/**
 * Messages of one tool and class that begin with the same words are of one kind, whichever files and numbers are among
 * these. Frames consist of little else, so theirs tell them apart.
 */
function beginning(key: string, facts: LineFacts): string {
  const words = key.split(/\s+/, 3);
  return (facts.class === 'frame' ? words : words.map((word) => (name.test(word) ? '#' : word))).join(' ');
}

/** A word with a path or, in a key, a number. */
const name = /[/\\#]/;
