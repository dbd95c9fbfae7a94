/**
 * Two layers as one, field by field. Merging is associative, so layers can be merged in any grouping; null is what changes
 * nothing. Lists are values: they replace, and do not add up.
 */
import type { ConfigNode } from './config-node.js';

/** What holds when `strong` lies over `weak`. A field that `strong` omits or sets to null is that of `weak`. */
export function mergeNodes(weak: ConfigNode, strong: ConfigNode): ConfigNode {
  if (strong.value === null) return weak;
  const fields = new Map(weak.fields);
  for (const [key, field] of strong.fields) {
    const under = fields.get(key);
    fields.set(key, under ? mergeNodes(under, field) : field);
  }
  return { ...strong, fields };
}
