/**
 * Compactions keep entries of their own branch: a recording whose tree is broken may name one of another. Such a
 * compaction keeps nothing, and that is reported.
 */
import type { Entry } from '../entry.js';
import type { Finding } from '../finding.js';

/** Takes `keptFrom` out of the compactions that it does not come before. Linear. */
export function dropForeignKeptFrom(entries: Entry[], findings: Finding[]): void {
  if (!entries.some((entry) => entry.type === 'compaction' && entry.keptFrom !== undefined)) return;
  const spans = spansOf(entries);
  entries.forEach((entry, index) => {
    if (entry.type !== 'compaction' || entry.keptFrom === undefined) return;
    const [own, kept] = [spans.get(entry.id), spans.get(entry.keptFrom)];
    if (own && kept && kept.first < own.first && own.last <= kept.last) return;
    const { keptFrom, ...rest } = entry;
    entries[index] = rest;
    const message = 'what this compaction keeps is not before it: nothing is lost, it stands for all that is';
    findings.push({ code: 'foreign-kept-from', at: `entry ${entry.id}`, message });
  });
}

/** The place of an entry in a walk of the tree, and that of the last entry below it. */
interface Span {
  readonly first: number;
  last: number;
}

function spansOf(entries: readonly Entry[]): ReadonlyMap<string, Span> {
  const below = new Map<string | null, string[]>();
  for (const entry of entries) {
    const before = entry.type === 'rewind' ? entry.to : entry.parent;
    const known = below.get(before);
    if (known) known.push(entry.id);
    else below.set(before, [entry.id]);
  }
  const spans = new Map<string, Span>();
  const open: { readonly span: Span | undefined; readonly rest: string[] }[] = [
    { span: undefined, rest: (below.get(null) ?? []).toReversed() },
  ];
  let place = 0;
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const id = top.rest.pop();
    if (id === undefined) {
      if (top.span) top.span.last = place - 1;
      open.pop();
      continue;
    }
    const span = { first: place, last: place };
    place += 1;
    spans.set(id, span);
    open.push({ span, rest: (below.get(id) ?? []).toReversed() });
  }
  return spans;
}
