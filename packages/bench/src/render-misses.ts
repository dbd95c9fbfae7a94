/** What a strategy did not show, case by case: the list to work from. */
import type { BenchReport, CaseScore } from './bench-report.js';
import { formatBytes } from './format.js';
import { limitsOf } from './limits.js';

/** Each case with missed lines, findings, a broken limit or content that was changed; empty when there is none. */
export function renderMisses(report: BenchReport): string {
  return report.cases
    .map((score) => ({ score, faults: listFaults(score) }))
    .filter(({ faults }) => faults.length > 0)
    .map(({ score, faults }) => [title(score), ...faults.map((fault) => `  ${fault}`)].join('\n'))
    .join('\n');
}

function title({ corpus, case: id, kind, strategy, budgetBytes, must, named, bytesIn, bytesOut }: CaseScore): string {
  const kept = `kept ${must.count} of ${must.of}${named > 0 ? `, ${named} named` : ''}`;
  return `${corpus}/${id} [${kind}] ${strategy} at ${formatBytes(budgetBytes)}: ${kept}, ${formatBytes(bytesIn)} to ${formatBytes(bytesOut)}`;
}

function listFaults(score: CaseScore): string[] {
  const changed = score.kind === 'content' && score.bytesIn <= limitsOf(score.budgetBytes).capBytes && !score.identical;
  return [
    ...score.missed.map((line) => `- ${line}`),
    ...(score.withinLimit ? [] : [`over the limit of ${formatBytes(score.limitBytes)}`]),
    ...(changed ? ['content, but not shown as it was'] : []),
    ...(score.findings ?? []).map((finding) => `verify: ${finding}`),
  ];
}
