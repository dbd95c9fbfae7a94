/** The sums of all sessions as a table of the page. */

import { pageTable } from '../page-table.js';
import type { Markup } from '../svg.js';
import { formatChange, formatCost, formatTokens } from './amounts.js';
import type { ReplayReport } from './replay-report.js';

export function totalsTable({ totals, unit, sessions }: ReplayReport): Markup {
  const titles = ['policy', 'cost', 'change', 'dearer on', 'worst', 'sent', 'read', 'written', 'rewrites', 'cuts'];
  const rows = totals.map((total) => [
    total.policy,
    formatCost(total.cost, unit),
    total.saved === undefined ? '' : formatChange(-total.saved),
    total.dearer === undefined ? '' : `${total.dearer} of ${sessions.length}`,
    total.worst === undefined ? '' : formatChange(total.worst),
    formatTokens(total.tokens),
    formatTokens(total.read),
    formatTokens(total.written),
    String(total.rewrites),
    String(total.cuts),
  ]);
  return pageTable(titles, rows);
}
