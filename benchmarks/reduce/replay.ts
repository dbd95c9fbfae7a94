/**
 * Replays recorded sessions under every policy, and prints what they cost and whether the reducer holds its bars:
 *
 *     npx tsx --tsconfig benchmarks/tsconfig.json benchmarks/reduce/replay.ts --sessions DIR
 *
 * --validate checks every request for each wire format, not each 25th. --marks adds the sums for a cache that finds
 * only prefixes that end at a mark, and for one with a mark more before the first cut. --json prints the report with its
 * requests. With --strict it ends with 1 where a bar is missed or the views are not those of digest.json, which
 * digest.ts writes. Without the folder it says that it skips.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutMarkPricing, markPricing, type RecordedSession, type ReplayReport, replay, totalOf } from '@ctx/bench';
import { type Bar, barsOf, percent, signed } from './bars.js';
import { corpusSessions } from './corpus-sessions.js';
import { printChecks } from './print-checks.js';
import { digestOf, isRecorded } from './views-digest.js';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: join(import.meta.dirname, '../../../shared/corpus/sessions/raw') },
    validate: { type: 'boolean', default: false },
    marks: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const workingSets = [24, 32, 48, 64, 96, 128];

if (existsSync(values.sessions)) await main(corpusSessions(values.sessions));
else console.log(`skipped: there is no folder ${values.sessions}`);

async function main(sessions: readonly RecordedSession[]): Promise<void> {
  const report = await replay(sessions, { validateEvery: values.validate ? 1 : 25 });
  const curve: { thousand: number; report: ReplayReport }[] = [];
  for (const thousand of workingSets) {
    const few = thousand === 48 ? {} : { policies: ['none', 'set-aside'] };
    curve.push({ thousand, report: await replay(sessions, { workingSetTokens: thousand * 1_000, ...few }) });
  }
  const at48k = curve.find(({ thousand }) => thousand === 48)?.report ?? report;
  const bars = barsOf(report, at48k);
  const digest = digestOf(report);
  const same = isRecorded(digest);
  if (values.json) console.log(JSON.stringify({ bars, digest, same, report }));
  else {
    printTotals(report);
    printSessions(report);
    printCurve(curve);
    for (const pricing of values.marks ? [markPricing, cutMarkPricing] : [])
      printTotals(await replay(sessions, { pricing }));
    printChecks(sessions);
    printBars(bars);
    console.log(`\ndigest of all views: ${digest} (${same ? 'as recorded' : 'not as recorded'})`);
  }
  if (values.strict && (!same || bars.some(({ held }) => !held))) process.exitCode = 1;
}

function printTotals({ pricing, policies, sessions }: ReplayReport): void {
  console.log(`\nsessions with ≥ 40 tool results, then all · prices: ${pricing}`);
  const large = sessions.filter(({ toolResults }) => toolResults >= 40);
  for (const some of [large, sessions]) {
    for (const policy of policies) {
      const { cost, saved = 0, dearer = 0, worst = 0, rewrites, cuts, fetchedAgain } = totalOf(policy, some);
      console.log(
        `${policy.padEnd(20)} ${Math.round(cost).toString().padStart(10)} ${signed(-saved).padStart(9)}  dearer ${dearer} of ${some.length}, worst ${signed(worst)}, ${rewrites} rewrites, ${cuts} cuts, ${fetchedAgain} called again`,
      );
    }
    console.log('');
  }
}

function printSessions({ policies, sessions }: ReplayReport): void {
  const others = policies.filter((policy) => policy !== 'none');
  console.log(`cost against none, by session: ${others.join(', ')}`);
  for (const session of sessions) {
    const changes = others.map((policy) => signed(totalOf(policy, [session]).worst ?? 0).padStart(9));
    console.log(`${session.session.padEnd(36)} ${String(session.toolResults).padStart(4)} ${changes.join(' ')}`);
  }
}

function printCurve(curve: readonly { readonly thousand: number; readonly report: ReplayReport }[]): void {
  console.log('\nset-aside by working set, sessions with ≥ 40 tool results');
  for (const { thousand, report } of curve) {
    const large = report.sessions.filter(({ toolResults }) => toolResults >= 40);
    const { dearer = 0, worst = 0 } = totalOf('set-aside', report.sessions);
    const { saved = 0 } = totalOf('set-aside', large);
    console.log(
      `${String(thousand).padStart(4)}k saves ${percent(saved)}, dearer on ${dearer}, worst ${signed(worst)}`,
    );
  }
}

function printBars(bars: readonly Bar[]): void {
  console.log('');
  for (const { name, wanted, measured, held } of bars)
    console.log(`${held ? 'held  ' : 'MISSED'} ${name}: ${measured} (wanted ${wanted})`);
}
