/**
 * Gives each of many names that may repeat an id of its own: the first keeps its name, the next ones get `name~2`,
 * `name~3` and so on, past those that are taken. What an id is depends on the names before it alone.
 */
export function uniqueIds(mark = '~', taken: Iterable<string> = []): (name: string) => string {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return (name) => {
    let id = name;
    if (used.has(id)) {
      let count = next.get(name) ?? 2;
      do id = `${name}${mark}${count++}`;
      while (used.has(id));
      next.set(name, count);
    }
    used.add(id);
    return id;
  };
}
