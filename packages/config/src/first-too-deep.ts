/**
 * The limit on nesting, before anything recurses: what composes the values calls itself for each level, and a text of
 * brackets alone can use up the stack in a place where the engine ends the process.
 */
import type { CST } from 'yaml';
import { maxDepth } from './config-node.js';

/** A token that lies deeper than `maxDepth`, if there is one. */
export function firstTooDeep(tokens: readonly CST.Token[]): CST.Token | undefined {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > maxDepth) return token;
    for (const inner of within(token)) open.push({ token: inner, depth: depth + 1 });
  }
  return undefined;
}

function within(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [...(key ? [key] : []), ...(value ? [value] : [])]);
}
