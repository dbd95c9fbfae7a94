export { type NewOutputIdOptions, newOutputId } from './new-output-id.js';
export { type OpenOutputsOptions, type OutputStore, openOutputs } from './open-outputs.js';
export type { OutputErrorCode } from './output-error.js';
export type { OutputAbout, OutputInfo } from './output-record.js';
export type { OutputWriter } from './output-writer.js';
export type { RecallOptions, RecallResult } from './recall.js';
