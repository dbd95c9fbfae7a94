export { isCtxError } from '@ctx/error';
export { createPruner, type Pruner } from './create-pruner.js';
export { type PruneErrorCode, type PruneOptions, type RecallOffer, recallCommand, recallTool } from './options.js';
export { prune } from './prune.js';
export type { DroppedClass, OutputKind, PruneReport, PruneResult, Segment } from './report.js';
export { type Finding, verify } from './verify.js';
