/** How the table and the page write tokens, costs and changes. */

/** `940`, `12.3k`, `4.56M`. */
export function formatTokens(tokens: number): string {
  if (tokens < 999.5) return String(Math.round(tokens));
  return tokens < 999_500 ? `${digits(tokens / 1_000)}k` : `${digits(tokens / 1_000_000)}M`;
}

/** Dollars with the cents that matter, or units as tokens are written. */
export function formatCost(cost: number, unit: 'units' | 'usd'): string {
  if (unit === 'units') return formatTokens(cost);
  return `$${cost.toFixed(cost < 1 ? 4 : 2)}`;
}

/** A change as a share: `−32.1 %`, `+0.4 %`; `0 %` only where there is none. */
export function formatChange(change: number): string {
  if (change === 0) return '0 %';
  return `${change < 0 ? '−' : '+'}${Math.max(0.1, Math.abs(100 * change)).toFixed(1)} %`;
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
