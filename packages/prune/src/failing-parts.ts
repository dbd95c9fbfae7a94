import type { Item } from './item.js';

/**
 * Marks the items that lie in a part of the output that ends in a failing exit: from the exit back to the command that
 * was echoed before it. `undefined` where nothing exits so.
 */
export function findParts(items: readonly Item[]): Uint8Array | undefined {
  const inPart = new Uint8Array(items.length);
  let inside = false;
  let found = false;
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i] as Item;
    if (item.kind === 'line' && item.facts.class === 'exit') {
      inside = true;
      found = true;
    } else if (item.kind === 'line' && item.facts.class === 'command' && item.facts.specific) inside = false;
    if (inside) inPart[i] = 1;
  }
  return found ? inPart : undefined;
}
