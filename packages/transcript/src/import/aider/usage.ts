/** aider's report of a request: `Tokens: 5.2k sent, 3k cache hit, 604 received. Cost: $0.02 message, $0.05 session.` */
import type { Usage } from '../../message.js';
import { present } from '../json-fields.js';

const report = /^Tokens: ([^\n]*?)received\./;
const amount = /([\d.,]{1,20})(k?) (sent|cache write|cache hit|cached|$)/g;
const cost = /Cost: \$([\d.]{1,20}) (?:request|message)/;

/** The usage that a text of aider's reports; undefined where it does not. `model` says whether what was cached was sent too. */
export function usageOf(text: string, model: string | undefined): Usage | undefined {
  const line = text.split('\n').findIndex((part) => part.startsWith('Tokens: '));
  const [tokens = '', next = ''] = line < 0 ? [] : text.split('\n').slice(line, line + 2);
  const amounts = report.exec(tokens)?.[1];
  if (amounts === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const [, count = '', thousands, name = ''] of amounts.matchAll(amount))
    counts.set(name, Math.round(Number(count.replaceAll(',', '')) * (thousands === 'k' ? 1000 : 1)));
  const [sent, output] = [counts.get('sent') ?? 0, counts.get('') ?? 0];
  const [cacheRead, cacheWrite] = [
    counts.get('cache hit') ?? counts.get('cached') ?? 0,
    counts.get('cache write') ?? 0,
  ];
  // Anthropic's models report cached tokens beside those sent, all others among them.
  const among = model?.includes('claude') !== true && cacheRead <= sent;
  const costUsd = Number(cost.exec(`${tokens} ${next}`)?.[1] ?? Number.NaN);
  return {
    input: among ? sent - cacheRead : sent,
    output,
    cacheRead,
    cacheWrite,
    ...present({ costUsd: Number.isFinite(costUsd) ? costUsd : undefined }),
  };
}
