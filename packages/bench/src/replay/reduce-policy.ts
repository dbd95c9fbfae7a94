/** The reducer as a policy of the replay. */
import { reduce, startReduction } from '@ctx/reduce';
import type { Policy } from './policy.js';

/** Without a working set nothing is set aside. */
export function reducePolicy(name: string, defaultWorkingSet?: number): Policy {
  return {
    name,
    start: ({ session, read, write, ttlSeconds, workingSetTokens = defaultWorkingSet }) => {
      let state = startReduction({ ...(session.cwd !== undefined && { cwd: session.cwd }) });
      const cache = { read, write, ...(ttlSeconds !== undefined && { ttlSeconds }) };
      return ({ messages, at, model, batch }) => {
        const originals = new Map<string, string>();
        const reduced = reduce(state, messages, {
          cache,
          ...(batch !== undefined && { batch }),
          ...(at !== undefined && { now: at }),
          ...(model !== undefined && { model }),
          ...(defaultWorkingSet !== undefined && workingSetTokens !== undefined && { workingSetTokens }),
          keep: ({ address, text }) => originals.set(address, text).size > 0,
        });
        state = reduced.state;
        const { applied, deferred } = reduced.report;
        const reported = new Set(applied.flatMap(({ sent, result }) => (sent ? result : [])));
        return { edits: reduced.edits, originals, reported, deferred: deferred.length };
      };
    },
  };
}
