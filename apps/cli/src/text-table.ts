/** A table for people: columns as wide as their longest cell, made to fit the terminal. */

/** So much of the last column must be readable before another one is left out. */
const LEAST_LAST_COLUMN = 24;

/**
 * The rows as lines, the first one being the head. Where the terminal is too narrow, the columns named in `dispensable`
 * go, the first one first, and then lines are cut.
 */
export function textTable(
  rows: readonly (readonly string[])[],
  dispensable: readonly string[],
  columns: number = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): string {
  // Not Math.max of all rows at once: a call takes only so many arguments.
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
  );
  let room = columns - widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  const dropped = new Set<number>();
  for (const column of dispensable.map((name) => rows[0]?.indexOf(name) ?? -1)) {
    if (room >= Math.min(LEAST_LAST_COLUMN, widths.at(-1) ?? 0)) break;
    dropped.add(column);
    room += (widths[column] ?? 0) + 2;
  }
  return rows
    .map((row) =>
      row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).filter((_, column) => !dropped.has(column)),
    )
    .map((cells) => `${cut(cells.join('  ').trimEnd(), columns)}\n`)
    .join('');
}

function cut(line: string, columns: number): string {
  return line.length <= columns ? line : `${line.slice(0, columns - 1)}…`;
}
