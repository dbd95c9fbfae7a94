/**
 * One finding for all that say the same of different places: a recording may be broken in the same way at every line, and a
 * reader wants to know in which ways, how often and where to look.
 */
import type { Finding } from '../finding.js';

/** Places and names that are spelled out before the rest is counted. */
const mostNamed = 3;

/** In the order of the first of each kind, which keeps its place. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.code} ${finding.message}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group as [Finding, ...Finding[]];
    if (others.length === 0) return first;
    const places = [...new Set(others.map(({ at }) => at))].filter((at) => at !== first.at);
    const also = places.length > 0 ? `, also at ${named(places)}` : '';
    return { ...first, message: `${first.message} (${group.length} times${also})` };
  });
}

/** The first few of some words, and how many more there are. */
export function named(words: readonly string[]): string {
  const more = words.length - mostNamed;
  return words.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
