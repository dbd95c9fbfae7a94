/** Finds the ids that a mistyped one may have meant, by edit distance. */

const SHOWN = 3;
/** Longer ids are compared by their start, so that a hostile one costs no more than others. */
const COMPARED_LENGTH = 64;

/** At most three of `ids`, nearest first; none that is further from `id` than half of its length. */
export function nearestIds(id: string, ids: readonly string[]): string[] {
  const wanted = id.slice(0, COMPARED_LENGTH).toLowerCase();
  return ids
    .map((candidate) => ({
      candidate,
      distance: editDistance(wanted, candidate.slice(0, COMPARED_LENGTH).toLowerCase()),
    }))
    .filter(({ distance }) => distance * 2 <= wanted.length)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .map(({ candidate }) => candidate);
}

/** Insertions, deletions and replacements that make `from` into `to`. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
