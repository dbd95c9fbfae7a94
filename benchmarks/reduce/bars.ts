/** What the reducer must hold on the recorded sessions, and whether it does. */
import { type ReplayReport, type ReportedScore, type SessionReport, totalOf } from '@ctx/bench';

export interface Bar {
  readonly name: string;
  readonly wanted: string;
  readonly measured: string;
  readonly held: boolean;
}

const MOST_DEARER = 0.05;
const MOST_WORST = 0.03;
const MOST_AGAIN = 0.02;
const MANY_RESULTS = 40;
const rivals = ['mask-batched-8k', 'mask-batched-40k', 'clear-tool-uses'];
const ours: ReadonlySet<string> = new Set(['reduce', 'set-aside']);

/** `report` is of default settings, `at48k` the same with a working set of 48k. */
export function barsOf(report: ReplayReport, at48k: ReplayReport): Bar[] {
  return [
    ...dearness('default settings', report),
    ...dearness('working set 48k', at48k),
    savingBar(at48k),
    ...lossBars(report.sessions),
  ];
}

function dearness(name: string, { sessions }: ReplayReport): Bar[] {
  const { dearer = 0, worst = 0 } = totalOf('set-aside', sessions);
  return [
    {
      name: `dearer than none by > 0.5 %, ${name}`,
      wanted: `≤ ${percent(MOST_DEARER)} of sessions`,
      measured: `${dearer} of ${sessions.length}`,
      held: dearer <= MOST_DEARER * sessions.length,
    },
    {
      name: `worst session, ${name}`,
      wanted: `≤ +${percent(MOST_WORST)}`,
      measured: signed(worst),
      held: worst <= MOST_WORST,
    },
  ];
}

function savingBar({ sessions }: ReplayReport): Bar {
  const large = sessions.filter(({ toolResults }) => toolResults >= MANY_RESULTS);
  const saved = (policy: string) => totalOf(policy, large).saved ?? 0;
  const best = Math.max(...rivals.map(saved));
  return {
    name: `saved on ${large.length} sessions with ≥ ${MANY_RESULTS} results, working set 48k`,
    wanted: `≥ ${percent(best)} − 2 points`,
    measured: percent(saved('set-aside')),
    held: saved('set-aside') >= best - 0.02,
  };
}

function lossBars(sessions: readonly SessionReport[]): Bar[] {
  const scores = sessions.flatMap(({ scores }) => scores.filter(({ policy }) => ours.has(policy)));
  const sum = (of: (score: ReportedScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const cuts = sum(({ cutResults }) => cutResults.length);
  const again = sum((score) => score.again.sameBytes);
  const never = (name: string, count: number): Bar => ({
    name,
    wanted: '0',
    measured: String(count),
    held: count === 0,
  });
  return [
    never(
      `edits of ${cuts} cut results that do not recall to their bytes`,
      sum(({ checks }) => checks.notRecalled),
    ),
    never(
      'results cut before a request that carried them was answered',
      sum(({ checks }) => checks.unseen),
    ),
    never(
      'changes of what was sent that the report does not list',
      sum(({ checks }) => checks.unreported),
    ),
    {
      name: 'cuts before a recorded re-read of the same bytes (a proxy)',
      wanted: `≤ ${percent(MOST_AGAIN)}`,
      measured: `${again} of ${cuts}`,
      held: again <= MOST_AGAIN * cuts,
    },
    never(
      `findings in ${sum(({ checks }) => checks.wireBodies)} bodies of three wire formats`,
      sum(({ checks }) => checks.wireProblems.length),
    ),
  ];
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function signed(share: number): string {
  return `${share > 0 ? '+' : ''}${percent(share)}`;
}
