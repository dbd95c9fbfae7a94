/** Adds up the scores of cases by corpus, kind, strategy and budget. */
import type { CaseScore, Summary } from './bench-report.js';
import { limitsOf } from './limits.js';
import type { Share } from './score-case.js';

/** One summary for each corpus and strategy and budget, and one for each kind in it, in the order of first appearance. */
export function summarize(cases: readonly CaseScore[]): Summary[] {
  const groups = new Map<string, { kind?: string; scores: CaseScore[] }>();
  for (const score of cases) {
    for (const kind of [undefined, score.kind]) {
      const key = JSON.stringify([score.corpus, score.strategy, score.budgetBytes, kind]);
      const group = groups.get(key) ?? { ...(kind === undefined ? {} : { kind }), scores: [] };
      group.scores.push(score);
      groups.set(key, group);
    }
  }
  return Array.from(groups.values(), ({ kind, scores }) => summarizeGroup(kind, scores));
}

function summarizeGroup(kind: string | undefined, scores: readonly CaseScore[]): Summary {
  const { corpus, strategy, budgetBytes } = scores[0] as CaseScore;
  const withMust = scores.filter(({ must }) => must.of > 0);
  const large = scores.filter(({ bytesIn }) => bytesIn > budgetBytes);
  const content = scores.filter((score) => score.kind === 'content' && score.bytesIn <= limitsOf(budgetBytes).capBytes);
  const bytesIn = sum(scores, (score) => score.bytesIn);
  const times = scores.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
  return {
    corpus,
    ...(kind === undefined ? {} : { kind }),
    strategy,
    budgetBytes,
    cases: scores.length,
    must: addShares(scores.map(({ must }) => must)),
    named: sum(scores, ({ named }) => named),
    whole: share(withMust, ({ must }) => must.count === must.of),
    lost: share(withMust, ({ must }) => must.count === 0),
    noise: addShares(large.map(({ noise }) => noise)),
    contentIdentical: share(content, ({ identical }) => identical),
    withinLimit: share(scores, ({ withinLimit }) => withinLimit),
    ...(scores[0]?.findings && { findings: sum(scores, ({ findings }) => findings?.length ?? 0) }),
    bytesIn,
    bytesOut: sum(scores, ({ bytesOut }) => bytesOut),
    ...(scores[0]?.tokensIn !== undefined && {
      tokensIn: sum(scores, ({ tokensIn }) => tokensIn ?? 0),
      tokensOut: sum(scores, ({ tokensOut }) => tokensOut ?? 0),
    }),
    ...(times.length > 0 && { msPerMegabyte: sum(times, (ms) => ms) / (bytesIn / 1e6) }),
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): Share {
  return { count: items.filter(holds).length, of: items.length };
}

function addShares(shares: readonly Share[]): Share {
  return { count: sum(shares, ({ count }) => count), of: sum(shares, ({ of }) => of) };
}
