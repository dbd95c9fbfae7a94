/**
 * The records of a Claude Code session, each after the one that it names as its parent: several processes append to the
 * file, so some come before their parent. A record whose parent is nowhere, or that waits for itself, keeps its place.
 */
import { nameOf } from '../json-fields.js';
import type { JsonLine } from '../json-lines.js';

export function* inOrder(lines: readonly JsonLine[]): Generator<JsonLine> {
  const known = new Set(lines.map(uuidOf));
  const given = new Set<JsonLine>();
  const placed = new Set<string>();
  const waiting = new Map<string, JsonLine[]>();

  /** A line and those that wait for it, and for those in turn. */
  function* release(line: JsonLine): Generator<JsonLine> {
    const next = [line];
    for (let current = next.pop(); current; current = next.pop()) {
      if (given.has(current)) continue;
      given.add(current);
      yield current;
      const uuid = uuidOf(current);
      if (uuid === undefined) continue;
      placed.add(uuid);
      for (const child of waiting.get(uuid)?.reverse() ?? []) next.push(child);
      waiting.delete(uuid);
    }
  }

  for (const line of lines) {
    const parent = nameOf(line.value?.parentUuid);
    const waits = parent !== undefined && known.has(parent) && !placed.has(parent) && parent !== uuidOf(line);
    if (!waits) yield* release(line);
    else if (!waiting.get(parent)?.push(line)) waiting.set(parent, [line]);
  }
  // What still waits goes in a circle: the first of them is taken as it comes.
  for (const line of lines) yield* release(line);
}

function uuidOf({ value }: JsonLine): string | undefined {
  return nameOf(value?.uuid);
}
