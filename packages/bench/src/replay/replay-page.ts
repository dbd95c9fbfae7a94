/**
 * The replay as one page: a single file without scripts or requests. Sessions are added as they are replayed, so that
 * none of their texts need be held but those that are shown.
 */
import { pageStyle } from '../page-style.js';
import { pageTable } from '../page-table.js';
import { element, type Markup } from '../svg.js';
import { formatChange, formatCost, formatTokens } from './amounts.js';
import { areaChart } from './area-chart.js';
import { cutList } from './cut-list.js';
import { lineChart, lineLegend } from './line-chart.js';
import { makeUpOf, shares } from './make-up.js';
import type { RecordedSession } from './recorded-session.js';
import { totalsTable } from './replay-page-totals.js';
import type { ReplayReport } from './replay-report.js';
import type { PolicyScore } from './score-session.js';
import { resultsOf } from './session-results.js';
import { valueBars } from './value-bars.js';

/** Characters of shortened results and originals that a page holds. */
const MOST_TEXTS = 40_000_000;

const style = `${pageStyle}
.line { fill: none; stroke-width: 2; }
.stroke-0 { stroke: var(--c0); } .stroke-1 { stroke: var(--c1); } .stroke-2 { stroke: var(--c2); }
.stroke-3 { stroke: var(--c3); } .stroke-4 { stroke: var(--c4); } .stroke-5 { stroke: var(--c5); }
.key { width: 12px; height: 12px; }
details { border-bottom: 1px solid var(--rule); padding: 4px 0; font-size: 14px; } summary { cursor: pointer; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 0 16px; } .pair > div { min-width: 0; }
h5 { margin: 12px 0 4px; color: var(--soft); } pre { margin: 0; max-height: 420px; overflow: auto; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export class ReplayPage {
  readonly #unit: 'units' | 'usd';
  readonly #sections: Markup[] = [];
  #room = MOST_TEXTS;

  constructor(unit: 'units' | 'usd') {
    this.#unit = unit;
  }

  /** Draws one session; `scores` has one for each policy, in their order. */
  add(session: RecordedSession, scores: readonly PolicyScore[]): void {
    const { name, format, requestCount, toolResults } = session;
    this.#sections.push(
      element(
        'section',
        {},
        element('h2', {}, name),
        element('p', {}, `${format} · ${requestCount} requests · ${toolResults} tool results`),
        ...this.#contextCharts(session, scores),
        ...this.#costCharts(scores),
        ...this.#cuts(session, scores),
      ),
    );
  }

  /** The whole page. */
  finish(report: ReplayReport): string {
    const title = 'What a context would have cost';
    const counted =
      report.unit === 'usd'
        ? `Costs are US dollars of input at the prices of ${report.pricing}.`
        : 'Costs are in units, the price of one plain input token: reading from the cache costs 0.1, writing to it 1.25, and it holds for five minutes.';
    const head = element(
      'head',
      {},
      { markup: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' },
      element('title', {}, title),
      { markup: `<style>${style}</style>` },
    );
    const intro = `Recorded sessions, fed request by request through each policy and a simulated prompt cache. Originals are replayed: what the recording agent shortened itself counts as whole. ${counted} Sizes are estimates, scaled by the recorded usage.`;
    const all = [element('h2', {}, `All ${report.sessions.length} sessions`), totalsTable(report)];
    const main = element('main', {}, element('h1', {}, title), element('p', {}, intro), ...all, ...this.#sections);
    return `<!doctype html>\n${element('html', { lang: 'en' }, head, element('body', {}, main)).markup}\n`;
  }

  #contextCharts(session: RecordedSession, scores: readonly PolicyScore[]): Markup[] {
    const made = 'What the context is made of, nothing shortened';
    const grown = 'Tokens of each request, by policy';
    const keys = shares.map((share, series) =>
      element('li', {}, element('svg', { class: 'key', 'aria-hidden': 'true' }, keyOf(series)), share),
    );
    return [
      element('h3', {}, made),
      element('ul', { class: 'legend' }, ...keys),
      areaChart(`${session.name}: ${made}`, shares, makeUpOf(session), formatTokens),
      ...this.#lines(`${session.name}: ${grown}`, grown, scores, ({ tokens }) => tokens, formatTokens),
    ];
  }

  #costCharts(scores: readonly PolicyScore[]): Markup[] {
    const none = scores.find(({ policy }) => policy === 'none')?.cost;
    const bars = scores.map(({ policy, cost }) => {
      const change = none === undefined || none === 0 || policy === 'none' ? '' : `, ${formatChange(cost / none - 1)}`;
      return { name: policy, value: cost, text: `${formatCost(cost, this.#unit)}${change}` };
    });
    const title = 'Cost by policy';
    const each = 'Cost of each request, by policy';
    const write = (value: number) => formatCost(value, this.#unit);
    const rows = scores.map(({ policy, tokens, read, written, cost, rewrites, cutResults, again }) => [
      policy,
      formatCost(cost, this.#unit),
      formatTokens(tokens),
      formatTokens(read),
      formatTokens(written),
      String(rewrites),
      String(cutResults.length),
      String(again.sameCall),
    ]);
    return [
      element('h3', {}, title),
      valueBars(title, bars),
      pageTable(['policy', 'cost', 'sent', 'read', 'written', 'rewrites', 'cuts', 'called again'], rows),
      ...this.#lines(each, each, scores, ({ cost }) => cost, write),
    ];
  }

  #lines(
    name: string,
    title: string,
    scores: readonly PolicyScore[],
    of: (request: PolicyScore['requests'][number]) => number,
    write: (value: number) => string,
  ): Markup[] {
    const lines = scores.map(({ policy, requests }) => ({ name: policy, values: requests.map(of) }));
    return [element('h3', {}, title), lineLegend(lines.map((line) => line.name)), lineChart(name, lines, write)];
  }

  /** Of the first policy that cuts anything. */
  #cuts(session: RecordedSession, scores: readonly PolicyScore[]): Markup[] {
    const score = scores.find(({ cutResults }) => cutResults.length > 0);
    if (!score) return [];
    const { list, size, left } = cutList(score.cutResults, resultsOf(session), this.#room);
    this.#room -= size;
    const more = left > 0 ? [element('p', {}, `${left} more are left out: the page would get too large.`)] : [];
    return [element('h3', {}, `Shortened by ${score.policy}: ${score.cutResults.length} results`), list, ...more];
  }
}

function keyOf(series: number): Markup {
  return element('rect', { class: `fill-${series}`, width: 12, height: 12 });
}
