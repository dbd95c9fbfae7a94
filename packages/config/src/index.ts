export type { ConfigErrorCode } from './config-error.js';
export { type ConfigNode, type ConfigScalar, configAt, type LayerName } from './config-node.js';
export type { Finding } from './finding.js';
export { type LoadedConfig, loadLayers } from './load-layers.js';
export { mergeNodes } from './merge-nodes.js';
export type { TextLayer } from './parse-text.js';
export { readLayer } from './read-layer.js';
export type { ValuesLayer } from './values-layer.js';
