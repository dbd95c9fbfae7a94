/** Configuration as a tree in which each value knows where it was set. */

/** From the weakest to the strongest. */
export type LayerName = 'built-in' | 'user' | 'project' | 'environment' | 'flags';

export type ConfigScalar = string | number | boolean | null;

export interface ConfigNode {
  /** A scalar or a list. `undefined` where this is a mapping. */
  readonly value: ConfigScalar | readonly ConfigNode[] | undefined;
  /**
   * The fields of a mapping, in the order written. In a merged tree a scalar has them too: what weaker layers set beneath
   * it, which a stronger mapping brings to light again.
   */
  readonly fields: ReadonlyMap<string, ConfigNode>;
  readonly layer: LayerName;
  /** Where the key stands, of the root and of the items of a list the value. Only of layers that are files. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Deepest nesting of any layer. */
export const maxDepth = 64;

export const noFields: ReadonlyMap<string, ConfigNode> = new Map();

/** The node at a path such as `context.reduction`. `undefined` where nothing is set: omitted, null, or beneath a scalar. */
export function configAt(root: ConfigNode, path: string): ConfigNode | undefined {
  const node = path
    .split('.')
    .reduce<ConfigNode | undefined>((at, key) => (at?.value === undefined ? at?.fields.get(key) : undefined), root);
  return node?.value === null ? undefined : node;
}
