import type { ConfigNode } from '../src/index.js';

/** A tree without its places, as plain data. */
export function plain(node: ConfigNode): unknown {
  if (node.value === undefined) return Object.fromEntries([...node.fields].map(([key, field]) => [key, plain(field)]));
  return isList(node.value) ? node.value.map(plain) : node.value;
}

function isList(value: ConfigNode['value']): value is readonly ConfigNode[] {
  return Array.isArray(value);
}
