/** All layers of a program's configuration, and what holds when they lie over each other. Text in, data out. */
import { type ConfigNode, type LayerName, noFields } from './config-node.js';
import type { Finding } from './finding.js';
import { mergeNodes } from './merge-nodes.js';
import { type ParsedLayer, parseText, type TextLayer } from './parse-text.js';
import { type ValuesLayer, valuesLayer } from './values-layer.js';

export interface LoadedConfig {
  /** Each layer by itself, the weakest first: for settings whose layers are judged one by one. */
  readonly layers: readonly ConfigNode[];
  /** What holds: each value with the layer that set it. */
  readonly config: ConfigNode;
  readonly findings: readonly Finding[];
}

const ranks: Readonly<Record<LayerName, number>> = { 'built-in': 0, user: 1, project: 2, environment: 3, flags: 4 };

/**
 * Reads the layers given, in any order: built-in < user < project < environment < flags; of one name the later is stronger.
 * An omitted field and null inherit.
 *
 * @throws {CtxError} as `parseText` and `valuesLayer` do: the first fault of the weakest layer that has one.
 */
export function loadLayers(sources: readonly (TextLayer | ValuesLayer)[]): LoadedConfig {
  const parsed = [...sources].sort((one, other) => ranks[one.name] - ranks[other.name]).map(parse);
  const layers = parsed.map(({ root }) => root);
  const nothing: ConfigNode = { value: undefined, fields: noFields, layer: 'built-in' };
  return {
    layers,
    config: layers.reduce(mergeNodes, nothing),
    findings: parsed.flatMap(({ findings }) => findings),
  };
}

function parse(source: TextLayer | ValuesLayer): ParsedLayer {
  return 'text' in source ? parseText(source) : { root: valuesLayer(source), findings: [] };
}
