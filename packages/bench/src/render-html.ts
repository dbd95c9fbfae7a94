/**
 * The report as one page with charts: a single file without scripts or requests, readable offline, in the dark, on a narrow
 * screen and by a screen reader (each chart has its numbers in the table under it).
 */

import { barChart } from './bar-chart.js';
import type { BenchReport, Summary } from './bench-report.js';
import { dotChart } from './dot-chart.js';
import { formatBytes, formatShare } from './format.js';
import { legend } from './marker.js';
import { pageStyle } from './page-style.js';
import { pageTable } from './page-table.js';
import { scatterChart } from './scatter-chart.js';
import { element, type Markup } from './svg.js';

/** The page. The same report gives the same bytes. */
export function renderHtml(report: BenchReport): string {
  const title = 'What is kept of a long output';
  const head = element(
    'head',
    {},
    { markup: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' },
    element('title', {}, title),
    { markup: `<style>${pageStyle}</style>` },
  );
  const cases = report.corpora.reduce((sum, corpus) => sum + corpus.cases, 0);
  const intro = element(
    'p',
    {},
    `${cases} outputs, each with the lines that whoever reads it needs. A strategy shows a part of the output within a budget; its score is the share of those lines in what it shows.`,
  );
  const sections = report.corpora.map(({ name, cases: count }) => corpusSection(report, name, count));
  const body = element('body', {}, element('main', {}, element('h1', {}, title), intro, ...sections));
  return `<!doctype html>\n${element('html', { lang: 'en' }, head, body).markup}\n`;
}

function corpusSection(report: BenchReport, corpus: string, cases: number): Markup {
  const here = report.summaries.filter((summary) => summary.corpus === corpus);
  const total = here.filter(({ kind }) => kind === undefined);
  const kinds = [...new Set(here.flatMap(({ kind }) => kind ?? []))].sort();
  return element(
    'section',
    {},
    element('h2', {}, `${corpus}: ${cases} outputs`),
    element('h3', {}, 'Needed lines kept, by strategy and budget'),
    legend(report.budgets.map(formatBytes)),
    strategyChart(report, corpus, total),
    summaryTable(total),
    ...(kinds.length > 1 ? report.budgets.flatMap((budget) => kindCharts(report.strategies, kinds, here, budget)) : []),
    ...sizeCharts(report, corpus),
  );
}

function strategyChart({ strategies, budgets }: BenchReport, corpus: string, total: readonly Summary[]): Markup {
  const groups = strategies.map((name) => ({
    name,
    bars: budgets.map((budgetBytes) => {
      const found = total.find((row) => row.strategy === name && row.budgetBytes === budgetBytes);
      return { name: formatBytes(budgetBytes), share: found?.must ?? { count: 0, of: 0 } };
    }),
  }));
  return barChart(`${corpus}: needed lines kept, by strategy and budget`, groups);
}

function kindCharts(
  strategies: readonly string[],
  kinds: readonly string[],
  summaries: readonly Summary[],
  budgetBytes: number,
): Markup[] {
  const series = strategies.filter((name) => name !== 'none');
  const rows = kinds.map((kind) => ({
    name: kind,
    shares: series.map(
      (strategy) =>
        summaries.find((row) => row.kind === kind && row.strategy === strategy && row.budgetBytes === budgetBytes)
          ?.must,
    ),
  }));
  const title = `Needed lines kept, by kind of output, at ${formatBytes(budgetBytes)}`;
  const body = rows.map(({ name, shares }) => [name, ...shares.map((share) => (share ? formatShare(share) : ''))]);
  return [
    element('h3', {}, title),
    legend(series),
    dotChart(title, series, rows),
    pageTable(['kind', ...series], body),
  ];
}

/** One chart for the strategy that matters, the first one that shortens at all. */
function sizeCharts({ cases, strategies, budgets }: BenchReport, corpus: string): Markup[] {
  const strategy = strategies.find((name) => name !== 'none');
  const points = cases
    .filter((score) => score.corpus === corpus && score.strategy === strategy)
    .map((score) => ({ ...score, name: score.case, series: budgets.indexOf(score.budgetBytes) }));
  if (strategy === undefined || points.length === 0) return [];
  const title = `Size before and after, ${strategy}`;
  return [element('h3', {}, title), legend(budgets.map(formatBytes)), scatterChart(title, points, budgets)];
}

function summaryTable(total: readonly Summary[]): Markup {
  const titles = [
    'strategy',
    'budget',
    'kept',
    'named',
    'whole',
    'all lost',
    'noise',
    'content same',
    'in limit',
    'out',
  ];
  const rows = total.map((row) => [
    row.strategy,
    formatBytes(row.budgetBytes),
    formatShare(row.must),
    formatShare({ count: row.named, of: row.must.of }),
    formatShare(row.whole),
    formatShare(row.lost),
    formatShare(row.noise),
    formatShare(row.contentIdentical),
    formatShare(row.withinLimit),
    formatBytes(row.bytesOut),
  ]);
  return pageTable(titles, rows);
}
