/** The word that was probably meant: the nearest by edits, where it is near enough to be a slip of the fingers. */

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const begun = word.length > 1 ? candidates.find((candidate) => candidate.startsWith(word)) : undefined;
  if (begun !== undefined) return begun;
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ edits }) => edits <= Math.max(1, word.length / 3))
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** Letters inserted, removed, exchanged or swapped with the next to make `b` of `a`. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row[j] = Math.min(exchanged, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
}
