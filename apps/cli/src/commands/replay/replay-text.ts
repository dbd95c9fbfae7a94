/** A replay as tables for people. */
import type { ReplayReport, ReportedScore, SessionReport } from '@ctx/bench';
import { counted } from '../../counted.js';
import { textTable } from '../../text-table.js';
import { visibleLine } from '../../visible.js';

export interface Formats {
  readonly formatChange: (change: number) => string;
  readonly formatCost: (cost: number, unit: 'units' | 'usd') => string;
  readonly formatTokens: (tokens: number) => string;
}

export function replayText(report: ReplayReport, formats: Formats): string {
  const { sessions } = report;
  const [only] = sessions;
  const parts = [heading(report), totals(report, formats)];
  if (only && sessions.length === 1) parts.push(...reductions(only, formats));
  else parts.push(bySession(report, formats));
  return parts.filter((part) => part !== '').join('\n');
}

function heading({ sessions, unit, pricing }: ReplayReport): string {
  const sum = (of: (session: SessionReport) => number) => sessions.reduce((total, session) => total + of(session), 0);
  const counts = [
    counted(sessions.length, 'session'),
    counted(
      sum(({ requests }) => requests),
      'request',
    ),
    counted(
      sum(({ toolResults }) => toolResults),
      'tool result',
    ),
  ].join(', ');
  const costs =
    unit === 'usd'
      ? `Costs: US dollars of input, at the prices of ${pricing}.`
      : 'Costs: a token read from the cache 0.1, written to it 1.25, else 1.';
  return `${counts}. ${costs}\n`;
}

function totals(
  { totals: rows, unit, sessions }: ReplayReport,
  { formatChange, formatCost, formatTokens }: Formats,
): string {
  const several = sessions.length > 1;
  const cells = rows.map((row) => [
    row.policy,
    formatCost(row.cost, unit),
    row.saved === undefined ? '' : formatChange(-row.saved),
    ...(several ? [`${row.dearer ?? 0} of ${row.sessions}`, formatChange(row.worst ?? 0)] : []),
    formatTokens(row.tokens),
    formatTokens(row.read),
    formatTokens(row.written),
    String(row.rewrites),
    String(row.cuts),
    String(row.fetchedAgain),
  ]);
  const titles = ['POLICY', 'COST', 'CHANGE', ...(several ? ['DEARER ON', 'WORST'] : [])];
  const head = [...titles, 'SENT', 'READ', 'WRITTEN', 'REWRITES', 'CUTS', 'AGAIN'];
  return textTable([head, ...cells], ['AGAIN', 'WRITTEN', 'READ', 'CUTS', 'REWRITES', 'WORST', 'SENT']);
}

function bySession({ sessions, policies, unit }: ReplayReport, { formatChange, formatCost }: Formats): string {
  const others = policies.filter((policy) => policy !== 'none');
  const rows = sessions.map(({ session, requests, toolResults, scores }) => {
    const none = scores.find(({ policy }) => policy === 'none')?.cost ?? 0;
    const changes = others.map((policy) => {
      const cost = scores.find((score) => score.policy === policy)?.cost ?? 0;
      return none > 0 ? formatChange(cost / none - 1) : '';
    });
    return [visibleLine(session), String(requests), String(toolResults), formatCost(none, unit), ...changes];
  });
  const head = ['SESSION', 'REQUESTS', 'RESULTS', 'NONE', ...others.map((policy) => policy.toUpperCase())];
  return textTable([head, ...rows], ['REQUESTS', 'RESULTS', ...head.slice(5).reverse()]);
}

/** Of one session, what was shortened by which rule, and each time the prefix was written again. */
function reductions({ scores }: SessionReport, { formatTokens }: Formats): string[] {
  return scores.flatMap((score) => {
    if (Object.keys(score.cuts).length === 0) return [];
    const rules = Object.entries(score.cuts)
      .sort(([, a], [, b]) => b.savedTokens - a.savedTokens)
      .map(([rule, { results, savedTokens }]) => [rule, String(results), formatTokens(savedTokens)]);
    return [
      `${score.policy}\n${textTable([['  RULE', 'RESULTS', 'TOKENS LESS'], ...rules.map(([first, ...rest]) => [`  ${first}`, ...rest])], [])}${rewrites(score, formatTokens)}`,
    ];
  });
}

const MOST_REWRITES = 5;

function rewrites({ requests }: ReportedScore, formatTokens: Formats['formatTokens']): string {
  const all = requests.flatMap(({ index, rewrite }) => (rewrite ? [{ index, ...rewrite }] : []));
  const largest = [...all].sort((a, b) => b.tokens - a.tokens).slice(0, MOST_REWRITES);
  const lines = largest.map(
    ({ index, message, rule, tokens }) =>
      `  request ${index + 1} writes ${formatTokens(tokens)} again, from message ${message + 1} on: ${rule}\n`,
  );
  const more = all.length > largest.length ? `  and ${all.length - largest.length} smaller ones\n` : '';
  return lines.join('') + more;
}
