/** The report as tables for people: one a corpus and budget, and one of the kinds in it. */
import type { BenchReport, Summary } from './bench-report.js';
import { formatBytes, formatShare } from './format.js';

interface Column {
  readonly title: string;
  readonly cell: (summary: Summary) => string;
}

const columns: readonly Column[] = [
  { title: 'strategy', cell: ({ strategy }) => strategy },
  { title: 'must kept', cell: ({ must }) => formatShare(must) },
  { title: 'named', cell: ({ named, must }) => formatShare({ count: named, of: must.of }) },
  { title: 'whole', cell: ({ whole }) => formatShare(whole) },
  { title: 'all lost', cell: ({ lost }) => formatShare(lost) },
  { title: 'noise', cell: ({ noise }) => formatShare(noise) },
  { title: 'content same', cell: ({ contentIdentical }) => formatShare(contentIdentical) },
  { title: 'in limit', cell: ({ withinLimit }) => formatShare(withinLimit) },
  { title: 'findings', cell: ({ findings }) => findings?.toString() ?? '' },
  { title: 'bytes out', cell: ({ bytesOut, bytesIn }) => `${formatBytes(bytesOut)} of ${formatBytes(bytesIn)}` },
  {
    title: 'tokens out',
    cell: ({ tokensOut, tokensIn }) =>
      tokensOut === undefined ? '' : `${tokensOut} (${formatShare({ count: tokensOut, of: tokensIn ?? 0 })})`,
  },
  { title: 'ms/MB', cell: ({ msPerMegabyte }) => msPerMegabyte?.toFixed(1) ?? '' },
];

/** The whole report as text for a terminal of 120 columns, without a final line end. */
export function renderTable(report: BenchReport): string {
  const parts = report.corpora.flatMap(({ name, cases }) =>
    report.budgets.flatMap((budgetBytes) => {
      const here = report.summaries.filter((row) => row.corpus === name && row.budgetBytes === budgetBytes);
      const title = `${name} · ${cases} cases · budget ${formatBytes(budgetBytes)}`;
      const kinds = new Set(here.flatMap(({ kind }) => kind ?? []));
      const tables = [`${title}\n${strategyTable(here.filter(({ kind }) => kind === undefined))}`];
      if (kinds.size > 1) tables.push(kindTable(report.strategies, [...kinds].sort(), here));
      return tables;
    }),
  );
  if (report.problems.length > 0) parts.push(renderProblems(report));
  return parts.join('\n\n');
}

/** A column in which no strategy has anything is left out. */
function strategyTable(summaries: readonly Summary[]): string {
  const shown = columns.filter(({ cell }) => summaries.some((summary) => cell(summary) !== ''));
  return align([shown.map(({ title }) => title), ...summaries.map((row) => shown.map(({ cell }) => cell(row)))]);
}

function kindTable(strategies: readonly string[], kinds: readonly string[], summaries: readonly Summary[]): string {
  const rows = kinds.map((kind) => {
    const ofKind = summaries.filter((summary) => summary.kind === kind);
    const kept = strategies.map((name) => ofKind.find(({ strategy }) => strategy === name)?.must);
    return [kind, String(ofKind[0]?.cases ?? 0), ...kept.map((must) => (must ? formatShare(must) : ''))];
  });
  return align([['must kept by kind', 'cases', ...strategies], ...rows]);
}

function renderProblems({ problems }: BenchReport): string {
  return [
    `${problems.length} problems in the corpora`,
    ...problems.map(({ path, reason }) => `  ${path}: ${reason}`),
  ].join('\n');
}

/** Pads the cells of each column to one width: names stand to the left, numbers to the right. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
